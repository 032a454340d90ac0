import '../testing/text-encoder.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import { AddressInTest } from '../testing/address-in-test.tsx';
import { hydrateInTest } from './hydrate-in-test.tsx';
import { Tabs as TabsAlone } from './tabs.tsx';

function Tabs(props: ComponentProps<typeof TabsAlone>) {
  return (
    <AddressInTest>
      <TabsAlone {...props} />
    </AddressInTest>
  );
}

const tabs = [
  { id: 'definition', label: 'Definition', content: <p>What it is</p> },
  { id: 'types', label: 'Types', content: <p>Three forms</p> },
  { id: 'causes', label: 'Causes', content: <p>Where it comes from</p> },
];

Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
  Object.assign(performance, { getEntriesByType: () => [] });
});

/** How the browser says that the document came. */
function documentCameBy(type: 'navigate' | 'reload') {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

function goToHash(hash: string) {
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

/** Presses a key and gives the tab that is then focused and selected. */
async function tabAfter(key: string): Promise<string | null | undefined> {
  await userEvent.keyboard(key);
  expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
  return document.activeElement?.textContent;
}

test('without JavaScript all panels are there, each under its heading, with links to them', async () => {
  await hydrateInTest(<Tabs label="About ADHD" tabs={tabs} />, (page) => {
    expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
    expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Definition',
      'Types',
      'Causes',
    ]);
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#definition',
      '#types',
      '#causes',
    ]);
  });
});

test('once live, the first tab is selected and only its panel is seen', async () => {
  await hydrateInTest(<Tabs label="About ADHD" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'About ADHD' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Definition', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Definition' })).toHaveTextContent('What it is');
  expect(screen.getByText('Three forms')).not.toBeVisible();
});

test('going live leaves the focus where it was', async () => {
  await hydrateInTest(<Tabs label="About ADHD" tabs={tabs} />, (page) =>
    page.querySelector<HTMLElement>('[href="#types"]')?.focus(),
  );
  expect(screen.getByRole('tab', { name: 'Types' })).toHaveFocus();
});

test('a press selects a tab, tells the parent, and names the tab in the address of the same entry', async () => {
  const onSelect = jest.fn();
  window.history.replaceState(null, '', '/adhd?age=4-6#types');
  const entries = window.history.length;
  render(<Tabs label="About ADHD" tabs={tabs} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Causes' }));
  expect(screen.getByText('Where it comes from')).toBeVisible();
  expect(onSelect).toHaveBeenLastCalledWith('causes');
  expect(window.location.href).toBe('http://localhost/adhd?age=4-6#causes');
  await userEvent.keyboard('{ArrowLeft}');
  expect(window.location.hash).toBe('#types');
  expect(window.history.length).toBe(entries);
});

test('where the address names no tab, a reload opens the one that was open, and a new visit the first', async () => {
  const first = render(<Tabs label="About ADHD" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Causes' }));
  first.unmount();
  window.history.replaceState(null, '', '/#help');

  documentCameBy('reload');
  await hydrateInTest(<Tabs label="About ADHD" tabs={tabs} />);
  expect(screen.getByRole('tab', { name: 'Causes', selected: true })).toBeInTheDocument();

  document.body.replaceChildren();
  documentCameBy('navigate');
  await hydrateInTest(<Tabs label="About ADHD" tabs={tabs} />);
  expect(screen.getByRole('tab', { name: 'Definition', selected: true })).toBeInTheDocument();
});

test('another tab may be the first one that is seen', () => {
  render(<Tabs label="About ADHD" tabs={tabs} first="types" />);
  expect(screen.getByRole('tab', { name: 'Types', selected: true })).toBeInTheDocument();
});

test('arrow keys select the next tab and go round, Home and End go to the ends', async () => {
  render(<Tabs label="About ADHD" tabs={tabs} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Definition' })).toHaveFocus();
  expect(await tabAfter('{ArrowLeft}')).toBe('Causes');
  expect(await tabAfter('{ArrowRight}')).toBe('Definition');
  expect(await tabAfter('{ArrowRight}')).toBe('Types');
  expect(await tabAfter('{End}')).toBe('Causes');
  expect(await tabAfter('{Home}')).toBe('Definition');
});

test('the Tab key leads from the selected tab to its panel', async () => {
  render(<Tabs label="About ADHD" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Definition' })).toHaveFocus();
});

test('the address selects a tab at the start and later, and then the focus is on the panel', async () => {
  window.location.hash = '#types';
  render(<Tabs label="About ADHD" tabs={tabs} />);
  expect(screen.getByRole('tab', { name: 'Types', selected: true })).toBeInTheDocument();
  goToHash('#causes');
  expect(screen.getByRole('tab', { name: 'Causes', selected: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Causes' })).toHaveFocus());
  goToHash('#elsewhere');
  expect(screen.getByRole('tab', { name: 'Causes', selected: true })).toBeInTheDocument();
});

test('a parent that keeps the selection decides', async () => {
  const onSelect = jest.fn();
  render(<Tabs label="About ADHD" tabs={tabs} selected="types" onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Causes' }));
  expect(onSelect).toHaveBeenCalledWith('causes');
  expect(screen.getByRole('tab', { name: 'Types', selected: true })).toBeInTheDocument();
});

test('panels that are put away are marked to be printed', () => {
  render(<Tabs label="About ADHD" tabs={tabs} />);
  expect(screen.getByText('Three forms').closest('[hidden]')).toHaveAttribute('data-print');
});

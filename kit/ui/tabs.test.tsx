import '../testing/text-encoder.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { ComponentProps } from 'react';
import { AddressInTest } from '../testing/address-in-test.tsx';
import { hydrateInTest } from '../testing/hydrate-in-test.tsx';
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
});

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

test('shows all panels without JavaScript; hydration selects the first tab and keeps focus', async () => {
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
    page.querySelector<HTMLElement>('[href="#types"]')?.focus();
  });
  expect(screen.getByRole('tablist', { name: 'About ADHD' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Definition', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Types' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Definition' })).toHaveTextContent('What it is');
  expect(screen.getByText('Three forms')).not.toBeVisible();
});

test('Tab moves to the selected tab, then its panel; arrows, Home and End select another', async () => {
  render(<Tabs label="About ADHD" tabs={tabs} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Definition' })).toHaveFocus();
  expect(await tabAfter('{ArrowLeft}')).toBe('Causes');
  expect(await tabAfter('{ArrowRight}')).toBe('Definition');
  expect(await tabAfter('{ArrowRight}')).toBe('Types');
  expect(await tabAfter('{End}')).toBe('Causes');
  expect(await tabAfter('{Home}')).toBe('Definition');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Definition' })).toHaveFocus();
});

test('selects the tab in the address on load and on later changes, and focuses the panel', async () => {
  window.location.hash = '#types';
  render(<Tabs label="About ADHD" tabs={tabs} />);
  expect(screen.getByRole('tab', { name: 'Types', selected: true })).toBeInTheDocument();
  goToHash('#causes');
  expect(screen.getByRole('tab', { name: 'Causes', selected: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Causes' })).toHaveFocus());
  goToHash('#elsewhere');
  expect(screen.getByRole('tab', { name: 'Causes', selected: true })).toBeInTheDocument();
});

test('selects another default tab if requested', () => {
  render(<Tabs label="About ADHD" tabs={tabs} first="types" />);
  expect(screen.getByRole('tab', { name: 'Types', selected: true })).toBeInTheDocument();
});

test('as a controlled component, shows the tab that its parent selects', async () => {
  const onSelect = jest.fn();
  render(<Tabs label="About ADHD" tabs={tabs} selected="types" onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Causes' }));
  expect(onSelect).toHaveBeenCalledWith('causes');
  expect(screen.getByRole('tab', { name: 'Types', selected: true })).toBeInTheDocument();
});

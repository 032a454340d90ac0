import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from '@jest/globals';
import { Accordion } from './accordion.tsx';
import { hydrateInTest } from '../testing/hydrate-in-test.tsx';

const items = [
  { id: 'why', title: 'Why should my child be screened?', content: <p>Some things are missed.</p> },
  { id: 'safe', title: 'Is it safe?', content: <p>Nothing hurts.</p> },
];

Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  window.location.hash = '';
});

test('answers start closed; opening one closes the other, and another click closes it again', async () => {
  render(<Accordion items={items} headingLevel={2} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getByText('Some things are missed.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Why should my child be screened?'));
  expect(screen.getByText('Some things are missed.')).toBeVisible();
  await userEvent.click(screen.getByText('Is it safe?'));
  expect(screen.getByText('Nothing hurts.')).toBeVisible();
  expect(screen.getByText('Some things are missed.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Is it safe?'));
  expect(screen.getByText('Nothing hurts.')).not.toBeVisible();
});

test('is exclusive without JavaScript, and keeps an answer opened before hydration', async () => {
  await hydrateInTest(<Accordion items={items} />, (page) => {
    const [first, second] = page.querySelectorAll('details');
    expect(first?.getAttribute('name')).toBeTruthy();
    expect(second?.getAttribute('name')).toBe(first?.getAttribute('name'));
    first?.setAttribute('open', '');
  });
  expect(screen.getByText('Some things are missed.')).toBeVisible();
});

test('opens the question in the URL’s fragment, on load and on later changes', () => {
  window.location.hash = '#safe';
  render(<Accordion items={items} />);
  expect(screen.getByText('Nothing hurts.')).toBeVisible();
  act(() => {
    window.location.hash = '#why';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByText('Some things are missed.')).toBeVisible();
  expect(screen.getByText('Nothing hurts.')).not.toBeVisible();
});

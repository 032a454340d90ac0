import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConditionContent } from '../content/condition-schema.ts';
import { renderPage } from '../testing/render-page.tsx';
import { groups, smallCondition } from '../testing/small-condition.ts';
import { behaviouralCards } from '../content/condition-lists.data.ts';
import { behaviouralCategory } from '../testing/documents.ts';
import { categoryPage } from './category/category-page.tsx';
import { conditionPage } from './condition/condition-page.tsx';

/** A condition with signs by age. */
const byAge: ConditionContent = {
  ...smallCondition,
  signs: {
    icon: 'kid',
    heading: 'Signs by age',
    intro: { text: 'A sentence.' },
    kind: 'groups',
    byAge: true,
    groups: groups('Age', 2),
  },
};

afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

test('writes the chosen age to the address, and Back still leaves the page', async () => {
  renderPage(conditionPage(smallCondition));
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('radio', { name: '4–17 years' }));
  expect(window.location.search).toBe('?age=4-17');
  expect(window.location.hash).toBe('');
  expect(window.history.length).toBe(entries);
});

test('selects the age in a link, on every page with that age', async () => {
  window.history.replaceState(null, '', '/?age=1-4');
  renderPage(conditionPage(smallCondition));
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('1–4 years');
  document.body.replaceChildren();

  renderPage(categoryPage(behaviouralCategory, await behaviouralCards()));
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('1–4 years');
  document.body.replaceChildren();

  window.history.replaceState(null, '', '/?age=24-31');
  renderPage(conditionPage(smallCondition));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('choosing an age opens the signs at that age, if signs are split by age', async () => {
  renderPage(conditionPage(byAge));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Definition');

  await userEvent.click(screen.getByRole('radio', { name: '4–17 years' }));
  expect(window.location.search + window.location.hash).toBe('?age=4-17#signs');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Sign & Symptoms');
  expect(screen.getByRole('heading', { name: /^Age/ })).toHaveTextContent('Age 2');
  expect(screen.getByRole('link', { name: 'Signs at 4–17 years' })).toHaveAttribute(
    'href',
    '#signs',
  );
});

test('a link with an age opens the signs at that age, unless the link names another tab', async () => {
  window.history.replaceState(null, '', '/?age=4-17');
  renderPage(conditionPage(byAge));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Sign & Symptoms');
  expect(screen.getByRole('heading', { name: /^Age/ })).toHaveTextContent('Age 2');
  document.body.replaceChildren();

  window.history.replaceState(null, '', '/?age=4-17#causes');
  renderPage(conditionPage(byAge));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Causes');
  await userEvent.click(screen.getByRole('tab', { name: 'Sign & Symptoms' }));
  expect(screen.getByRole('heading', { name: /^Age/ })).toHaveTextContent('Age 2');
});

test('selects an age from another page if exactly one band matches', () => {
  window.history.replaceState(null, '', '/?months=48-72');
  renderPage(conditionPage(smallCondition));
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('4–17 years');
  expect(window.location.search).toBe('?months=48-72');
});

test('marks the bands that match an age from another page if there are several', async () => {
  window.history.replaceState(null, '', '/?months=12-60');
  renderPage(conditionPage(smallCondition));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  const hint = 'The ages that fit your earlier choice are marked: 1–4 years to 4–17 years.';
  expect(screen.getByText(hint, { exact: false })).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveAttribute('data-fits');

  await userEvent.click(screen.getByRole('radio', { name: '1–4 years' }));
  expect(window.location.search).toBe('?age=1-4');
  expect(screen.queryByText(hint, { exact: false })).toBeNull();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toHaveAttribute('data-fits');
});

test.each(['12', '48-12', '1-2-3', 'from-to', '-5-9', '204-216', ''])(
  'months "%s" in the address do not select or mark any age',
  (months) => {
    window.history.replaceState(null, '', `/?months=${months}`);
    renderPage(conditionPage(byAge));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(document.querySelector('[data-fits]')).toBeNull();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Definition');
  },
);

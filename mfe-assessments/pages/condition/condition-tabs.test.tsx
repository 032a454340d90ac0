import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { groups, smallCondition } from '../../testing/small-condition.ts';
import { visit } from '../../testing/visit.tsx';

const head = { icon: 'info', heading: 'A heading', intro: { text: 'A sentence.' } } as const;

afterEach(() => {
  window.location.hash = '';
});

/** Renders a condition with a tab open; returns the panel and its controls. */
async function openTab(condition: ConditionContent, label: string) {
  const user = userEvent.setup();
  await visit([condition]);
  await user.click(screen.getByRole('tab', { name: label }));
  const panel = within(screen.getByRole('tabpanel'));
  return {
    panel,
    next: (noun: string) => user.click(panel.getByRole('button', { name: `Next ${noun}` })),
  };
}

/** The visible items of a list that start with a word, with their numbers. */
function seen(word: string): string[] {
  return within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => text.includes(word));
}

test('on another condition, Definition is open and every list shows its first page', async () => {
  const user = userEvent.setup();
  const other: ConditionContent = { ...smallCondition, slug: 'depression' };
  const { goTo } = await visit([smallCondition, other]);
  await user.click(screen.getByRole('tab', { name: 'Causes' }));
  await user.click(screen.getByRole('button', { name: 'Next causes' }));
  await user.click(screen.getByRole('tab', { name: 'Types' }));
  await user.click(screen.getByRole('button', { name: 'Next types' }));

  for (const condition of [other, smallCondition]) {
    goTo(condition);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Definition');
    await user.click(screen.getByRole('tab', { name: 'Causes' }));
    expect(seen('Cause')[0]).toContain('Cause 1');
    await user.click(screen.getByRole('tab', { name: 'Types' }));
    expect(seen('Type')[0]).toContain('Type 1');
    await user.click(screen.getByRole('button', { name: 'Next types' }));
  }
});

test('a list stays on its page while another tab is open', async () => {
  const user = userEvent.setup();
  const { next } = await openTab(smallCondition, 'Types');

  await next('types');
  await user.click(screen.getByRole('tab', { name: 'Causes' }));
  await user.click(screen.getByRole('tab', { name: 'Types' }));

  expect(seen('Type')[0]).toContain('Type 6');
});

test('questions for the doctor follow the signs of an age', async () => {
  const [group, ...others] = groups('Age', 2);
  if (!group) throw new Error('There are no groups.');
  const askTheDoctor = {
    movement: [{ text: 'Does not sit' }],
    hands: [{ text: 'Does not grasp' }],
    languageAndHearing: [{ text: 'Does not babble' }],
    social: [{ text: 'Does not smile' }],
  };
  const signs = {
    ...head,
    kind: 'groups' as const,
    groups: [{ ...group, askTheDoctor }, ...others],
  };
  const { panel } = await openTab({ ...smallCondition, signs }, 'Sign & Symptoms');

  expect(panel.getByRole('heading', { name: 'Ask the doctor if your child…' })).toBeVisible();
  expect(panel.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Movement',
    'Hands',
    'Language and hearing',
    'Being with others',
  ]);
  expect(panel.getByText('Does not babble')).toBeVisible();
});

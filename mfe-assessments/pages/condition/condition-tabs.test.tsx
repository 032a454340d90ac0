import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConditionContent } from '../../content/condition-schema.ts';
import { groups, namedItems, points, smallCondition } from '../../testing/small-condition.ts';
import { visit } from '../../testing/visit.tsx';

const { types, treatment } = smallCondition;
const head = { icon: 'info', heading: 'A heading', intro: { text: 'A sentence.' } } as const;

afterEach(() => {
  window.location.hash = '';
});

/** Draws a condition with a tab open; gives the panel and what is pressed in it. */
async function openTab(condition: ConditionContent, label: string) {
  const user = userEvent.setup();
  await visit([condition]);
  await user.click(screen.getByRole('tab', { name: label }));
  const panel = within(screen.getByRole('tabpanel'));
  return {
    panel,
    next: (noun: string) => user.click(panel.getByRole('button', { name: `Next ${noun}` })),
    back: (noun: string) => user.click(panel.getByRole('button', { name: `Previous ${noun}` })),
    press: (name: string) => user.click(panel.getByRole('button', { name })),
  };
}

/** The words of what is seen of a list whose items begin with a word, numbers included. */
function seen(word: string): string[] {
  return within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => text.includes(word));
}

function isGreyed(name: string): boolean {
  return screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
}

test('there are six tabs, and Definition is open', async () => {
  await visit([smallCondition]);

  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Definition',
    'Types',
    'Sign & Symptoms',
    'Causes',
    'Diagnosis',
    'Treatment',
  ]);
  expect(screen.getByRole('tablist', { name: 'About small' })).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Definition');
  expect(screen.getByText('It is small.')).toBeVisible();
});

test('arrow keys, Home and End move between tabs and open them', async () => {
  const user = userEvent.setup();
  await visit([smallCondition]);

  await user.click(screen.getByRole('tab', { name: 'Types' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign & Symptoms' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Sign & Symptoms' })).toHaveTextContent('Sign 1');
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Treatment' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Definition' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Treatment' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tabpanel', { name: 'Definition' })).toBeVisible();
});

test('eleven types are five and then six, with numbers that go on', async () => {
  const { panel, next, back } = await openTab(smallCondition, 'Types');

  expect(seen('Type')).toEqual([1, 2, 3, 4, 5].map((number) => `${number}Type ${number}About it.`));
  expect(panel.getByText('01').parentElement).toHaveTextContent('01/02');
  expect(panel.getByRole('status')).toHaveTextContent('Page 1 of 2, types 1 to 5 of 11');
  expect(isGreyed('Previous types')).toBe(true);
  expect(isGreyed('Next types')).toBe(false);

  await next('types');
  expect(seen('Type')).toEqual(
    [6, 7, 8, 9, 10, 11].map((number) => `${number}Type ${number}About it.`),
  );
  expect(panel.getAllByText('02')[0]?.parentElement).toHaveTextContent('02/02');
  expect(panel.getByRole('status')).toHaveTextContent('Page 2 of 2, types 6 to 11 of 11');
  expect(isGreyed('Next types')).toBe(true);
  expect(isGreyed('Previous types')).toBe(false);

  await back('types');
  expect(seen('Type')).toHaveLength(5);
});

test('the unusable arrow does nothing and keeps the focus', async () => {
  const { next } = await openTab(smallCondition, 'Types');

  await next('types');
  await next('types');

  expect(seen('Type')[0]).toContain('Type 6');
  expect(screen.getByRole('button', { name: 'Next types' })).toHaveFocus();
});

test('all types can be shown at once, and put back on pages', async () => {
  const { press } = await openTab(smallCondition, 'Types');

  await press('Show all 11');
  expect(seen('Type')).toHaveLength(11);
  await press('Show page by page');
  expect(seen('Type')).toHaveLength(5);
});

test('five types are one page with nothing to press', async () => {
  const { panel } = await openTab(
    { ...smallCondition, types: { ...types, items: namedItems('Type', 5) } },
    'Types',
  );

  expect(seen('Type')).toHaveLength(5);
  expect(panel.queryByRole('button')).toBeNull();
});

test('grouped signs are one group a page, and the counter counts the groups', async () => {
  const { panel, next } = await openTab(
    { ...smallCondition, signs: { ...head, kind: 'groups', groups: groups('Group', 6) } },
    'Sign & Symptoms',
  );

  expect(panel.getAllByRole('heading', { name: /^Group/ })).toHaveLength(1);
  expect(panel.getByText('01').parentElement).toHaveTextContent('01/06');
  for (const page of ['02', '03', '04', '05', '06']) {
    await next('groups of signs');
    expect(panel.getAllByText(page)[0]?.parentElement).toHaveTextContent(`${page}/06`);
    expect(panel.getByRole('heading', { name: /^Group/ })).toHaveTextContent(
      `Group ${Number(page)}`,
    );
  }
  expect(isGreyed('Next groups of signs')).toBe(true);
});

test.each([16, 10])('of %d listed signs nine come first, then the rest', async (count) => {
  const { panel, next } = await openTab(
    { ...smallCondition, signs: { ...head, kind: 'list', items: points('Sign', count) } },
    'Sign & Symptoms',
  );

  expect(seen('Sign')).toEqual(points('Sign', 9).map(({ text }) => text));
  expect(panel.getByText('01').parentElement).toHaveTextContent('01/02');
  await next('signs');
  expect(seen('Sign')).toEqual(
    points('Sign', count)
      .slice(9)
      .map(({ text }) => text),
  );
});

test('seven causes are three and then four, with numbers that go on', async () => {
  const { panel, next } = await openTab(smallCondition, 'Causes');

  expect(seen('Cause')).toEqual([1, 2, 3].map((number) => `${number}Cause ${number}About it.`));
  expect(panel.getByText('01').parentElement).toHaveTextContent('01/02');
  expect(isGreyed('Previous causes')).toBe(true);
  await next('causes');
  expect(seen('Cause')).toEqual([4, 5, 6, 7].map((number) => `${number}Cause ${number}About it.`));
  expect(isGreyed('Next causes')).toBe(true);
});

test.each([2, 3])('%d groups of causes are as many pages', async (count) => {
  const { panel } = await openTab(
    { ...smallCondition, causes: { ...head, kind: 'groups', groups: groups('Group', count) } },
    'Causes',
  );

  expect(panel.getAllByRole('heading', { name: /^Group/ })).toHaveLength(1);
  expect(panel.getByText('01').parentElement).toHaveTextContent(`01/0${count}`);
});

test('treatment is one group a page, with a counter', async () => {
  const { panel, next } = await openTab(smallCondition, 'Treatment');

  expect(panel.getByRole('heading', { name: 'Help 1' })).toBeVisible();
  expect(panel.queryByRole('heading', { name: 'Help 2' })).toBeNull();
  expect(panel.getByText('01').parentElement).toHaveTextContent('01/03');
  await next('kinds of help');
  expect(panel.getByRole('heading', { name: 'Help 2' })).toBeVisible();
});

test('treatment can be all on one page, with nothing to press', async () => {
  const { panel } = await openTab(
    { ...smallCondition, treatment: { ...treatment, kind: 'all-on-one-page' } },
    'Treatment',
  );

  expect(panel.getAllByRole('heading', { name: /^Help/ })).toHaveLength(3);
  expect(panel.queryByRole('button')).toBeNull();
});

test('on another condition Definition is open and every list is on its first page', async () => {
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

test('pages stay where they are while another tab is looked at', async () => {
  const user = userEvent.setup();
  const { next } = await openTab(smallCondition, 'Types');

  await next('types');
  await user.click(screen.getByRole('tab', { name: 'Causes' }));
  await user.click(screen.getByRole('tab', { name: 'Types' }));

  expect(seen('Type')[0]).toContain('Type 6');
});

test('an address that names a tab opens it', async () => {
  window.location.hash = '#causes';
  await visit([smallCondition], { hash: '#causes' });

  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Causes');
});

test('a visit from another page opens the tab before the address bar has changed', async () => {
  await visit([smallCondition], { hash: '#treatment' });

  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Treatment');
});

test('a link to a tab on the same page opens it', async () => {
  const user = userEvent.setup();
  await visit([smallCondition]);

  await user.click(screen.getByRole('link', { name: 'What helps' }));

  expect(await screen.findByRole('tab', { selected: true, name: 'Treatment' })).toBeVisible();
});

test('an address that names something else leaves Definition open', async () => {
  await visit([smallCondition], { hash: '#sources' });

  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Definition');
});

test('signs of an age are followed by what to ask the doctor about', async () => {
  const [group, ...others] = groups('Age', 2);
  if (!group) throw new Error('There is no group.');
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

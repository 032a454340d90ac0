import { expect, test } from '@jest/globals';
import { findCondition } from '../testing/documents.ts';
import { milestoneProblems } from './check-milestones.ts';
import type { SignGroup } from './condition-schema.ts';

const page = findCondition('developmentalMilestone');
const { signs, ageBands } = page;
if (signs.kind !== 'groups') throw new Error('The signs are not grouped by age.');

/** Problems of the page with another group of signs at one age. */
function problemsWith(age: string, change: (group: SignGroup) => SignGroup): readonly string[] {
  if (signs.kind !== 'groups') return [];
  const groups = signs.groups.map((group) => (group.heading === age ? change(group) : group));
  return milestoneProblems({ ...page, signs: { ...signs, groups } });
}

const expecting = (text: string) =>
  problemsWith('4 to 8 months', (group) => ({ ...group, items: [...group.items, { text }] }));

test('accepts the milestones of the site', () => {
  expect(milestoneProblems(page)).toEqual([]);
});

test.each([
  ['Walks alone', 'expects "Walks alone", which most children do by 18 months'],
  ['Claps seven times', 'has a figure that is part of no progression: "Claps seven times"'],
])('reports that "%s" is expected too early or in no order', (text, problem) => {
  expect(expecting(text)).toContain(`4 to 8 months ${problem}`);
});

test('reports an ability below one that a younger child has', () => {
  expect(expecting('Walks alone')).toContainEqual(
    expect.stringMatching(/^"sitting, standing and walking" falls at 8 to 12 months: /),
  );
});

test('reports an age that expects nothing new, and the abilities that are then missing', () => {
  const problems = milestoneProblems({
    ...page,
    ageBands: ageBands.map((band) => (band.from === 4 ? { ...band, covers: [] } : band)),
    signs: {
      ...signs,
      groups: signs.groups.map((group) =>
        group.heading === '4 to 8 months'
          ? { ...group, intro: { text: 'A' }, items: [{ text: 'Smiles' }] }
          : group,
      ),
    },
  });
  expect(problems).toContain('4 to 8 months expects nothing new');
  expect(problems).toContainEqual(expect.stringMatching(/^"using the hands" has no /));
});

test('reports an age without questions for the doctor, and questions about later skills', () => {
  const { askTheDoctor } = signs.groups[0] ?? {};
  if (!askTheDoctor) throw new Error('The first age has no questions.');
  expect(problemsWith('4 to 8 months', ({ heading, items }) => ({ heading, items }))).toContain(
    'the signs of "4 to 8 months" need askTheDoctor',
  );
  const late = [{ text: 'Does not walk alone by 18 months' }];
  expect(
    problemsWith('4 to 8 months', (group) => ({
      ...group,
      askTheDoctor: { ...askTheDoctor, movement: late },
    })),
  ).toContain(
    '4 to 8 months asks the doctor about "Does not walk alone by 18 months", which is for later',
  );
});

test('reports a gap between ages, a heading of another age, and the wrong age for babble', () => {
  const problems = problemsWith('8 to 12 months', ({ items }) => ({ heading: 'Later', items }));
  expect(problems).toContain('the signs of "Later" are not named after their age');
  expect(problems).toContain('only 8 to 12 months must ask the doctor about babble, by 9 months');
  expect(milestoneProblems({ ...page, ageBands: ageBands.slice(1) })).not.toEqual([]);
  const gap = ageBands.map((band) => (band.from === 4 ? { ...band, from: 5 } : band));
  expect(milestoneProblems({ ...page, ageBands: gap })).toContain(
    'ageBands has a gap before 5 months',
  );
});

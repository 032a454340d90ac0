import { expect, test } from '@jest/globals';
import { summarize } from './figures.ts';

test('compares the medians of all rounds with the budgets', () => {
  const rounds = [
    { promoteMs: 1900, seo: 100, lostPresses: 0 },
    { promoteMs: 9000, seo: 99, lostPresses: 1 },
    { promoteMs: 2000, seo: 99, lostPresses: 0 },
  ].map((values) => ({ where: 'home', values }));
  expect(summarize(rounds)).toMatchObject([
    { figure: 'promoteMs', value: 2000, budget: '≤ 2000', missed: false },
    { figure: 'seo', value: 99, budget: '≥ 100', missed: true },
    { figure: 'lostPresses', value: 1, missed: true },
  ]);
  expect(summarize(rounds.slice(0, 2))[0]?.value).toBe(5450);
});

test('a page’s own budget replaces the one of its figure', () => {
  const pages = ['home', 'assessments'].map((where) => ({ where, values: { requests: 22 } }));
  expect(summarize(pages)).toMatchObject([
    { where: 'home', budget: '≤ 26', missed: false },
    { where: 'assessments', budget: '≤ 20', missed: true },
  ]);
});

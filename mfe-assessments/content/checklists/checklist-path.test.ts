import { expect, test } from '@jest/globals';
import { checklistPath, parseLanguage } from './checklist-path.ts';

const adhd = { topic: 'behavioural', slug: 'adhd' } as const;

test('a checklist stands below the page of its condition, the translations below the English one', () => {
  expect(checklistPath(adhd)).toBe('/assessments/behavioral/adhd/checklist');
  expect(checklistPath(adhd, 'en')).toBe('/assessments/behavioral/adhd/checklist');
  expect(checklistPath(adhd, 'kn')).toBe('/assessments/behavioral/adhd/checklist/kn');
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['kn', 'kn'],
  ['en', null],
  ['ta', null],
  ['hi/more', null],
])('the end %p of a path stands for %p', (rest, language) => {
  expect(parseLanguage(rest)).toBe(language);
});

import { expect, test } from '@jest/globals';
import { site } from '../testing/documents.ts';
import { assessmentLink, checklistPath, parseLanguage } from './paths.ts';

const adhd = { topic: 'behavioural', slug: 'adhd' } as const;

test('a checklist is below its condition’s page, translations below the English one', () => {
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
])('parses %p as the language %p', (rest, language) => {
  expect(parseLanguage(rest)).toBe(language);
});

test('links to a condition’s own test, or else to the page of all tests', () => {
  expect(assessmentLink(site, 'adhd')).toBe(site.links.assessments.adhd);
  expect(assessmentLink(site, 'bedWetting')).toBe(site.links.assessmentSite);
});

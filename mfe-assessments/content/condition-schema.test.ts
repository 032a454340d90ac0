import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type * as v from 'valibot';
import { findCondition, learningCategory, physicalCategory } from '../testing/documents.ts';
import { schemaProblems } from '../testing/schema-problems.ts';
import { toSource } from '../testing/to-source.ts';
import { categoryDocument } from './category-schema.ts';
import { conditionSchema } from './condition-schema.ts';

const page = findCondition('adhd');

function problemsOf(input: unknown, schema: v.GenericSchema = conditionSchema) {
  return schemaProblems(schema, toSource(input));
}

const point = { text: 'A point' };
const ages = (count: number) =>
  Array.from({ length: count }, (_, from) => ({
    from,
    to: from + 1,
    unit: 'years',
    covers: [point],
  }));

test.each<[string, unknown, string]>([
  [
    'a picture without alt text',
    { ...page, picture: { ...page.picture, alt: '' } },
    'picture.alt: must be a single line of text without surrounding spaces',
  ],
  [
    'a page without a picture of a sign',
    { ...page, symptoms: { ...page.symptoms, cards: [] } },
    'symptoms.cards: must have at least one item',
  ],
  [
    'more ages than the style sheet knows',
    { ...page, ageBands: ages(17) },
    'ageBands: must be at most 16, because styles.css has rules for 16; add one there first',
  ],
  [
    'a source id used twice',
    { ...page, sources: [...page.sources, ...page.sources.slice(0, 1)] },
    'sources: must not repeat an id',
  ],
  [
    'an age band that ends before it starts',
    { ...page, ageBands: [{ from: 6, to: 4, unit: 'years', covers: [point] }] },
    'ageBands.0: must end after it starts',
  ],
  [
    'a reviewer without a day',
    { ...page, reviewedBy: { name: 'A', qualification: 'B', registration: 'C' } },
    '(whole file): reviewedBy and reviewedOn must both be set or both be null',
  ],
  [
    'a next review more than one year away',
    { ...page, lastChangedOn: '2026-11-21', nextReviewOn: '2027-11-22' },
    '(whole file): nextReviewOn must be within one year after lastChangedOn',
  ],
  [
    'an urgent card without a number or a place',
    { ...page, care: { ...page.care, urgent: { heading: 'Urgent', bullets: ['A', 'B'] } } },
    'care.urgent: must name a helpline in "helplines" or where to go in "place"',
  ],
  [
    'a danger without advice',
    { ...page, safetyAdvice: ['falling'] },
    'safetyAdvice.0: must be the id of a safety advice',
  ],
  ['a slug that is no word', { ...page, slug: 'Conduct disorder' }, 'slug: must be in camel case'],
])('the schema rejects %s', (_what, input, problem) => {
  expect(problemsOf(input)).toContain(problem);
});

test('the stylesheet supports as many ages as a page and a category may have', () => {
  const sheet = readFileSync(path.join(__dirname, '../styles.css'), 'utf8');
  const unstyled = (attribute: string, count: number) =>
    ages(count).filter((_, index) => !sheet.includes(`[${attribute}='${index}']`));
  expect(problemsOf({ ...page, ageBands: ages(16) })).toEqual([]);
  expect(unstyled('data-age', 16)).toEqual([]);
  const category = (count: number) => ({
    ...learningCategory,
    brief: [{ label: 'Signs', text: 'Reads slowly.' }],
    ages: ages(count).map(({ from, to, unit }) => ({ from, to, unit })),
  });
  expect(problemsOf(category(6), categoryDocument)).toEqual([]);
  expect(unstyled('data-at-age', 6)).toEqual([]);
  expect(problemsOf(category(7), categoryDocument)).toEqual([
    expect.stringMatching(/^ages: must be at most 6/),
  ]);
});

test('rejects a category without a source', () => {
  expect(problemsOf({ ...physicalCategory, sources: [] }, categoryDocument)).not.toEqual([]);
});

test('accepts a place instead of a number, and a review date exactly one year later', () => {
  const { heading, bullets } = page.care.urgent;
  const urgent = { heading, bullets, place: 'Nearest eye hospital' };
  expect(
    problemsOf({
      ...page,
      care: { ...page.care, urgent },
      reviewedBy: { name: 'A name', qualification: 'MD', registration: 'A number' },
      reviewedOn: '2026-11-21',
      lastChangedOn: '2026-11-21',
      nextReviewOn: '2027-11-21',
    }),
  ).toEqual([]);
});

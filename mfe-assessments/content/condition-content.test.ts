import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { TARGET_SENTENCE_WORDS } from '@site/kit/content/prose-checks.ts';
import { conditionFiles, conditions } from '../testing/condition-files.ts';
import { site } from '../testing/site.ts';
import { checkCondition } from './check-condition.ts';
import { longSentences } from './check-medical-text.ts';
import { type ConditionContent, conditionSchema } from './condition-schema.ts';
import { conditionIndex } from './condition-lists.data.ts';
import { parseContent } from './medical-text-schema.ts';
import { conditionTabs } from './condition-tabs.ts';
import { toSource } from '../testing/to-source.ts';
import {
  behaviouralCategory,
  findCondition,
  learningCategory,
  physicalCategory,
} from '../testing/documents.ts';

const adhd = findCondition('adhd');
const milestones = findCondition('developmentalMilestone');

function problemsOf(input: unknown): readonly string[] {
  const parsed = parseContent(conditionSchema, toSource(input));
  return parsed.kind === 'valid' ? [] : parsed.problems;
}

test.each(conditionFiles)(
  '$file follows the rules for medical text, and is named after its page',
  (found) => {
    const { file, condition } = found;
    const name = condition.slug.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(checkCondition(condition, site)).toEqual([]);
    expect(file).toBe(`conditions/${name}.md`);
  },
);

test('the list of all conditions is alphabetical and uses the names on the pages', async () => {
  const index = await conditionIndex();
  const named = conditions.map(({ topic, slug, name, alsoCalled }) => ({
    topic,
    slug,
    name,
    alsoCalled,
  }));
  expect(new Set(index)).toEqual(new Set(named));
  expect(index.map(({ name }) => name.short)).toEqual(
    named.map(({ name }) => name.short).toSorted((one, other) => one.localeCompare(other, 'en')),
  );
});

test('conditions have unique sort keys, and unique images', () => {
  const places = conditions.map(({ topic, card }) => `${topic} ${card.place}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);

  const scenes = [
    ...conditions.flatMap(({ picture, symptoms, consultExpert }) => [
      picture,
      ...symptoms.cards.map((card) => card.picture),
      consultExpert.picture,
    ]),
    ...[behaviouralCategory, learningCategory].flatMap(({ picture, consultExpert }) => [
      picture,
      consultExpert.picture,
    ]),
    physicalCategory.picture,
  ].map(({ src }) => src);
  expect(scenes.filter((src, index) => scenes.indexOf(src) !== index)).toEqual([]);
});

test('every sentence of the ADHD page has at most twenty words', () => {
  expect(longSentences(adhd, TARGET_SENTENCE_WORDS)).toEqual([]);
});

test('every condition shows its specified price, and milestones what it includes', () => {
  const priceKeys = conditions.map(({ topic, slug, priceKey }) => [
    slug,
    priceKey,
    slug === 'developmentalMilestone'
      ? 'developmentalMilestone'
      : topic === 'learning'
        ? 'learningCondition'
        : 'behaviouralCondition',
  ]);
  expect(priceKeys.filter(([, found, expected]) => found !== expected)).toEqual([]);
  expect(milestones.priceNote).toMatch(/10 minutes of virtual consultation with psychologists/);
});

test('milestone ages have no gap, and each has a page of signs', () => {
  const { ageBands, signs } = milestones;
  expect(ageBands.slice(1).map((band) => band.from)).toEqual(
    ageBands.slice(0, -1).map((band) => band.to),
  );
  expect(signs).toMatchObject({
    kind: 'groups',
    groups: ageBands.map((band) => ({ heading: `${band.from} to ${band.to} ${band.unit}` })),
  });
});

test('the six tabs are in the specified order, each with its own part', () => {
  expect(conditionTabs.map((tab) => tab.label.toUpperCase())).toEqual([
    'DEFINITION',
    'TYPES',
    'SIGN & SYMPTOMS',
    'CAUSES',
    'DIAGNOSIS',
    'TREATMENT',
  ]);
  expect(conditionTabs.map((tab) => adhd[tab.part].heading)).not.toContain('');
});

const page: ConditionContent = adhd;
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
    'picture.alt: must be a single line of text without surrounding spaces (is it missing?)',
  ],
  [
    'a picture from another site',
    { ...page, picture: { ...page.picture, src: 'https://example.org/a.png' } },
    'picture.src: must be an image in assets/',
  ],
  [
    'a page without a picture of a sign',
    { ...page, symptoms: { ...page.symptoms, cards: [] } },
    'symptoms.cards: must have at least one card',
  ],
  [
    'more ages than the style sheet knows',
    { ...page, ageBands: ages(17) },
    'ageBands: must be at most 16, because styles.css has rules for 16; add one there first',
  ],
  [
    'a source on plain http',
    { ...page, sources: [{ ...page.sources[0], url: 'http://example.org/' }] },
    'sources.0.url: must be https',
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
    'a search description that would be cut off',
    { ...page, head: { ...page.head, description: 'a'.repeat(156) } },
    'head.description: must be 155 characters or fewer',
  ],
  [
    'a reviewer without a day',
    { ...page, reviewedBy: { name: 'A', qualification: 'B', registration: 'C' } },
    '(whole file): reviewedBy and reviewedOn must both be set or both be null',
  ],
  [
    'a next review more than three years away',
    { ...page, lastChangedOn: '2026-11-21', nextReviewOn: '2029-11-22' },
    '(whole file): nextReviewOn must be within three years after lastChangedOn',
  ],
  [
    'a next review in the past',
    { ...page, lastChangedOn: '2026-11-21', nextReviewOn: '2026-11-21' },
    '(whole file): nextReviewOn must be within three years after lastChangedOn',
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

test('the stylesheet supports as many ages as a page may have', () => {
  const most = ages(16);
  const sheet = readFileSync(path.join(__dirname, '../styles.css'), 'utf8');
  expect(problemsOf({ ...page, ageBands: most })).toEqual([]);
  expect(most.filter((_, index) => !sheet.includes(`[data-age='${index}']`))).toEqual([]);
});

test.each(['writtenBy', 'reviewedBy', 'reviewedOn', 'lastChangedOn', 'nextReviewOn'])(
  'the schema rejects a page without %s',
  (field) => {
    const without = Object.fromEntries(Object.entries(page).filter(([key]) => key !== field));
    expect(problemsOf(without)).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
  },
);

test('accepts a place instead of a number, and a review date exactly three years later', () => {
  const { heading, bullets } = page.care.urgent;
  const urgent = { heading, bullets, place: 'Nearest eye hospital' };
  expect(
    problemsOf({
      ...page,
      care: { ...page.care, urgent },
      reviewedBy: { name: 'A name', qualification: 'MD', registration: 'A number' },
      reviewedOn: '2026-11-21',
      lastChangedOn: '2026-11-21',
      nextReviewOn: '2029-11-21',
    }),
  ).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { site } from '../testing/site.ts';
import { conditions } from '../testing/condition-files.ts';
import { toSource } from '../testing/to-source.ts';
import { behaviouralCategory, learningCategory, physicalCategory } from '../testing/documents.ts';
import { type CategoryDocument, categoryDocument, type ConditionCard } from './category-schema.ts';
import { checkMedicalText, helplineProblems } from './check-medical-text.ts';
import { behaviouralCards, learningCards } from './condition-lists.data.ts';
import { parseContent } from './medical-text-schema.ts';
import { proseOf } from './prose-of.ts';
import { picture } from '../assets.ts';

const categories: readonly CategoryDocument[] = [
  behaviouralCategory,
  learningCategory,
  physicalCategory,
];
let ofBehaviour: readonly ConditionCard[] = [];
let ofLearning: readonly ConditionCard[] = [];

beforeAll(async () => {
  [ofBehaviour, ofLearning] = await Promise.all([behaviouralCards(), learningCards()]);
});

test.each(categories)('the $topic page follows the rules for medical text', (page) => {
  expect(checkMedicalText(page, site)).toEqual([]);
  const cards = page.topic === 'physical' ? page.parameters : [...ofBehaviour, ...ofLearning];
  for (const { spot } of cards) expect(picture(`spot-${spot}.svg`)).toMatchObject({ width: 64 });
});

test('the physical page’s help cards use configured helplines and spell out none', () => {
  expect(helplineProblems(physicalCategory, site)).toEqual([]);
});

/** The youngest and oldest age in a list of ranges, in months. */
function span(ages: readonly { from: number; to: number | null; unit: string }[]) {
  const months = ages.map(({ from, to, unit }) => {
    const each = unit === 'years' ? 12 : 1;
    return { from: from * each, to: to === null ? Infinity : to * each };
  });
  return [
    Math.min(...months.map(({ from }) => from)),
    Math.max(...months.map(({ to }) => to)),
  ] as const;
}

test('a card shows the ages of the page it links to', () => {
  const cards = [...ofBehaviour, ...ofLearning];
  const ofPages = conditions.map(({ slug, ageBands }) => [slug, ...span(ageBands)]);
  const ofCards = conditions.map(({ slug }) => [
    slug,
    ...span(cards.find((card) => card.slug === slug)?.ages ?? []),
  ]);
  expect(ofCards).toEqual(ofPages);
});

test.each([behaviouralCategory, learningCategory])(
  'the $topic page states once what is unknown about its questionnaires and what prices exclude',
  (page) => {
    const words = proseOf(page).map(({ text }) => text);
    expect(words.filter((text) => text.includes(safetySentences.accuracyUnknown))).toHaveLength(1);
    expect(words.filter((text) => /do not cover a visit to a doctor/.test(text))).toHaveLength(1);
  },
);

test('stunting has the specified figure, with the national report’s in its note', () => {
  expect(physicalCategory.sources.find(({ id }) => id === 'nfhs-5')).toMatchObject({
    note: '35.7% is the figure the site was given; the national NFHS-5 report gives 35.5% for India (2019–21).',
  });
});

test('every product figure is in the specification', () => {
  const given = new Set([27, 70, 5, 10, 1, 2, 15]);
  const figures = categories.flatMap((page) =>
    proseOf(page).flatMap((prose) =>
      prose.kind === 'cited' && prose.productFact ? (prose.text.match(/\d+/g) ?? []) : [],
    ),
  );
  expect(figures.length).toBeGreaterThan(4);
  expect(figures.filter((figure) => !given.has(Number(figure)))).toEqual([]);
});

test('the stylesheet supports as many ages as a page may have', () => {
  const ages = (count: number) =>
    Array.from({ length: count }, (_, from) => ({ from, to: from + 1, unit: 'years' }));
  const parse = (count: number) =>
    parseContent(categoryDocument, toSource({ ...learningCategory, ages: ages(count) }));
  const sheet = readFileSync(path.join(__dirname, '../styles.css'), 'utf8');
  expect(parse(6).kind).toBe('valid');
  expect(ages(6).filter((_, index) => !sheet.includes(`[data-at-age='${index}']`))).toEqual([]);
  expect(parse(7)).toMatchObject({ problems: [expect.stringMatching(/^ages: must be at most 6/)] });
});

test('rejects a page without a source', () => {
  const page = toSource({ ...physicalCategory, sources: [] });
  expect(parseContent(categoryDocument, page).kind).toBe('invalid');
});

import { expect, test } from '@jest/globals';
import { site } from '../testing/site.ts';
import { findCondition } from '../testing/documents.ts';
import { checkCondition, inventedProductFigures } from './check-condition.ts';
import {
  spelledOutBrand,
  figuresWithoutSource,
  helplineProblems,
  longSentences,
  pricesInProse,
  unkindWordsUsed,
  unknownPlaceholders,
} from './check-medical-text.ts';
import type { ConditionContent } from './condition-schema.ts';

const page = findCondition('adhd');

/** The page with another lead paragraph, the simplest place for a fault. */
function withLead(lead: ConditionContent['lead']): ConditionContent {
  return { ...page, lead };
}

test('finds no problems in a valid page', () => {
  expect(checkCondition(page, site)).toEqual([]);
});

const saying = (text: string) => withLead({ text });

test('reports figures without a source', () => {
  const wrong: ConditionContent = {
    ...page,
    chip: 'Found in 5% of children',
    facts: [...page.facts, { icon: 'kid', text: '1 in 7 children' }],
  };
  expect(figuresWithoutSource(wrong)).toEqual([
    'chip states a proportion of people where no source can be shown: "Found in 5% of children"',
    'facts.4 has a figure without a source: "1 in 7 children"',
  ]);
});

test('reports configured facts that are spelled out, and unkind words', () => {
  const urgent = { ...page.care.urgent, helplines: ['12345'] };
  expect(helplineProblems({ ...page, care: { ...page.care, urgent } }, site)).toEqual([
    'care names the helpline 12345, which is not in the site configuration',
  ]);
  expect(helplineProblems(saying('Call 14416 now.'), site)).toEqual([
    'lead spells out the helpline 14416; the help cards show it',
  ]);
  expect(spelledOutBrand(saying(`Ask ${site.product.name.toUpperCase()} today.`), site)).toEqual([
    `lead spells out the brand "${site.product.name}"; write {product}`,
  ]);
  expect(unknownPlaceholders(saying('The {product} test, {price}.'))).toEqual([
    'lead uses the unknown placeholder {price}',
  ]);
  expect(unkindWordsUsed(saying('She suffers from it.'))).toEqual([
    expect.stringContaining('lead says "suffers"'),
  ]);
});

test.each([
  'About 5 in 100 children have it.',
  'About one in twenty children have it.',
  'It affects half of them.',
  'It begins before age 12.',
])('a figure needs a source: %s', (text) => {
  expect(figuresWithoutSource(saying(text))).toEqual([
    `lead has a figure without a source: "${text}"`,
  ]);
  expect(figuresWithoutSource(withLead({ text, sources: ['dsm-5-tr'] }))).toEqual([]);
});

test('a product fact may state its questions and ages, and nothing else', () => {
  const right = withLead({ text: '27 questions for ages 6 to 17.', productFact: true });
  const wrong = withLead({ text: '27 questions in 10 minutes.', productFact: true });
  expect(inventedProductFigures(right)).toEqual([]);
  expect(inventedProductFigures(wrong)).toEqual([
    'lead claims 10, which is neither the number of questions nor an age',
  ]);
});

test('other prices may be quoted only under costs, with a source', () => {
  const point = { text: 'A visit costs about ₹500.', sources: ['dsm-5-tr'] };
  const uncited = { text: 'A visit costs about ₹500.' };
  const cost = { heading: 'What it costs', intro: { text: 'It varies.' }, items: [point] };
  const right: ConditionContent = { ...page, cost };
  expect(pricesInProse(right)).toEqual([]);
  const wrong: ConditionContent = {
    ...page,
    cost: { ...cost, intro: point, items: [point, uncited] },
  };
  expect(pricesInProse(wrong)).toEqual([
    'cost.intro states a price; prices come from the site configuration',
    'cost.items.1 states a price; prices come from the site configuration',
  ]);
});

/** A sentence of `count` words. */
function words(count: number): string {
  return `${Array.from({ length: count }, () => 'word').join(' ')}.`;
}

test('reports a sentence over the limit, but not two short ones', () => {
  expect(longSentences(withLead({ text: words(25) }))).toEqual([]);
  expect(longSentences(withLead({ text: `${words(13)} ${words(13)}` }))).toEqual([]);
  expect(longSentences(withLead({ text: words(26) }))).toEqual([
    `lead has a sentence of 26 words: "${words(26)}"`,
  ]);
  expect(longSentences(withLead({ text: words(11) }), 10)).toHaveLength(
    longSentences(page, 10).filter((problem) => !problem.startsWith('lead ')).length + 1,
  );
});

test.each<[string, string, Partial<ConditionContent>, string]>([
  [
    'another age on the card than on the page',
    'adhd',
    { card: { ...page.card, ages: [{ from: 1, to: 4, unit: 'years' }] } },
    'card.ages is 12 to 48 months, but the page is for 12 to 204 months',
  ],
  [
    'the price of another topic',
    'adhd',
    { priceKey: 'learningCondition' },
    'priceKey must be behaviouralCondition',
  ],
  [
    'no way to the guide on rights',
    'dyslexia',
    { related: [] },
    'related must link to /assessments/help-at-school',
  ],
  [
    'no part on school',
    'dyslexia',
    { livingWith: { ...page.livingWith, groups: [] } },
    'livingWith must have one group with atSchool',
  ],
  ['a long sentence', 'adhd', { lead: { text: words(21) } }, 'lead has a sentence of 21 words: '],
  [
    'a promise',
    'adhd',
    { lead: { text: 'It tells you when to see a doctor.' } },
    'lead says "tells you when to see"',
  ],
  [
    'a danger on a card of another urgency',
    'adhd',
    {
      care: {
        ...page.care,
        doctor: { ...page.care.doctor, bullets: ['A white pupil', 'Drinks less, see one today'] },
      },
    },
    '"A white pupil" is a danger for today, not for thisWeek',
  ],
  ['no milestones', 'developmentalMilestone', { signs: page.signs }, 'are not named'],
])('reports %s', (_what, slug, change, problem) => {
  expect(checkCondition({ ...findCondition(slug), ...change }, site)).toContainEqual(
    expect.stringContaining(problem),
  );
});

test('prefixes every problem with its condition', () => {
  const wrong = withLead({ text: 'It costs ₹999.' });
  expect(checkCondition(wrong, site)).toEqual([
    expect.stringMatching(/^adhd: lead has a figure without a source/),
    expect.stringMatching(/^adhd: lead states a price/),
  ]);
});

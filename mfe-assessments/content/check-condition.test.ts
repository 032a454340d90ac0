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

/** The page with another lead paragraph, the simplest place to put a fault. */
function withLead(lead: ConditionContent['lead']): ConditionContent {
  return { ...page, lead };
}

test('a page without faults has no problems', () => {
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
    'chip gives a share of people where no source can be shown: "Found in 5% of children"',
    'facts.4 has a figure without a source: "1 in 7 children"',
  ]);
});

test('reports what the configuration should say, and unkind words', () => {
  const urgent = { ...page.care.urgent, helplines: ['12345'] };
  expect(helplineProblems({ ...page, care: { ...page.care, urgent } }, site)).toEqual([
    'care names the helpline 12345, which the site configuration does not have',
  ]);
  expect(helplineProblems(saying('Call 14416 now.'), site)).toEqual([
    'lead types the helpline 14416; the help cards show it',
  ]);
  expect(spelledOutBrand(saying(`Ask ${site.product.name.toUpperCase()} today.`), site)).toEqual([
    `lead spells the brand "${site.product.name}"; write {product}`,
  ]);
  expect(unknownPlaceholders(saying('The {product} test, {price}.'))).toEqual([
    'lead has {price}, which nothing fills in',
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

test('a statement about the product may give its questions and ages, and nothing more', () => {
  const right = withLead({ text: '27 questions for ages 6 to 17.', productFact: true });
  const wrong = withLead({ text: '27 questions in 10 minutes.', productFact: true });
  expect(inventedProductFigures(right)).toEqual([]);
  expect(inventedProductFigures(wrong)).toEqual([
    'lead promises 10, which is neither the number of questions nor an age',
  ]);
});

test('what others ask may be told under the costs, with its source, and nowhere else', () => {
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
    'cost.intro names a price; prices come from the site configuration',
    'cost.items.1 names a price; prices come from the site configuration',
  ]);
});

/** One sentence of so many words. */
function words(count: number): string {
  return `${Array.from({ length: count }, () => 'word').join(' ')}.`;
}

test('a sentence over the limit is reported, two short ones in its place are not', () => {
  expect(longSentences(withLead({ text: words(25) }))).toEqual([]);
  expect(longSentences(withLead({ text: `${words(13)} ${words(13)}` }))).toEqual([]);
  expect(longSentences(withLead({ text: words(26) }))).toEqual([
    `lead has a sentence of 26 words: "${words(26)}"`,
  ]);
  expect(longSentences(withLead({ text: words(11) }), 10)).toHaveLength(
    longSentences(page, 10).filter((problem) => !problem.startsWith('lead ')).length + 1,
  );
});

test('every problem starts with the condition it belongs to', () => {
  const wrong = withLead({ text: 'It costs ₹999.' });
  expect(checkCondition(wrong, site)).toEqual([
    expect.stringMatching(/^adhd: lead has a figure without a source/),
    expect.stringMatching(/^adhd: lead names a price/),
  ]);
});

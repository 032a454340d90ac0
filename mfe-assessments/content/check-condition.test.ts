import { expect, test } from '@jest/globals';
import { site } from '../testing/site.ts';
import { condition as adhd } from './behavioural/adhd.ts';
import { condition as anxiety } from './behavioural/anxiety.ts';
import { checkCondition, inventedProductFigures, pagingProblems } from './check-condition.ts';
import {
  brandSpelled,
  figuresWithoutSource,
  helplineProblems,
  longSentences,
  pricesInProse,
  unkindWordsUsed,
  unknownPlaceholders,
  unknownSources,
  unusedSources,
} from './check-medical-text.ts';
import type { ConditionContent } from './condition-schema.ts';

const page = adhd();

/** The page with another lead paragraph, the simplest place to put a fault. */
function withLead(lead: ConditionContent['lead']): ConditionContent {
  return { ...page, lead };
}

test('a page without faults has no problems', () => {
  expect(checkCondition(page, site)).toEqual([]);
});

test('a source that is not in the list is named with the place that asks for it', () => {
  const wrong = withLead({ text: 'Children differ.', sources: ['nobody-2001'] });
  expect(unknownSources(wrong)).toEqual([
    'lead names the source "nobody-2001", which is not in the list of sources',
  ]);
});

test('a source that no text names is reported, and its own note does not count', () => {
  const extra = {
    id: 'spare-2001',
    title: 'A spare paper',
    publisher: 'A journal',
    year: 2001,
    url: 'https://example.org/spare',
    note: 'A note of ours.',
  };
  expect(unusedSources({ ...page, sources: [...page.sources, extra] })).toEqual([
    'the source "spare-2001" is in the list, but no text names it',
  ]);
});

test.each([
  'About 5 in 100 children have it.',
  'About one in twenty children have it.',
  'It affects half of them.',
  'It begins before age 12.',
])('a figure needs a source: %s', (text) => {
  expect(figuresWithoutSource(withLead({ text }))).toEqual([
    `lead has a figure without a source: "${text}"`,
  ]);
  expect(figuresWithoutSource(withLead({ text, sources: ['dsm-5-tr'] }))).toEqual([]);
});

test('a heading cannot give a share of people, because it shows no source', () => {
  const wrong: ConditionContent = { ...page, chip: 'Found in 5% of children' };
  expect(figuresWithoutSource(wrong)).toEqual([
    'chip gives a share of people where no source can be shown: "Found in 5% of children"',
  ]);
});

test('a fact under the lead is held to the same rule', () => {
  const wrong: ConditionContent = {
    ...page,
    facts: [...page.facts, { icon: 'kid', text: '1 in 7 children' }],
  };
  expect(figuresWithoutSource(wrong)).toEqual([
    'facts.4 has a figure without a source: "1 in 7 children"',
  ]);
});

test('a statement about the product may give its questions and ages, and nothing more', () => {
  const right = withLead({ text: '27 questions for ages 6 to 17.', productFact: true });
  const wrong = withLead({ text: '27 questions in 10 minutes.', productFact: true });
  expect(inventedProductFigures(right)).toEqual([]);
  expect(inventedProductFigures(wrong)).toEqual([
    'lead promises 10, which is neither the number of questions nor an age',
  ]);
});

test.each(['It costs ₹999.', 'It costs Rs. 999.', 'It costs a few rupees.'])(
  'a price does not belong in a text: %s',
  (text) => {
    expect(pricesInProse(withLead({ text }))).toEqual([
      'lead names a price; prices come from the site configuration',
    ]);
  },
);

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

test('a card may only name helplines of the site configuration', () => {
  const urgent = { ...page.care.urgent, helplines: ['12345'] };
  expect(helplineProblems({ ...page, care: { ...page.care, urgent } }, site)).toEqual([
    'care names the helpline 12345, which the site configuration does not have',
  ]);
});

test('a helpline number is not typed into a sentence', () => {
  expect(helplineProblems(withLead({ text: 'Call 14416 now.' }), site)).toEqual([
    'lead types the helpline 14416; the help cards show it',
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

test.each([
  ['She suffers from it.', 'suffers'],
  ['There is a cure.', 'cure'],
  ['Victims of it.', 'Victims'],
  ['An epidemic.', 'epidemic'],
  ['A normal child sits still.', 'normal child'],
  ['An ADHD child is lively.', 'ADHD child'],
  ['We guarantee an answer.', 'guarantee'],
])('unkind or promising words are reported: %s', (text, word) => {
  expect(unkindWordsUsed(withLead({ text }))).toEqual([
    expect.stringContaining(`lead says "${word}"`),
  ]);
});

test('ordinary words that contain an unkind one are left alone', () => {
  expect(unkindWordsUsed(withLead({ text: 'A secure place. It is normal to worry.' }))).toEqual([]);
});

test('the brand is never spelled, in any letter case', () => {
  const text = `Ask ${site.product.name.toUpperCase()} today.`;
  expect(brandSpelled(withLead({ text }), site)).toEqual([
    `lead spells the brand "${site.product.name}"; write {product}`,
  ]);
});

test('only {product} is filled in', () => {
  expect(unknownPlaceholders(withLead({ text: 'The {product} test, {price}.' }))).toEqual([
    'lead has {price}, which nothing fills in',
  ]);
});

test('signs as a list belong to conditions that page 9 and the rest', () => {
  const signs: ConditionContent['signs'] = {
    kind: 'list',
    icon: 'kid',
    heading: 'Signs',
    intro: { text: 'Signs.' },
    items: Array.from({ length: 12 }, () => ({ text: 'A sign' })),
  };
  expect(pagingProblems({ ...page, signs })).toEqual(['signs of adhd must be of kind "groups"']);
});

test('treatment of all conditions but one is paged by group', () => {
  const treatment = { ...page.treatment, kind: 'all-on-one-page' as const };
  expect(pagingProblems({ ...page, treatment })).toEqual([
    'treatment of adhd must be of kind "one-group-a-page"',
  ]);
});

test('causes fill two to four pages, and those of anxiety three', () => {
  const group = { heading: 'A cause', items: [{ text: 'A point' }] };
  const causesOn = (pages: number): ConditionContent['causes'] => ({
    kind: 'groups',
    icon: 'info',
    heading: 'Causes',
    intro: { text: 'Causes.' },
    groups: Array.from({ length: pages }, () => group),
  });
  expect(pagingProblems({ ...page, causes: causesOn(4) })).toEqual([]);
  expect(pagingProblems({ ...page, causes: causesOn(5) })).toEqual([
    'causes of adhd must fill two to four pages, not 5',
  ]);
  expect(pagingProblems({ ...anxiety(), causes: causesOn(2) })).toEqual([
    'causes of anxiety must fill three pages, not 2',
  ]);
});

test('every problem starts with the condition it belongs to', () => {
  const wrong = withLead({ text: 'It costs ₹999.', sources: ['nobody-2001'] });
  expect(checkCondition(wrong, site)).toEqual([
    expect.stringMatching(/^adhd: lead names the source/),
    expect.stringMatching(/^adhd: lead names a price/),
  ]);
});

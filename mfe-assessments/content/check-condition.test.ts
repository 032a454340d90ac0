import { expect, test } from '@jest/globals';
import { site, findCondition } from '../testing/documents.ts';
import { dangerText } from '@site/kit/safety/safety.ts';
import { checkCondition } from './check-condition.ts';
import type { ConditionContent } from './condition-schema.ts';

const page = findCondition('adhd');

const problemsWith = (change: Partial<ConditionContent>, of = page) =>
  checkCondition({ ...of, ...change }, site);

/** The problems of the page with another lead paragraph, the simplest place for a fault. */
const saying = (text: string) => problemsWith({ lead: { text } });

test('finds no problems in a valid page', () => {
  expect(checkCondition(page, site)).toEqual([]);
});

test('reports figures without a source, and helplines that are not configured', () => {
  expect(
    problemsWith({
      chip: 'Found in 5% of children',
      facts: [...page.facts, { icon: 'kid', text: '1 in 7 children' }],
      care: { ...page.care, emergency: { ...page.care.emergency, helplines: ['112', '12345'] } },
    }),
  ).toEqual([
    'adhd: chip states a proportion of people where no source can be shown: "Found in 5% of children"',
    'adhd: facts.4 has a figure without a source: "1 in 7 children"',
    'adhd: care names the helpline 12345, which is not in the site configuration',
  ]);
});

test.each([
  ['Call 14416 now.', 'spells out the helpline 14416; the help cards show it'],
  [
    `Ask ${site.product.name.toUpperCase()} today.`,
    `spells out the brand "${site.product.name}"; write {product}`,
  ],
  ['The {product} test, {price}.', 'uses the unknown placeholder {price}'],
  ['She suffers from it.', 'says "suffers"; say that a child has the condition'],
  ['It costs ₹999.', 'states a price; prices come from the site configuration'],
])('reports "%s"', (text, problem) => {
  expect(saying(text)).toContain(`adhd: lead ${problem}`);
});

test.each([
  'About 5 in 100 children have it.',
  'About one in twenty children have it.',
  'It affects half of them.',
  'It begins before age 12.',
])('a figure needs a source: %s', (text) => {
  expect(saying(text)).toEqual([`adhd: lead has a figure without a source: "${text}"`]);
  expect(problemsWith({ lead: { text, sources: ['dsm-5-tr'] } })).toEqual([]);
});

test('a product fact may state its questions and ages, and nothing else', () => {
  const fact = (text: string) => problemsWith({ lead: { text, productFact: true } });
  expect(fact('27 questions for ages 6 to 17.')).toEqual([]);
  expect(fact('27 questions in 10 minutes.')).toEqual([
    'adhd: lead claims 10, which is neither the number of questions nor an age',
  ]);
});

test('other prices may be quoted only under costs, with a source', () => {
  const point = { text: 'A visit costs about ₹500.', sources: ['dsm-5-tr'] };
  const cost = { heading: 'What it costs', intro: { text: 'It varies.' }, items: [point] };
  expect(problemsWith({ cost })).toEqual([]);
  const wrong = {
    ...cost,
    intro: point,
    items: [{ text: 'About ₹500.', productFact: true as const }],
  };
  expect(problemsWith({ cost: wrong })).toEqual(
    expect.arrayContaining([
      'adhd: cost.intro states a price; prices come from the site configuration',
      'adhd: cost.items.0 states a price; prices come from the site configuration',
    ]),
  );
});

test('reports a page that is too long, and counts a single age of a page by age', () => {
  const filler = Array.from({ length: 250 }, () => ({
    text: 'These are twelve more words for a parent who is in a hurry.',
  }));
  const [group, ...groups] = page.treatment.groups;
  if (!group) throw new Error('ADHD has no treatment.');
  expect(
    problemsWith({
      treatment: { ...page.treatment, groups: [{ ...group, items: filler }, ...groups] },
    }),
  ).toContainEqual(expect.stringMatching(/^adhd: has \d{4} words; must have at most 2800$/));
  const milestones = findCondition('developmentalMilestone');
  expect(checkCondition(milestones, site)).toEqual([]);
  const [first, ...later] = milestones.signs.kind === 'groups' ? milestones.signs.groups : [];
  if (!first || milestones.signs.kind !== 'groups') throw new Error('There are no signs by age.');
  const longer = { ...milestones.signs, groups: [{ ...first, items: filler }, ...later] };
  expect(checkCondition({ ...milestones, signs: longer }, site)).toContainEqual(
    expect.stringContaining('words; must have at most 2800'),
  );
});

test('two short sentences are no long one', () => {
  const short = `${'word '.repeat(12)}end.`;
  expect(saying(`${short} ${short}`)).toEqual([]);
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
  [
    'a long sentence',
    'adhd',
    { lead: { text: `${'word '.repeat(20)}end.` } },
    'lead has a sentence of 21 words: ',
  ],
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
  [
    'a shared danger on a card of another urgency',
    'adhd',
    {
      care: {
        ...page.care,
        urgent: { ...page.care.urgent, bullets: [dangerText('suicideNow')] },
      },
    },
    'is a danger for now, not for today',
  ],
  ['no milestones', 'developmentalMilestone', { signs: page.signs }, 'are not named'],
])('reports %s', (_what, slug, change, problem) => {
  expect(problemsWith(change, findCondition(slug))).toContainEqual(
    expect.stringContaining(problem),
  );
});

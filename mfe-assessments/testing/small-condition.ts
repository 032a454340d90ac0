import type { ConditionContent, NamedItem, PointGroup } from '../content/condition-schema.ts';
import type { Cited } from '../content/medical-text-schema.ts';

/** Test data: "Sign 1", "Sign 2" … */
export function points(word: string, count: number): Cited[] {
  return numbered(word, count).map((text) => ({ text }));
}

/** Test data: "Type 1", "Type 2" …, each with a sentence. */
export function namedItems(word: string, count: number): NamedItem[] {
  return numbered(word, count).map((heading) => ({ heading, subtext: { text: 'About it.' } }));
}

/** Test data: "Group 1", "Group 2" …, of two points each. */
export function groups(word: string, count: number): PointGroup[] {
  return numbered(word, count).map((heading) => ({
    heading,
    items: points(`${heading}, point`, 2),
  }));
}

function numbered(word: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
}

const head = {
  icon: 'info',
  heading: 'What this is about',
  intro: { text: 'A sentence.' },
} as const;
const picture = {
  src: 'illustrations/thoughts.svg',
  alt: 'A child thinks',
  width: 400,
  height: 300,
};

const symptom = (title: string) => ({
  title: `${title} card`,
  subTitle: 'A sign.',
  picture: { ...picture, alt: `The ${title.toLowerCase()} picture` },
});

/** A condition with little text but full lists, of the most common kinds. */
export const smallCondition = {
  topic: 'behavioural',
  slug: 'autism',
  name: { short: 'Small', full: 'A Small Condition' },
  alsoCalled: [],
  everydayWords: [],
  card: {
    place: 10,
    title: 'Small',
    text: 'It is small.',
    spot: { src: 'mfe-assessments/spot-adhd.svg', width: 96, height: 96 },
    colour: 'teal',
  },
  head: { title: 'Small | {product}', description: 'A small condition.' },
  chip: 'Behavioural assessment',
  lead: { text: 'It is a small condition.', sources: ['second', 'first'] },
  brief: {
    signs: { text: 'Small in three ways.' },
    outlook: { text: 'It often passes.' },
    today: { text: 'Write down what you see.' },
    freeHelp: { text: 'Public hospitals help.' },
  },
  picture,
  facts: [{ icon: 'kid', text: 'A fact about {product}.' }],
  ageBands: [
    { from: 1, to: 4, unit: 'years', covers: [{ text: 'For toddlers.' }] },
    { from: 4, to: 17, unit: 'years', covers: [{ text: 'For pupils.' }] },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the assessment',
  screeningNote: { text: 'Screening is not diagnosis.' },
  symptoms: {
    heading: 'What you may notice',
    intro: { text: 'All children do this.' },
    cards: [symptom('First'), symptom('Second'), symptom('Third')],
  },
  consultExpert: { heading: 'Talk to someone', text: 'They can help.', picture },
  aboutProduct: { heading: 'About the assessment', paragraphs: [{ text: 'It asks questions.' }] },
  definition: {
    ...head,
    passages: [{ heading: 'In short', paragraphs: [{ text: 'It is small.' }] }],
  },
  types: { ...head, items: namedItems('Type', 11) },
  signs: { ...head, kind: 'list', items: points('Sign', 16) },
  causes: { ...head, kind: 'split', items: namedItems('Cause', 7) },
  diagnosis: {
    ...head,
    steps: [{ subheading: 'First', types: points('Step', 2), essential: true }],
  },
  treatment: {
    ...head,
    kind: 'one-group-a-page',
    groups: groups('Help', 3).map((group, index) =>
      index === 0 ? { ...group, essential: true } : group,
    ),
  },
  livingWith: {
    heading: 'Everyday life',
    intro: { text: 'A sentence.' },
    groups: groups('Life', 1),
  },
  safetyAdvice: ['suicide-and-self-harm'],
  care: {
    heading: 'When to get help',
    intro: 'At any time.',
    doctor: { heading: 'See your doctor', bullets: ['It lasts', 'It grows'] },
    urgent: {
      heading: 'Urgent: call today',
      bullets: ['Very low', 'Very angry'],
      helplines: ['14416'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: ['Hurt', 'In danger'],
      helplines: ['112', '1098'],
    },
  },
  related: [
    { label: 'A page of ours', href: '/assessments/behavioral/adhd' },
    { label: 'An offering', href: '/{product}-offerings/hearing' },
  ],
  sources: [
    {
      id: 'first',
      title: 'A study',
      publisher: 'A journal',
      year: 2018,
      url: 'https://a.example/',
    },
    { id: 'second', title: 'A book', publisher: 'A house', year: 2020, url: 'https://b.example/' },
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2027-11-21',
} satisfies ConditionContent;

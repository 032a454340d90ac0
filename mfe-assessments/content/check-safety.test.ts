import { expect, test } from '@jest/globals';
import { dangerText } from '@site/kit/safety/safety.ts';
import { findCondition, myopiaArticle } from '../testing/documents.ts';
import { claimsOfTests, eyeProblems, safetyProblems } from './check-safety.ts';
import type { Care } from './medical-text-schema.ts';

const adhd = findCondition('adhd');
const { care } = adhd;

test.each<[string, Partial<typeof adhd>, string]>([
  [
    'without a danger card that it needs',
    { safetyAdvice: ['suicide-and-self-harm'] },
    'safetyAdvice must include poisoning',
  ],
  [
    'with its own words about suicide',
    { care: { ...care, doctor: { ...care.doctor, bullets: ['Talks of self-harm', 'B'] } } },
    'care.doctor must leave "Talks of self-harm" to the shared card on suicide',
  ],
  [
    'with a long point',
    { care: { ...care, doctor: { ...care.doctor, bullets: ['word '.repeat(26).trim()] } } },
    'care.doctor has a point over 25 words: ',
  ],
  [
    'that starts an urgent card with something else',
    { care: { ...care, urgent: { ...care.urgent, bullets: ['A', dangerText('talkOfSuicide')] } } },
    `care.urgent must have "${dangerText('talkOfSuicide')}"`,
  ],
  [
    'without the helpline for suicide',
    { care: { ...care, urgent: { ...care.urgent, helplines: ['112'] } } },
    'care.urgent.helplines must have "14416"',
  ],
  [
    'that names another place for an emergency',
    { care: { ...care, emergency: { ...care.emergency, place: 'A clinic' } } },
    'care.emergency.place must be ',
  ],
  [
    'that refers to a card on suicide without showing it',
    { slug: 'other', safetyAdvice: [] },
    `"${dangerText('talkOfSuicide')}" needs suicide-and-self-harm in safetyAdvice`,
  ],
  [
    'that collapses advice on safety',
    {
      livingWith: {
        ...adhd.livingWith,
        groups: [{ heading: 'Stay safe', items: [{ text: 'A' }] }],
      },
    },
    'livingWith collapses "Stay safe" on a phone',
  ],
  [
    'without the note on low scores',
    { screeningNote: { text: 'A note' }, aboutProduct: { heading: 'About', paragraphs: [] } },
    'the text about the test must include {safety.lowScore}',
  ],
  [
    'whose diagnosis does not start with a screening',
    { diagnosis: { ...adhd.diagnosis, steps: adhd.diagnosis.steps.slice(0, 0) } },
    'diagnosis must have one step about screening',
  ],
])('reports a page %s', (_what, change, problem) => {
  expect(safetyProblems({ ...adhd, ...change })).toContainEqual(expect.stringContaining(problem));
});

test('reports a test that rules something out, unless the text denies it', () => {
  const texts = ['It rules ADHD out.', 'It cannot rule it out.'];
  expect(claimsOfTests(texts)).toContainEqual(expect.stringContaining(`"${texts[0]}"`));
  expect(claimsOfTests(texts)).not.toContainEqual(expect.stringContaining(`"${texts[1]}"`));
});

test('reports an article on eyes without the shared dangers, or with an ambulance for a white pupil', () => {
  const { urgent, emergency } = myopiaArticle.care;
  const wrong: Care = {
    ...myopiaArticle.care,
    urgent: { ...urgent, bullets: ['A'], place: 'A clinic', helplines: ['112'] },
    emergency: { ...emergency, bullets: ['B'], helplines: [] },
  };
  expect(eyeProblems(wrong)).toEqual([
    expect.stringContaining(dangerText('whitePupil')),
    expect.stringContaining(dangerText('eyeHospitalToday')),
    'care.urgent.place must have "Nearest eye hospital"',
    'care.urgent must not name 112',
    expect.stringContaining(dangerText('chemicalInEye')),
    'care.emergency.helplines must have "112"',
  ]);
});

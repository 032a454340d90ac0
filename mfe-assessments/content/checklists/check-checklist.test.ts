import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { findCondition, checklists } from '../../testing/documents.ts';
import { schemaProblems } from '../../testing/schema-problems.ts';
import { checkChecklist, checkChecklistWords } from './check-checklist.ts';
import { checklistSchema } from './checklist-schema.ts';
import { checklistWords } from '../page-words.ts';

const site = configuredSite();
const adhd = findCondition('adhd');
const [{ topic: _topic, slug: _slug, ...list } = neverListed()] = checklists.filter(
  ({ slug }) => slug === 'adhd',
);

function neverListed(): never {
  throw new Error('ADHD has no checklist.');
}

test('reports a helpline that is not described in every language', () => {
  const number = '104';
  const configured = { ...site, helplines: [...site.helplines, { number, name: 'A', about: 'B' }] };
  expect(checkChecklistWords(checklistWords, configured)).toEqual([
    'the helpline 104 (A) is not described in every language',
  ]);
});

test('reports a sign that is no longer on the page, and a missing suicide warning from the age of 6', () => {
  const [first, ...others] = list.signs;
  if (!first) throw new Error('The checklist has no signs.');
  const signs = [{ ...first, from: 'sees pink elephants' }, ...others];
  const problems = checkChecklist({ ...list, signs, dangers: ['lossOfSkills'] }, adhd, site);
  expect(problems).toContainEqual(
    expect.stringContaining('quotes "sees pink elephants", which is no longer on the page'),
  );
  expect(problems).toContainEqual(expect.stringContaining('dangers must include "suicide"'));
});

test('reports a neuter verb in a Kannada sign for teenagers, and none for young children', () => {
  const [first, ...others] = list.signs;
  if (!first) throw new Error('The checklist has no signs.');
  const problems = (kn: string, ages = list.ages) =>
    checkChecklist({ ...list, ages, signs: [{ ...first, kn }, ...others] }, adhd, site).filter(
      (problem) => problem.includes('neuter'),
    );

  expect(problems('ಆಗಾಗ ಜಗಳ ಮಾಡುತ್ತದೆ')).toHaveLength(1);
  expect(problems('ಬೆಂಕಿ ಹಚ್ಚಿದೆ')).toHaveLength(1);
  expect(problems('ಆಗಾಗ ಜಗಳ ಮಾಡುವುದು')).toEqual([]);
  expect(problems('ಆಗಾಗ ಜಗಳ ಮಾಡುತ್ತದೆ', { from: 0, to: 5 })).toEqual([]);
  const tell = { ...list.tell, kn: 'ಮಗು ಔಷಧಿ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆಯೇ?' };
  expect(checkChecklist({ ...list, tell }, adhd, site)).toHaveLength(1);
});

test('reports a number that a translation lacks', () => {
  const [first, ...others] = list.signs;
  if (!first) throw new Error('The checklist has no signs.');
  const signs = [
    { ...first, en: 'From 12 to 16 months', hi: '12 से 16 महीने', kn: '16 ತಿಂಗಳು' },
    ...others,
  ];
  expect(checkChecklist({ ...list, signs }, adhd, site)).toContain(
    '"From 12 to 16 months" has the numbers 12, 16, but kn has 16',
  );
});

test('reports opening days that the translations do not have', () => {
  const contact = { ...site.contact, hours: 'Daily 9AM to 5PM' };
  expect(checkChecklistWords(checklistWords, { ...site, contact })).toEqual([
    'numbers.open translates Mon-Sat, but the hours are Daily 9AM to 5PM',
  ]);
});

test('names the field of a language that is missing or in the wrong script', () => {
  const { hi: _, ...withoutHindi } = list.tell;
  const problems = (tell: unknown) => schemaProblems(checklistSchema, { ...list, tell });

  expect(problems(withoutHindi)).toEqual([expect.stringMatching(/^tell\.hi: /)]);
  expect(problems({ ...list.tell, kn: list.tell.hi })).toEqual(['tell.kn: must be in Kannada']);
  expect(problems({ ...list.tell, hi: list.tell.kn })).toEqual(['tell.hi: must be in Hindi']);
});

// These come from `safetySentences`. A change there needs a new translation in `words/checklist.yaml`.
test.each([
  [
    'lossOfSkills',
    'If your child loses a skill they had, at any age, see a doctor this week; see one today if walking, balance or consciousness changes.',
  ],
  [
    'notEatingOrVoices',
    'Your child is not eating or drinking, or hears voices that others do not hear: see a doctor today.',
  ],
  ['keepTheInhaler', 'Do not stop an inhaler or any other asthma medicine; ask the doctor first.'],
  [
    'feverUnderThreeMonths',
    'A baby under 3 months with a fever needs a hospital doctor at once, even if they seem well. Under 2 months, a fever is 37.5 °C (99.5 °F) or more in the armpit. From 2 months, it is 38 °C (100.4 °F) or more.',
  ],
] as const)('the warning %s is translated from the English that it has now', (danger, english) => {
  expect(checklistWords.dangers[danger].en).toBe(english);
});

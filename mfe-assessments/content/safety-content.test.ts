import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { allSafetyAdvice } from '@site/kit/safety/all-safety-advice.ts';
import type { SafetyAdviceId } from '@site/kit/safety/safety-advice.ts';
import { type Danger, dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { countWords, isFrontPage, promisesOfTestsIn } from '@site/kit/content/prose-checks.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { urgencyProblems } from '@site/kit/content/urgency-problems.ts';
import * as v from 'valibot';
import { toSource } from '../testing/to-source.ts';
import {
  behaviouralCategory,
  behaviouralOffering,
  findCondition,
  helpAtSchool,
  learningCategory,
  myopiaArticle,
  physicalCategory,
  schoolAgeVisionArticle,
} from '../testing/documents.ts';
import type { ConditionContent } from './condition-schema.ts';
import { conditions } from '../testing/condition-files.ts';
import { bulletText, type Care, careSchema } from './medical-text-schema.ts';
import { offerings } from './pages.ts';

/*
 * Safety requirements of every page. Each failure names the file and the fix.
 */

/** The file of a condition, relative to this folder. */
function fileOf({ slug }: ConditionContent): string {
  const name = slug.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `conditions/${name}.md`;
}

/** The danger cards that each page must show. */
const adviceOf: Readonly<Record<string, readonly SafetyAdviceId[]>> = {
  adhd: ['suicide-and-self-harm', 'poisoning'],
  autism: ['suicide-and-self-harm', 'loss-of-skills', 'seizure', 'sexual-abuse'],
  anxiety: ['suicide-and-self-harm', 'sexual-abuse'],
  conductDisorder: ['suicide-and-self-harm', 'sexual-abuse'],
  depression: ['suicide-and-self-harm', 'poisoning', 'sexual-abuse'],
  developmentalMilestone: ['loss-of-skills', 'seizure', 'fever-under-three-months', 'sexual-abuse'],
  screenDependency: ['suicide-and-self-harm', 'sexual-abuse'],
  oppositionalDefiant: ['suicide-and-self-harm'],
  dyslexia: ['suicide-and-self-harm'],
  dyscalculia: ['suicide-and-self-harm'],
  dysgraphia: ['suicide-and-self-harm'],
};

test.each(conditions)('$slug shows the shared advice on the dangers it mentions', (page) => {
  const wanted = adviceOf[page.slug] ?? [];
  const missing = wanted
    .filter((id) => !page.safetyAdvice.includes(id))
    .map((id) => `${fileOf(page)}: add '${id}' to safetyAdvice`);
  expect(missing).toEqual([]);
});

/** Matches any wording of suicide, self-harm and overdose. */
const speaksOfSuicide =
  /suicid|self-harm|overdose|\b(?:die|dying)\b|wish\w* to be dead|end (?:his|her|their) li(?:fe|ves)|not worth living|(?:hurt|hurts|harm|harms|cut|cuts) themsel/i;

/** The bullets about the child, each with the urgency of its card. Skips bullets about the parent. */
function bulletsOf(care: Care, urgencies: readonly ('doctor' | 'urgent' | 'emergency')[]) {
  return urgencies.flatMap((urgency) =>
    care[urgency].bullets
      .map(bulletText)
      .filter((bullet) => !bullet.startsWith('You '))
      .map((bullet) => ({ urgency, bullet })),
  );
}

/** As much as a parent in a hurry can read at a glance on a phone. */
const MAX_WORDS_IN_A_BULLET = 25;

/** The urgency of each shared sentence, as on the card about suicide and self-harm. */
const sharedUrgency: ReadonlyMap<string, 'urgent' | 'emergency'> = new Map([
  [dangers.talkOfSuicide.text, 'urgent'],
  [dangers.suicideNow.text, 'emergency'],
  [dangers.voicesToHarm.text, 'emergency'],
]);

/** The urgency of each card. */
const urgencyOf = { doctor: 'thisWeek', urgent: 'today', emergency: 'now' } as const;

test.each(conditions)('$slug describes the urgency of suicide only in shared sentences', (page) => {
  const own = bulletsOf(page.care, ['doctor', 'urgent', 'emergency'])
    .filter(({ bullet }) => speaksOfSuicide.test(bullet))
    .filter(({ urgency, bullet }) => sharedUrgency.get(bullet) !== urgency)
    .map(
      ({ urgency, bullet }) =>
        `${fileOf(page)}: take "${bullet}" out of care.${urgency}; the shared card says it`,
    );
  expect(own).toEqual([]);

  const shared: readonly string[] = [
    ...Object.values(safetySentences),
    ...Object.values(dangers).map(({ text }) => text),
  ];
  const { doctor, urgent, emergency } = page.care;
  const long = [doctor, urgent, emergency]
    .flatMap(({ bullets }) => bullets.map(bulletText))
    .filter((bullet) => !shared.includes(bullet) && countWords(bullet) > MAX_WORDS_IN_A_BULLET);
  expect(long).toEqual([]);
});

const showsSuicideCard = conditions.filter((page) =>
  page.safetyAdvice.includes('suicide-and-self-harm'),
);

test.each(showsSuicideCard)(
  '$slug starts its cards with suicide: talk today, danger now',
  (page) => {
    const { urgent, emergency } = page.care;
    expect(urgent.bullets[0]).toEqual(dangers.talkOfSuicide);
    expect(urgent.helplines).toContain('14416');
    expect(emergency.bullets[0]).toEqual(dangers.suicideNow);
    expect(emergency.helplines).toContain('112');
    expect(emergency.place).toBe(allSafetyAdvice['suicide-and-self-harm'].now.place);
  },
);

test.each(conditions.filter((page) => !showsSuicideCard.includes(page)))(
  '$slug links only to a suicide card that it shows',
  (page) => {
    const sent = bulletsOf(page.care, ['doctor', 'urgent', 'emergency'])
      .map(({ bullet }) => bullet)
      .filter((bullet) => sharedUrgency.has(bullet));
    expect(sent).toEqual([]);
  },
);

test.each(conditions)('$slug collapses no safety advice on a phone', ({ livingWith }) => {
  const folded = livingWith.groups
    .filter(({ safety }) => !safety)
    .map(({ heading }) => heading)
    .filter((heading) => /safe/i.test(heading));
  expect(folded).toEqual([]);
});

const articles = [
  { ...myopiaArticle, file: 'articles/myopia.md' },
  { ...schoolAgeVisionArticle, file: 'articles/school-age-vision.md' },
  { ...helpAtSchool, file: 'guides/help-at-school.md' },
];
const categories = [behaviouralCategory, learningCategory, physicalCategory];

/** Every page of this section with its file. */
const pages: readonly { file: string; page: unknown }[] = [
  ...conditions.map((page) => ({ file: fileOf(page), page })),
  ...articles.map(({ file, ...page }) => ({ file, page })),
  ...categories.map((page) => ({ file: `categories/${page.topic}.ts`, page })),
  ...offerings.map((page) => ({ file: `offerings (${page.path})`, page })),
];

/** Every page with cards on when to get help. */
const withCare: readonly { file: string; care: Care }[] = [
  ...conditions.map((page) => ({ file: fileOf(page), care: page.care })),
  ...articles.map(({ file, care }) => ({ file, care })),
  { file: 'categories/physical.md', care: physicalCategory.care },
  ...offerings.flatMap((page) =>
    'health' in page && page.health
      ? [{ file: `offerings (${page.path})`, care: page.health.care }]
      : [],
  ),
];

test.each(withCare)('the points of every card of $file match its urgency', ({ care }) => {
  const problems = (['doctor', 'urgent', 'emergency'] as const).flatMap((card) => [
    ...urgencyProblems(urgencyOf[card], [
      care[card].heading,
      ...care[card].bullets.map(bulletText),
    ]),
  ]);
  expect(problems).toEqual([]);
});

test('rejects a danger or text of another urgency on a card', () => {
  const { care } = findCondition('developmentalMilestone');
  const withUrgent = (danger: Danger) =>
    toSource({ ...care, urgent: { ...care.urgent, bullets: ['A sign', danger] } });
  expect(v.is(careSchema, withUrgent(dangers.suicideNow))).toBe(false);
  expect(v.is(careSchema, withUrgent(dangers.spasms))).toBe(true);
  expect(
    urgencyProblems('today', [
      'A white pupil: go to an eye hospital within days',
      'Your baby feeds far less than usual',
      'There is a button battery in the ear',
    ]),
  ).toHaveLength(3);
  expect(
    urgencyProblems('thisWeek', ['One eye turns in or out, all the time or now and then']),
  ).toEqual([]);
});

test.each(pages)('$file promises nothing that a questionnaire cannot do', ({ file, page }) => {
  const problems = readableTexts(page, ['sources', 'src', 'href']).flatMap((text) =>
    promisesOfTestsIn(text).map((problem) => `${file}, "${text}": ${problem}`),
  );
  expect(problems).toEqual([]);
});

/** Each page's text about the product's own tests. */
const offered: readonly { file: string; words: readonly string[] }[] = [
  ...conditions.map((page) => ({
    file: fileOf(page),
    words: readableTexts([page.screeningNote, page.aboutProduct], ['sources']),
  })),
  ...[behaviouralCategory, learningCategory].map((page) => ({
    file: `categories/${page.topic}.ts`,
    words: readableTexts([page.screeningNote, page.about], ['sources']),
  })),
  { file: 'offerings/behavioural.ts', words: readableTexts(behaviouralOffering, []) },
];

test.each(offered)(
  '$file says that a low score is no reason to wait and rules nothing out',
  ({ file, words }) => {
    const said = words.some((text) => text.includes(safetySentences.lowScore));
    expect(said ? [] : [`${file}: put safetySentences.lowScore beside the test`]).toEqual([]);
    const problems = words
      .filter((text) => /\brul(?:e|es|ed|ing) (?:\w+ )?out\b/i.test(text))
      .filter((text) => !/\b(?:cannot|does not|never|no|none)\b/i.test(text))
      .map((text) => `${file}: say that a test cannot rule it out: "${text}"`);
    expect(problems).toEqual([]);
  },
);

test.each(conditions)('$slug repeats it where diagnosis starts with a screening', (page) => {
  const screening = page.diagnosis.steps.filter(({ subheading }) => /screening/i.test(subheading));
  expect(screening).toHaveLength(1);
  expect(readableTexts(screening, ['sources'])).toContain(safetySentences.lowScore);
});

test('every milestone age says what to ask the doctor, in all four areas', () => {
  const { signs } = findCondition('developmentalMilestone');
  if (signs.kind !== 'groups') throw new Error('The signs are not grouped by age.');
  const missing = signs.groups
    .filter((group) => !Object.hasOwn(group, 'askTheDoctor'))
    .map(
      ({ heading }) =>
        `behavioural/developmental-milestone.ts: add askTheDoctor to the signs of "${heading}"`,
    );
  expect(missing).toEqual([]);
});

const root = path.join(__dirname, '../..');

/** Every content file of every section, relative to the repository's root. */
const contentFiles = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((section) =>
    readdirSync(path.join(root, section), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^content\/.*\.(?:ts|yaml)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => path.join(section, file)),
  );

test('no source is a front page', () => {
  const bare = contentFiles.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\burl: ['"]?(https?:\/\/[^'"\s]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((url) => URL.canParse(url) && isFrontPage(url))
      .map((url) => `${file}: ${url} is a front page; link the page that shows the fact`),
  );
  expect(contentFiles.length).toBeGreaterThan(20);
  expect(bare).toEqual([]);
});

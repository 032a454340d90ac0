import {
  dangers,
  dangerText,
  safetyAdvice as allAdvice,
  safetySentence,
  safetySentences,
} from '@site/kit/safety/safety.ts';
import type { SafetyAdviceId } from '@site/kit/safety/safety-schema.ts';
import { countWords } from '@site/kit/content/prose-checks.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import type { ConditionContent } from './condition-schema.ts';
import type { Care } from './medical-text-schema.ts';

/*
 * Safety requirements that a schema cannot express. Each function returns the problems with their fix; empty means none.
 */

/** The danger cards that a page must show. */
const requiredAdvice: Readonly<Record<string, readonly SafetyAdviceId[]>> = {
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

/** Matches any wording of suicide, self-harm and overdose. */
const speaksOfSuicide =
  /suicid|self-harm|overdose|\b(?:die|dying)\b|wish\w* to be dead|end (?:his|her|their) li(?:fe|ves)|not worth living|(?:hurt|hurts|harm|harms|cut|cuts) themsel/i;

/** As much as a parent in a hurry can read at a glance on a phone. */
const MAX_WORDS_IN_A_BULLET = 25;

/** The only sentences about suicide on the cards, each with its card. */
const suicideSentences: ReadonlyMap<string, keyof Care> = new Map([
  [dangerText('talkOfSuicide'), 'urgent'],
  [dangerText('suicideNow'), 'emergency'],
  [dangerText('voicesToHarm'), 'emergency'],
]);

const sharedSentences: ReadonlySet<string> = new Set([
  ...Object.values(safetySentences),
  ...Object.values(dangers).map(({ text }) => text),
]);

/** Problems of a condition page that could keep a child in danger from help. */
export function safetyProblems(page: ConditionContent): readonly string[] {
  const { slug, care, safetyAdvice, livingWith, screeningNote, aboutProduct } = page;
  return [
    ...(requiredAdvice[slug] ?? [])
      .filter((id) => !safetyAdvice.includes(id))
      .map((id) => `safetyAdvice must include ${id}`),
    ...bulletProblems(care),
    ...(safetyAdvice.includes('suicide-and-self-harm')
      ? suicideFirst(care)
      : suicideWithoutCard(care)),
    ...livingWith.groups
      .filter(({ safety, heading }) => !safety && /safe/i.test(heading))
      .map(({ heading }) => `livingWith collapses "${heading}" on a phone; mark it as safety`),
    ...claimsOfTests([screeningNote, aboutProduct]),
    ...screeningStep(page),
  ];
}

function bulletProblems(care: Care): readonly string[] {
  return (['doctor', 'urgent', 'emergency'] as const).flatMap((card) => {
    const bullets = care[card].bullets;
    return [
      ...bullets
        // These are about the parent.
        .filter((bullet) => !bullet.startsWith('You ') && speaksOfSuicide.test(bullet))
        .filter((bullet) => suicideSentences.get(bullet) !== card)
        .map((bullet) => `care.${card} must leave "${bullet}" to the shared card on suicide`),
      ...bullets
        .filter((bullet) => !sharedSentences.has(bullet))
        .filter((bullet) => countWords(bullet) > MAX_WORDS_IN_A_BULLET)
        .map((bullet) => `care.${card} has a point over 25 words: "${bullet}"`),
    ];
  });
}

function suicideFirst({ urgent, emergency }: Care): readonly string[] {
  const { place } = allAdvice['suicide-and-self-harm'].now;
  return [
    ...missing('care.urgent', urgent.bullets.slice(0, 1), [dangerText('talkOfSuicide')]),
    ...missing('care.urgent.helplines', urgent.helplines, ['14416']),
    ...missing('care.emergency', emergency.bullets.slice(0, 1), [dangerText('suicideNow')]),
    ...missing('care.emergency.helplines', emergency.helplines, ['112']),
    ...(emergency.place === place ? [] : [`care.emergency.place must be "${place}"`]),
  ];
}

function suicideWithoutCard({ urgent, emergency }: Care): readonly string[] {
  return [...urgent.bullets, ...emergency.bullets]
    .filter((bullet) => suicideSentences.has(bullet))
    .map((bullet) => `"${bullet}" needs suicide-and-self-harm in safetyAdvice`);
}

/** What a text about our own tests must and must not say. */
export function claimsOfTests(content: unknown): readonly string[] {
  const texts = readableTexts(content, ['sources']);
  return [
    ...(texts.some((text) => text.includes(safetySentence('lowScore')))
      ? []
      : ['the text about the test must include {safety.lowScore}']),
    ...texts
      .filter((text) => /\brul(?:e|es|ed|ing) (?:\w+ )?out\b/i.test(text))
      .filter((text) => !/\b(?:cannot|does not|never|no|none)\b/i.test(text))
      .map((text) => `a test cannot rule anything out: "${text}"`),
  ];
}

function screeningStep({ diagnosis }: ConditionContent): readonly string[] {
  const steps = diagnosis.steps.filter(({ subheading }) => /screening/i.test(subheading));
  return steps.length === 1 &&
    readableTexts(steps, ['sources']).includes(safetySentence('lowScore'))
    ? []
    : ['diagnosis must have one step about screening, with {safety.lowScore}'];
}

/**
 * Problems of the cards of a page about eyes. A chemical burn must be rinsed before the journey. A white pupil needs an
 * eye hospital, but no ambulance.
 */
export function eyeProblems({ urgent, emergency }: Care): readonly string[] {
  return [
    ...missing('care.urgent', urgent.bullets, [
      dangerText('whitePupil'),
      dangerText('eyeHospitalToday'),
    ]),
    ...missing('care.urgent.place', [urgent.place], ['Nearest eye hospital']),
    ...(urgent.helplines?.includes('112') ? ['care.urgent must not name 112'] : []),
    ...missing('care.emergency', emergency.bullets, [dangerText('chemicalInEye')]),
    ...missing('care.emergency.helplines', emergency.helplines, ['112']),
  ];
}

function missing(
  field: string,
  found: readonly (string | undefined)[] | undefined,
  required: readonly string[],
): readonly string[] {
  return required
    .filter((text) => !found?.includes(text))
    .map((text) => `${field} must have "${text}"`);
}

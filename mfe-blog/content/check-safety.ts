import { dangers } from '@site/kit/safety/dangers.ts';
import { feverUnderThreeMonths } from '@site/kit/safety/fever-under-three-months.ts';
import { poisoning } from '@site/kit/safety/poisoning.ts';
import { seizure } from '@site/kit/safety/seizure.ts';
import type { SafetyAdvice } from '@site/kit/safety/safety-advice.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { sexualAbuse } from '@site/kit/safety/sexual-abuse.ts';
import { suicideAndSelfHarm } from '@site/kit/safety/suicide-and-self-harm.ts';
import type { PostInBlocks } from './check-post.ts';

function pointsOf({ steps, now, today }: SafetyAdvice): readonly string[] {
  return [...steps.points, ...now.points, ...today.points].map((point) => point.text);
}

const illness = [
  dangers.blueOrPale,
  dangers.breathesFast,
  dangers.dehydration,
  dangers.dengue,
  dangers.drinksLess,
  dangers.greenVomit,
  dangers.heatStroke,
  dangers.laterJaundice,
  dangers.looseMotionsUnderThreeMonths,
  dangers.newbornJaundice,
  dangers.rashThatStays,
  dangers.stiffNeckOrSoftSpot,
].map(({ text }) => text);

const fever = dangers.feverUnderThreeMonths.text;
const { lowScore, resultThatLooksFine } = safetySentences;

/** The shared text that a post must include word for word. Hearing and sight tests give no score. */
const requiredText: Readonly<Record<string, readonly string[]>> = {
  '101': [...illness, fever, lowScore],
  '102': [...illness, fever, ...pointsOf(feverUnderThreeMonths)],
  '103': [
    ...[suicideAndSelfHarm, sexualAbuse].flatMap((advice) => [advice.heading, ...pointsOf(advice)]),
    lowScore,
  ],
  '104': [fever, resultThatLooksFine],
  '105': [
    dangers.whitePupil.text,
    dangers.eyeHospitalToday.text,
    dangers.chemicalInEye.text,
    resultThatLooksFine,
  ],
  '109': [
    ...pointsOf(poisoning),
    ...seizure.steps.points.map(({ text }) => text),
    dangers.heatStroke.text,
    dangers.chemicalInEye.text,
  ],
  '110': [fever, dangers.illUnderThreeMonths.text, dangers.seizure.text],
};

/** The strip of a post about a danger. */
const requiredStrip: Readonly<Record<string, string>> = {
  '102': 'illness',
  '103': 'suicide',
  '109': 'accident',
};

/** Problems of a post that could keep a child in danger from help; empty means none. */
export function safetyProblems(post: PostInBlocks): readonly string[] {
  const texts = post.blocks.map(({ words }) => words);
  const words = texts.join(' ');
  const strip = post.kind === 'review' ? undefined : post.danger;
  const required = requiredStrip[post.blogId];
  return [
    ...(requiredText[post.blogId] ?? [])
      .filter((text) => !words.includes(text))
      .map((text) => `must say "${text}"`),
    ...(strip === required ? [] : [`danger must be ${required ?? 'absent'}`]),
    ...(words.includes('under 2 months old')
      ? ['has its own rule for a fever; use the shared card']
      : []),
    // Cold water harms a child without a fever.
    ...texts
      .filter((text) => /\bsponge\b/.test(text) && !/has a fever|^Fever /.test(text))
      .map((text) => `must say that only a child with a fever is sponged: "${text}"`),
  ];
}

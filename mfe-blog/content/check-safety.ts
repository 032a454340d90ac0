import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import { dangerText, safetyAdvice, safetySentence } from '@site/kit/safety/safety.ts';
import type { SafetyAdvice } from '@site/kit/safety/safety-schema.ts';
import type { PostInBlocks } from './check-post.ts';

function pointsOf({ steps, now, today }: SafetyAdvice): readonly string[] {
  return [...steps.points, ...now.points, ...today.points].map((point) => point.text);
}

const illness = [
  'blueOrPale',
  'breathesFast',
  'dehydration',
  'dengue',
  'drinksLess',
  'greenVomit',
  'heatStroke',
  'laterJaundice',
  'looseMotionsUnderThreeMonths',
  'newbornJaundice',
  'rashThatStays',
  'stiffNeckOrSoftSpot',
].map(dangerText);

const fever = dangerText('feverUnderThreeMonths');
const lowScore = safetySentence('lowScore');
const resultThatLooksFine = safetySentence('resultThatLooksFine');

/** The shared text that a post must include word for word. Hearing and sight tests give no score. */
const requiredText: Readonly<Record<string, readonly string[]>> = {
  '101': [...illness, fever, lowScore],
  '102': [...illness, fever, ...pointsOf(safetyAdvice['fever-under-three-months'])],
  '103': [lowScore],
  '104': [fever, resultThatLooksFine],
  '105': [
    dangerText('whitePupil'),
    dangerText('eyeHospitalToday'),
    dangerText('chemicalInEye'),
    resultThatLooksFine,
  ],
  '109': [
    ...pointsOf(safetyAdvice.poisoning),
    ...safetyAdvice.seizure.steps.points.map(({ text }) => text),
    dangerText('heatStroke'),
    dangerText('chemicalInEye'),
  ],
  '110': [fever, dangerText('illUnderThreeMonths'), dangerText('seizure')],
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
  const page = postPath(post.blogId);
  const whole = Object.values(safetyAdvice).filter(
    (advice) => advice.whole?.split('#')[0] === page,
  );
  return [
    ...(requiredText[post.blogId] ?? [])
      .concat(whole.flatMap((advice) => [advice.heading, ...pointsOf(advice)]))
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

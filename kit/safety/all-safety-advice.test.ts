import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { configuredSite } from '../testing/configured-site.ts';
import {
  givesShareOfPeople,
  longSentencesIn,
  namesPrice,
  siteFactsIn,
  unkindWordsIn,
} from '../content/prose-checks.ts';
import { urgencyProblems } from '../content/urgency-problems.ts';
import { allSafetyAdvice } from './all-safety-advice.ts';
import {
  type SafetyAdvice,
  safetyAdviceIds,
  safetyAdviceSchema,
  type SafetyPoint,
} from './safety-advice.ts';
import { dangers } from './dangers.ts';
import { safetySentences } from './safety-sentences.ts';

const site = configuredSite();
const numbers = site.helplines.map(({ number }) => number);
const advices = Object.values(allSafetyAdvice);

/** Everything of an advice that is right to do, to look for or to know, from the top down. */
function pointsOf(advice: SafetyAdvice): readonly SafetyPoint[] {
  const { intro, introSources, steps, now, today, thisWeek, goodToKnow } = advice;
  return [
    { text: intro, sources: introSources },
    ...[steps, now, today, thisWeek, goodToKnow].flatMap((part) => part?.points ?? []),
  ];
}

/** All its words, headings and places with them. */
function wordsOf(advice: SafetyAdvice): readonly string[] {
  const { heading, steps, now, today, thisWeek, goodToKnow } = advice;
  const parts = [steps, now, today, thisWeek, goodToKnow].flatMap((part) => part?.heading ?? []);
  const places = [now.place, today.place].flatMap((place) => place ?? []);
  return [heading, ...parts, ...places, ...pointsOf(advice).map(({ text }) => text)];
}

test('lists all advice by id', () => {
  expect(Object.entries(allSafetyAdvice).map(([key, { id }]) => [key, id])).toEqual(
    safetyAdviceIds.map((id) => [id, id]),
  );
});

test.each(advices)('the advice "$id" matches the schema', (advice) => {
  const result = v.safeParse(safetyAdviceSchema, advice);
  expect(
    result.issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`) ?? [],
  ).toEqual([]);
});

test.each(advices)(
  '"$id" cites a source for every figure, and all of its sources and helplines exist',
  (advice) => {
    const points = pointsOf(advice);
    const known = advice.sources.map(({ id }) => id);
    const used = new Set(points.flatMap(({ sources = [] }) => sources));
    const unsupported = points
      .filter(({ sources }) => sources === undefined)
      .map(({ text }) => text)
      .filter((text) => /\d/.test(text) || givesShareOfPeople(text));
    const named = [...(advice.now.helplines ?? []), ...(advice.today.helplines ?? [])];
    expect(unsupported).toEqual([]);
    expect([...used].filter((id) => !known.includes(id))).toEqual([]);
    expect(known.filter((id) => !used.has(id))).toEqual([]);
    expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
  },
);

test.each(advices)('"$id" follows our style and does not spell out helpline numbers', (advice) => {
  const problems = wordsOf(advice).flatMap((words) => [
    ...longSentencesIn(words),
    ...unkindWordsIn(words),
    ...siteFactsIn(words, site),
    ...(namesPrice(words) ? [`states a price: "${words}"`] : []),
    ...(words.match(/\b\d{3,5}\b/g) ?? [])
      .filter((digits) => numbers.includes(digits))
      .map((digits) => `types ${digits}; name it in "helplines"`),
  ]);
  expect(problems).toEqual([]);
});

test('rejects a front page as a source, an urgent part without a number or place, and a danger of another urgency', () => {
  const { seizure } = allSafetyAdvice;
  const { heading, points } = seizure.now;
  const sources = seizure.sources.map((source) => ({ ...source, url: 'https://www.cdc.gov/' }));
  expect(v.is(safetyAdviceSchema, { ...seizure, sources })).toBe(false);
  expect(v.is(safetyAdviceSchema, { ...seizure, now: { heading, points } })).toBe(false);
  const today = { ...seizure.today, points: [dangers.seizure] };
  expect(v.is(safetyAdviceSchema, { ...seizure, today })).toBe(false);
});

/** All that an advice asks for in one part, in one text. */
const said = (part: { points: readonly SafetyPoint[] }) =>
  part.points.map(({ text }) => text).join(' ');

test('the suicide card contains what to do, and when', () => {
  const { intro, steps, now, today, goodToKnow } = allSafetyAdvice['suicide-and-self-harm'];
  expect(intro).toMatch(/\bsuicide\b/);
  expect(said(steps)).toMatch(/Do not leave them alone/);
  for (const thing of ['medicines', 'poisons', 'blades', 'ropes']) {
    expect(said(steps)).toContain(thing);
  }
  expect(said(steps)).toMatch(/Ask directly.*suicide.*does not put the idea/);
  expect(today.helplines).toEqual(['14416']);
  expect(said(today)).toMatch(/talks.*suicide.*life is not worth living/);
  expect(now.helplines).toEqual(['112']);
  const signs = ['plan', 'note', 'tried to end', 'overdose', 'injury', 'Do not make them vomit'];
  for (const sign of signs) expect(said(now)).toContain(sign);
  expect(goodToKnow && said(goodToKnow)).toMatch(/does not punish.*may still record/);
});

test('a fever starts at 37.5 °C under 2 months and at 38 °C from 2 months, in the headline and on the card', () => {
  const { intro, now } = allSafetyAdvice['fever-under-three-months'];
  expect(intro).toMatch(/under 3 months.*37\.5 °C.*under 2 months, 38 °C.*from 2 months/);
  expect(said(now)).toMatch(/under 2 months and has 37\.5 °C.*2 to 3 months old and has 38 °C/);
});

test('first aid for seizures and poisoning includes what not to do', () => {
  const { seizure, poisoning } = allSafetyAdvice;
  expect(said(seizure.steps)).toMatch(/on their side.*Do not hold.*nothing in the mouth/);
  expect(said(seizure.now)).toMatch(/more than 5 minutes.*first seizure/);
  expect(seizure.now.helplines).toEqual(['112']);
  expect(said(poisoning.steps)).toMatch(/Do not make your child vomit.*Keep the packet/);
});

test('the sexual abuse card puts the hospital first and mentions the duty to report', () => {
  const { steps, now, today, goodToKnow } = allSafetyAdvice['sexual-abuse'];
  expect(said(steps)).toMatch(/Believe.*hospital first.*report it/);
  expect(said(now)).toMatch(/HIV.*first 3 days.*contraception.*first 5 days/);
  expect(said(now)).toMatch(/do not let your child wash or change clothes/);
  expect(today.helplines).toEqual(['1098']);
  expect(goodToKnow && said(goodToKnow)).toMatch(
    /doctor or counsellor.*report.*does not report it can be punished/,
  );
});

test('shared sentences match the start of the cards about the same danger', () => {
  expect(allSafetyAdvice['fever-under-three-months'].intro).toBe(
    dangers.feverUnderThreeMonths.text,
  );
  expect(allSafetyAdvice['loss-of-skills'].intro).toBe(safetySentences.lossOfSkills);
});

const sentences = [
  ...Object.values(safetySentences),
  ...Object.values(dangers).map(({ text }) => text),
];

test.each(sentences)('the sentence "%s" follows our style', (text) => {
  expect([...longSentencesIn(text), ...unkindWordsIn(text), ...siteFactsIn(text, site)]).toEqual(
    [],
  );
});

test.each(advices)('the points of every part of "$id" match its urgency', (advice) => {
  const problems = (['now', 'today', 'thisWeek'] as const).flatMap((urgency) => {
    const part = advice[urgency];
    if (!part) return [];
    return urgencyProblems(urgency, [part.heading, ...part.points.map(({ text }) => text)]);
  });
  expect(problems).toEqual([]);
});

test.each(Object.entries(dangers))('the danger "%s" matches its urgency', (_, danger) => {
  expect(urgencyProblems(danger.urgency, [danger.text])).toEqual([]);
});

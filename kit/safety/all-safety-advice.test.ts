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

/** Problems of a text for parents, wherever it is shown. */
function styleProblems(words: string): readonly string[] {
  return [...longSentencesIn(words), ...unkindWordsIn(words), ...siteFactsIn(words, site)];
}

test.each(advices)('"$id" follows the schema, our style and the urgency of its parts', (advice) => {
  const { issues = [] } = v.safeParse(safetyAdviceSchema, advice);
  const problems = [
    ...issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
    ...wordsOf(advice).flatMap((words) => [
      ...styleProblems(words),
      ...(namesPrice(words) ? [`states a price: "${words}"`] : []),
      ...(words.match(/\b\d{3,5}\b/g) ?? [])
        .filter((digits) => numbers.includes(digits))
        .map((digits) => `types ${digits}; name it in "helplines"`),
    ]),
    ...(['now', 'today', 'thisWeek'] as const).flatMap((urgency) => {
      const { heading, points = [] } = advice[urgency] ?? {};
      return heading === undefined
        ? []
        : urgencyProblems(urgency, [heading, ...points.map(({ text }) => text)]);
    }),
  ];
  expect(problems).toEqual([]);
});

test.each(advices)(
  '"$id" cites a source for every figure, and all of its sources and helplines exist',
  (advice) => {
    const points = pointsOf(advice);
    const known = advice.sources.map(({ id }) => id);
    const used = points.flatMap(({ sources = [] }) => sources);
    const unsupported = points
      .filter(({ sources }) => sources === undefined)
      .map(({ text }) => text)
      .filter((text) => /\d/.test(text) || givesShareOfPeople(text));
    const named = [...(advice.now.helplines ?? []), ...(advice.today.helplines ?? [])];
    expect(unsupported).toEqual([]);
    expect(new Set(used)).toEqual(new Set(known));
    expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
  },
);

test('shared sentences follow our style, and each danger matches its urgency', () => {
  const texts = [
    ...Object.values(safetySentences),
    ...Object.values(dangers).map(({ text }) => text),
  ];
  expect(texts.flatMap(styleProblems)).toEqual([]);
  const misplaced = Object.values(dangers).flatMap(({ urgency, text }) =>
    urgencyProblems(urgency, [text]),
  );
  expect(misplaced).toEqual([]);
});

test('finds text of another urgency on a card', () => {
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
  expect(intro).toMatch(/under 3 months.*Under 2 months.*37\.5 °C.*From 2 months.*38 °C/);
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

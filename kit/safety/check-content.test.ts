import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { configuredSite } from '../testing/configured-site.ts';
import { adviceProblems, checkContent } from './check-content.ts';
import { dangerText, safetyAdvice, safetySentence } from './safety.ts';
import { type SafetyPart, safetyAdviceSchema, safetySourcesSchema } from './safety-schema.ts';
import { urgencyProblems } from './urgency-problems.ts';

test('the documents have no problems', () => {
  expect(checkContent()).toEqual([]);
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

test('rejects a front page as a source, and an urgent part without a number or place', () => {
  const { seizure } = safetyAdvice;
  const [source] = seizure.sources;
  const { id: _, ...publication } = { ...source, url: 'https://www.cdc.gov/' };
  expect(v.is(safetySourcesSchema, { 'a-source': publication })).toBe(false);
  const written = { heading: 'A', points: ['B'] };
  const advice = { heading: 'A', intro: 'B', steps: written, today: { ...written, place: 'C' } };
  const sources: unknown[] = [];
  const withNow = (now: object) => v.is(safetyAdviceSchema, { ...advice, now, sources });
  expect(withNow({ ...written, helplines: ['112'] })).toBe(true);
  expect(withNow(written)).toBe(false);
});

test('reports a danger of another urgency, a figure without a source, a price, and helplines', () => {
  const { seizure } = safetyAdvice;
  const today = {
    ...seizure.today,
    points: [
      { text: `${dangerText('seizure')}.` },
      { text: 'It costs ₹10.' },
      { text: 'Call 112.' },
    ],
    helplines: ['999'],
  };
  const problems = adviceProblems({ ...seizure, today }, configuredSite());
  for (const problem of [
    'is a danger for now, not for today',
    'a figure without a source: "It costs ₹10."',
    'states a price: "It costs ₹10."',
    'types 112; name it in "helplines"',
    'names 999, which is not a helpline of the site configuration',
  ]) {
    expect(problems).toContainEqual(expect.stringContaining(problem));
  }
});

/** Everything one part of the advice asks for, as one text. */
const said = (part: SafetyPart) => part.points.map(({ text }) => text).join(' ');

test('the suicide card contains what to do, and when', () => {
  const { intro, steps, now, today, goodToKnow } = safetyAdvice['suicide-and-self-harm'];
  expect(intro.text).toMatch(/\bsuicide\b/);
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
  const { intro, now } = safetyAdvice['fever-under-three-months'];
  expect(intro.text).toMatch(/under 3 months.*Under 2 months.*37\.5 °C.*From 2 months.*38 °C/);
  expect(said(now)).toMatch(/under 2 months and has 37\.5 °C.*2 to 3 months old and has 38 °C/);
});

test('first aid for seizures and poisoning includes what not to do', () => {
  const { seizure, poisoning } = safetyAdvice;
  expect(said(seizure.steps)).toMatch(/on their side.*Do not hold.*nothing in the mouth/);
  expect(said(seizure.now)).toMatch(/more than 5 minutes.*first seizure/);
  expect(seizure.now.helplines).toEqual(['112']);
  expect(said(poisoning.steps)).toMatch(/Do not make your child vomit.*Keep the packet/);
});

test('the sexual abuse card puts the hospital first and mentions the duty to report', () => {
  const { steps, now, today, goodToKnow } = safetyAdvice['sexual-abuse'];
  expect(said(steps)).toMatch(/Believe.*hospital first.*report it/);
  expect(said(now)).toMatch(/HIV.*first 3 days.*contraception.*first 5 days/);
  expect(said(now)).toMatch(/do not let your child wash or change clothes/);
  expect(today.helplines).toEqual(['1098']);
  expect(goodToKnow && said(goodToKnow)).toMatch(
    /doctor or counsellor.*report.*does not report it can be punished/,
  );
});

test('shared sentences match the start of the cards about the same danger', () => {
  expect(safetyAdvice['fever-under-three-months'].intro.text).toBe(
    dangerText('feverUnderThreeMonths'),
  );
  expect(safetyAdvice['loss-of-skills'].intro.text).toBe(safetySentence('lossOfSkills'));
});

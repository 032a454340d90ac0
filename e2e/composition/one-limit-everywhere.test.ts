import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readUnvalidated } from '@site/kit/content/read-document.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { repositoryRoot } from '../../delivery/config.ts';
import { documentsIn, documentSections } from '@site/desk/content/section-documents.ts';

/*
 * Ages and limits that parents act on are the same on every page. This test parses them from the text, so it fails on a
 * page with a different value, and on wording that it cannot parse.
 */

/** A limit and its wordings. A wording's groups capture the value. */
type Limit = readonly [of: string, ...wordings: readonly RegExp[]];

const degrees = String.raw`(\d\d(?:\.\d)?) °C(?: \([^)]*\))?`;
const months = String.raw`by (\d+ months|\d years?|the first birthday)`;

/** Matched in this order. Matched text is removed before the next wording. */
const limits: readonly Limit[] = [
  [
    'a fever under 2 months',
    new RegExp(`${degrees} or more(?: in the armpit)? under 2 months`, 'gi'),
    new RegExp(`under 2 months and has ${degrees} or more`, 'gi'),
    new RegExp(`under 2 months, a fever is ${degrees} or more`, 'gi'),
  ],
  [
    'a fever from 2 to 3 months',
    new RegExp(`${degrees} or more from 2 months`, 'gi'),
    new RegExp(`2 to 3 months old and has ${degrees} or more`, 'gi'),
    new RegExp(`from 2 months, it is ${degrees} or more`, 'gi'),
  ],
  ['a low temperature in a baby', new RegExp(`less than ${degrees}`, 'gi')],
  [
    'a fever from 3 to 6 months',
    new RegExp(`3 to 6 months old and has a temperature of ${degrees} or more`, 'gi'),
  ],
  ['fast breathing under 2 months', /(\d\d) or more(?: breaths a minute)? under 2 months/gi],
  [
    'fast breathing from 2 to 11 months',
    /(\d\d) or more(?: breaths a minute)? (?:from 2 to 11 months|from 2 months|under 1 year)/gi,
  ],
  ['fast breathing from 1 to 5 years', /(\d\d) or more(?: breaths a minute)? from 1 to 5 years/gi],
  [
    'the age from which feeding less can wait for a doctor today',
    /(\d) months or older[^.;]*? (?:feeds|drinks|drinking) (?:far |much )?less/gi,
  ],
  [
    'the age under which a sick or feverish baby goes to hospital',
    /under (\d) months(?=[^.;]* (?:fever|feeding|feels hot))/gi,
    /fever\b[^.;]* under (\d) months/gi,
    /fever after the age of (\d) months/gi,
  ],
  // Ages at which a doctor looks for autism, which are later than the ages at which most children do these things.
  [
    'no babble, word or phrase: see a doctor about autism',
    /no babble by (\d+)(?: months)?,? no (?:single )?word by (\d+)(?: months)?,? (?:or )?no two-word phrase(?: of their own)? by (\d+)/gi,
  ],
  [
    'babble',
    new RegExp(String.raw`babbl\w*\b[^.;:]*? ${months}`, 'gi'),
    new RegExp(String.raw`${months}[^.;]*?\bbabbl`, 'gi'),
  ],
  ['a first word', new RegExp(String.raw`no (?:single )?words?\b[^.;]*? ${months}`, 'gi')],
  [
    'two words together',
    new RegExp(String.raw`two words\b[^.;:]*? ${months}`, 'gi'),
    new RegExp(String.raw`${months}[^.;]*?\btwo words\b`, 'gi'),
  ],
  [
    'three words',
    new RegExp(String.raw`three words\b[^.;:]*? ${months}`, 'gi'),
    new RegExp(String.raw`${months}[^.;]*?\bthree words\b`, 'gi'),
  ],
  ['a white pupil', /white (?:glow|spot|pupil)[^.;]*? (today|this week|within (?!72)\w+ \w+)/gi],
  ['a white pupil at the latest', /within (\d+ hours) at the latest/gi],
  ['a long seizure', /(?:seizure|fit|jerking)\b[^.;]*? (\d+) minutes/gi],
  ['dehydration', /no urine for (\d+) hours in a baby or (\d+) hours/gi],
];

/**
 * Patterns showing that text mentions a limit. Text that matches none of the wordings above is worded differently from
 * all other text.
 */
const unread: readonly (readonly [RegExp, string])[] = [
  [/\d °C/, 'a temperature'],
  [/\d+ (?:or more )?breaths a minute/i, 'a rate of breathing'],
  [/(?:feeds|drinks|drinking) (?:far |much )?less/i, 'feeding less without the age'],
  [/\b(?:no|without) (?:urine|wet napp)[^.]*\d/i, 'a time without urine'],
  [/\b(?:seizure|fit)\b[^.;]*\d+ minutes/i, 'the length of a seizure'],
];

/** Mentions that require the limit on the same page. */
const definedOnThePage: readonly (readonly [RegExp, of: string])[] = [
  [/\bbreath(?:es|ing) fast\b/i, 'fast breathing from 2 to 11 months'],
  [/\bsunken\b/i, 'dehydration'],
];

/** Every text that parents read, keyed by its location. Posts are read line by line, because they are Markdown. */
function everyText(): ReadonlyMap<string, readonly string[]> {
  const documents = documentSections().flatMap((section) =>
    documentsIn(section).map((file): [string, readonly string[]] => [
      path.relative(repositoryRoot, file),
      readableTexts(readUnvalidated(file), ['sources', 'from', 'hi', 'kn', 'everydayWords']),
    ]),
  );
  return new Map(
    documents.map(([file, texts]) => [
      file,
      texts.flatMap((text) => text.split('\n').map(plain)).filter((line) => line !== ''),
    ]),
  );
}

/** A line without citations, emphasis and Markdown markup. */
function plain(line: string): string {
  return line
    .replaceAll(/\s*\[\^[\w-]+\]/g, '')
    .replaceAll('**', '')
    .replace(/^[-#\s]+/, '')
    .trim();
}

/** Normalises "the first birthday", "1 year" and "12 months" to one age. */
function inMonths(value: string): string {
  if (value === 'the first birthday') return '12 months';
  const [, years] = /^(\d+) years?$/.exec(value) ?? [];
  return years === undefined ? value : `${Number(years) * 12} months`;
}

/** Collects each limit with its values and the pages that state them. */
function collectLimits(texts: ReadonlyMap<string, readonly string[]>) {
  const found = new Map<string, Map<string, string[]>>();
  const problems: string[] = [];
  for (const [file, lines] of texts) {
    const given = new Set<string>();
    for (const line of lines) {
      let rest = line;
      for (const [of, ...wordings] of limits) {
        for (const wording of wordings) {
          for (const [said, ...values] of rest.matchAll(wording)) {
            const value = values.map(inMonths).join(', ');
            const byValue = found.get(of) ?? new Map<string, string[]>();
            found.set(of, byValue.set(value, [...(byValue.get(value) ?? []), `${file}: ${said}`]));
            given.add(of);
          }
          rest = rest.replaceAll(wording, '');
        }
      }
      for (const [sign, what] of unread) {
        if (sign.test(rest)) problems.push(`${file}: ${what} with unknown wording: "${line}"`);
      }
    }
    for (const [sign, of] of definedOnThePage) {
      if (lines.some((line) => sign.test(line)) && !given.has(of))
        problems.push(`${file} speaks of ${String(sign)} and does not say ${of}`);
    }
  }
  return { found, problems };
}

/** Returns the limits with several values, and the pages that state each value. */
function differences(found: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>) {
  return [...found]
    .filter(([, byValue]) => byValue.size > 1)
    .map(([of, byValue]) => ({ of, given: Object.fromEntries(byValue) }));
}

test('every age and limit that parents act on is the same on every page', () => {
  const { found, problems } = collectLimits(everyText());
  expect(problems).toEqual([]);
  expect(differences(found)).toEqual([]);
  // An unused wording would compare nothing.
  expect(limits.map(([of]) => of).filter((of) => !found.has(of))).toEqual([]);
});

test.each([
  ['a fever', 'Your baby is under 2 months and has 38 °C or more.', 'a fever under 2 months'],
  ['babble', 'Does not babble by 12 months.', 'babble'],
  ['a first word', 'Says no single word by 2 years', 'a first word'],
  ['a white pupil', 'A white pupil: see a doctor this week', 'a white pupil'],
  ['a seizure', 'A seizure that lasts more than 10 minutes', 'a long seizure'],
  ['breathing', '70 or more breaths a minute under 2 months', 'fast breathing under 2 months'],
  ['dehydration', 'no urine for 6 hours in a baby or 12 hours in others', 'dehydration'],
])('finds a page with a different limit for %s', (_what, sentence, of) => {
  const texts = new Map([...everyText(), ['another page', [sentence]]]);
  expect(differences(collectLimits(texts).found).map((one) => one.of)).toEqual([of]);
});

test.each([
  'Go to hospital with 39.5 °C.',
  'Your baby drinks less: see a doctor today',
  'It takes 45 breaths a minute',
  'Your child breathes fast',
  'The eyes look sunken',
])('finds a limit with unknown wording or without a figure: %s', (sentence) => {
  expect(collectLimits(new Map([['a page', [sentence]]])).problems).toHaveLength(1);
});

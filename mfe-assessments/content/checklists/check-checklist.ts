import type { SiteConfig } from '@site/kit/site.ts';
import {
  brandIn,
  longSentencesIn,
  namesPrice,
  wordingProblems,
} from '@site/kit/content/prose-checks.ts';
import * as v from 'valibot';
import type { AgeBand, ConditionContent } from '../condition-schema.ts';
import { proseOf } from '../prose-of.ts';
import { checklistLanguages } from '../paths.ts';
import type { ChecklistContent, Translation } from './checklist-schema.ts';
import { translatedSchema } from '@site/kit/safety/safety-schema.ts';
import { helplineRoles } from '@site/kit/ui/care-calls.tsx';
import { checklistWords } from '../page-words.ts';

/** Problems of a checklist compared with its condition's page; empty means none. */
export function checkChecklist(
  checklist: ChecklistContent,
  condition: ConditionContent,
  site: SiteConfig,
): readonly string[] {
  return [
    ...signsMissingFromPage(checklist, condition),
    ...agesOfAnotherPage(checklist, condition),
    ...missingWarnings(checklist),
    ...duplicateSigns(checklist.signs),
    ...neuterVerbsOfTeenagers(checklist),
    ...numbersThatDiffer(checklist),
    ...textProblems({ ...checklist, signs: checklist.signs.map(toTranslated) }, site),
  ];
}

/** Problems of the text that all checklists share. */
export function checkChecklistWords(words: unknown, site: SiteConfig): readonly string[] {
  const withoutWords = site.helplines
    .filter(({ number }) => checklistWords.helplines[number] === undefined)
    .map(
      ({ name, number }) => `the helpline ${number} (${name}) is not described in every language`,
    );
  const unconfigured = Object.values(helplineRoles)
    .filter((number) => !site.helplines.some((helpline) => helpline.number === number))
    .map((number) => `a warning refers to ${number}, which is not in the site configuration`);
  return [
    ...withoutWords,
    ...unconfigured,
    ...(site.contact.hours.startsWith(TRANSLATED_DAYS)
      ? []
      : [`numbers.open translates ${TRANSLATED_DAYS}, but the hours are ${site.contact.hours}`]),
    ...silentAboutMeans(),
    ...numbersThatDiffer(words),
    ...textProblems(words, site),
  ];
}

/** The days in the translated opening hours. */
const TRANSLATED_DAYS = 'Mon-Sat';

/** Hanging and poison come first among the means in India, so each language must name what to put away. */
const means = {
  en: ['pesticides', 'poisons', 'blades', 'ropes', 'roof'],
  hi: ['कीटनाशक', 'ज़हर', 'धारदार', 'रस्सियाँ', 'छत'],
  kn: ['ಕೀಟನಾಶಕ', 'ವಿಷ', 'ಬ್ಲೇಡು', 'ಹಗ್ಗ', 'ತಾರಸಿ'],
} as const;

function silentAboutMeans(): readonly string[] {
  const { suicide } = checklistWords.dangers;
  return checklistLanguages.flatMap((language) =>
    means[language]
      .filter((thing) => !suicide[language].includes(thing))
      .map((thing) => `dangers.suicide.${language} must name "${thing}"`),
  );
}

function toTranslated({ en, hi, kn }: Translation): Translation {
  return { en, hi, kn };
}

/** A checklist may only say what the condition's page says, where the sources are. */
function signsMissingFromPage(
  { signs }: ChecklistContent,
  condition: ConditionContent,
): readonly string[] {
  const page = proseOf(condition).map(({ text }) => text.toLowerCase());
  return signs
    .filter(({ from }) => !page.some((text) => text.includes(from.toLowerCase())))
    .map(
      ({ from, en }) =>
        `the sign "${en}" quotes "${from}", which is no longer on the page; check both and the translations`,
    );
}

/** The upper end of an open-ended band: the site is for children up to 16 (specification §1). */
const OLDEST_CHILD = 16;

function agesOfAnotherPage(
  { ages }: ChecklistContent,
  { ageBands }: ConditionContent,
): readonly string[] {
  const inYears = ({ unit }: AgeBand, age: number) => (unit === 'months' ? age / 12 : age);
  const from = Math.floor(Math.min(...ageBands.map((band) => inYears(band, band.from))));
  const to = Math.floor(
    Math.max(...ageBands.map((band) => (band.to === null ? OLDEST_CHILD : inYears(band, band.to)))),
  );
  return ages.from === from && ages.to === to
    ? []
    : [`ages must be ${from} to ${to}, as on the page`];
}

/** From this age a child may think of suicide, and every checklist says what to do then. */
const AGE_OF_THE_WARNING = 6;

function missingWarnings({ ages, dangers }: ChecklistContent): readonly string[] {
  return ages.to >= AGE_OF_THE_WARNING && !dangers.includes('suicide')
    ? ['dangers must include "suicide", because the page is for children of 6 and above']
    : [];
}

function duplicateSigns(signs: readonly Translation[]): readonly string[] {
  return checklistLanguages.flatMap((language) => {
    const texts = signs.map((sign) => sign[language]);
    return texts
      .filter((text, index) => texts.indexOf(text) !== index)
      .map((text) => `signs say "${text}" twice`);
  });
}

/** From this age, Kannada verbs in the neuter sound odd of a child. */
const AGE_OF_TEENAGERS = 12;

/** A sign that ends in a neuter verb, such as ಮಾಡುತ್ತದೆ or ಮಾಡಿದೆ. What a child thinks (… ಎಂದು) may have one. */
const neuterVerb = /(?:ುತ್ತದೆ|[\u0C80-\u0CFF]ಿದೆ)(?=$|[,;]| ಅಥವಾ(?!.*ಎಂದು))/u;

/** A neuter verb after ಮಗು, “the child”, where the sheet asks what to tell the doctor. */
const neuterVerbOfTheChild = /ಮಗು [^.;]*ುತ್ತದೆ/u;

function neuterVerbsOfTeenagers({ ages, signs, tell }: ChecklistContent): readonly string[] {
  if (ages.to < AGE_OF_TEENAGERS) return [];
  return [
    ...signs
      .filter(({ kn }) => neuterVerb.test(kn))
      .map(({ kn }) => `the sign "${kn}" has a neuter verb; end it in -ವುದು`),
    ...(neuterVerbOfTheChild.test(tell.kn)
      ? [`tell "${tell.kn}" has a neuter verb; ask without one, such as ಬಳಕೆ ಇದೆಯೇ`]
      : []),
  ];
}

/** Ages, doses and temperatures must be the same in every language. */
function numbersThatDiffer(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!v.is(v.object(translatedSchema.entries), value))
    return Object.values(value).flatMap(numbersThatDiffer);
  const english = numbersIn(value.en);
  return checklistLanguages
    .filter((language) => numbersIn(value[language]) !== english)
    .map(
      (language) =>
        `"${value.en}" has the numbers ${english}, but ${language} has ${numbersIn(value[language]) || 'none'}`,
    );
}

function numbersIn(text: string): string {
  return [...new Set(text.match(/\d+(?:\.\d+)?/g))].toSorted().join(', ');
}

/** Placeholders the page fills in, besides site facts. */
const placeholders = [
  '{product}',
  '{hours}',
  '{opens}',
  '{closes}',
  '{name}',
  '{emergency}',
  '{support}',
  '{date}',
  '{address}',
  '{reviewer}',
];

/**
 * Prose rules for a checklist: no long sentence in English, and in no language a brand, price or spelled-out helpline.
 */
function textProblems(content: unknown, site: SiteConfig): readonly string[] {
  const numbers = new Set(site.helplines.map(({ number }) => number));
  return textsIn(content).flatMap(({ path, text }) => [
    ...(path.endsWith('.en') ? longSentencesIn(text) : []).map(
      (problem) => `${path} has ${problem}`,
    ),
    ...wordingProblems(text, placeholders).map((problem) => `${path} ${problem}`),
    ...brandIn(text, site).map((name) => `${path} spells out the brand "${name}"; write {product}`),
    ...(namesPrice(text) ? [`${path} states a price`] : []),
    ...(text.match(/\d+/g) ?? [])
      .filter((digits) => numbers.has(digits))
      .map((digits) => `${path} spells out the helpline ${digits}; the checklist shows it`),
  ]);
}

/** Every text in a value, with its path. */
function textsIn(value: unknown, path = ''): readonly { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, path === '' ? key : `${path}.${key}`),
  );
}

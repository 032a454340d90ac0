import type { SiteConfig } from '@site/kit/site.ts';
import { proseOf } from './condition-prose.ts';
import type { ConditionContent } from './condition-schema.ts';

/**
 * What a schema cannot see in a condition page's text. Every check gives the list of what is wrong,
 * in words, each with the place it stands in; an empty list means nothing is wrong.
 */
export type ConditionCheck = (condition: ConditionContent, site: SiteConfig) => readonly string[];

/** The longest sentence that may be published, in words. */
export const MOST_WORDS_IN_A_SENTENCE = 25;

/** The length to aim for, in words. */
export const WORDS_TO_AIM_FOR = 20;

/** Words that blame, frighten, promise or put the condition before the child, and what to say instead. */
const unkindWords: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\bsuffer\w*/i, instead: 'say that a child has the condition' },
  { pattern: /\b(?:afflicted|stricken|plagued)\b/i, instead: 'say that a child has the condition' },
  { pattern: /\bvictims?\b/i, instead: 'say who it is: a child, a parent' },
  { pattern: /\bepidemics?\b/i, instead: 'give the figure' },
  { pattern: /\b(?:cure[sd]?|curing|curable|incurable)\b/i, instead: 'say what helps' },
  { pattern: /\bmirac(?:le|ulous)\w*/i, instead: 'say what helps' },
  { pattern: /\bguarantee\w*/i, instead: 'say what may happen' },
  {
    pattern: /\b(?:ab)?normal (?:child|children|kid|kids|boy|boys|girl|girls)\b/i,
    instead: 'say "other children" or "children without it"',
  },
  { pattern: /\b(?:autistics|retarded|handicapped|crippled)\b/i, instead: 'put the child first' },
  {
    pattern: /\b(?:devastat|horrif|terrify|tragic|hopeless)\w*/i,
    instead: 'say plainly what happens',
  },
  {
    pattern: /\b(?:bad|naughty|problem|difficult) (?:child|children|kids)\b/i,
    instead: 'describe what the child does',
  },
  { pattern: /\bADHD (?:child|children|kid|kids)\b/i, instead: 'say "a child with ADHD"' },
];

/** A share of people, in digits or in words: it always needs a source beside it. */
const statistic =
  /\d\s*(?:%|per cent|percent)|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|out of) (?:every )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|a thousand)|\b(?:half|thirds?|quarters?) of\b/i;

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map((match) =>
    Number(match[0].replaceAll(',', '')),
  );
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?][”"’)]?)\s+/);
}

function wordsOf(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Every source id that a text names must stand in the list of sources. */
export function unknownSources(condition: ConditionContent): readonly string[] {
  const known = new Set(condition.sources.map((source) => source.id));
  return proseOf(condition).flatMap((prose) =>
    prose.kind === 'plain'
      ? []
      : prose.sources
          .filter((id) => !known.has(id))
          .map(
            (id) => `${prose.path} names the source "${id}", which is not in the list of sources`,
          ),
  );
}

/** Every source in the list must be named by a text, or it supports nothing. */
export function unusedSources(condition: ConditionContent): readonly string[] {
  const used = new Set(
    proseOf(condition)
      .filter((prose) => !prose.path.startsWith('sources.'))
      .flatMap((prose) => (prose.kind === 'cited' ? prose.sources : [])),
  );
  return condition.sources
    .filter((source) => !used.has(source.id))
    .map((source) => `the source "${source.id}" is in the list, but no text names it`);
}

/** A text with a figure names its source, unless it is a marked statement about the product. */
export function figuresWithoutSource(condition: ConditionContent): readonly string[] {
  return proseOf(condition).flatMap((prose) => {
    if (prose.kind === 'plain') {
      return statistic.test(prose.text)
        ? [`${prose.path} gives a share of people where no source can be shown: "${prose.text}"`]
        : [];
    }
    if (prose.sources.length > 0 || prose.productFact) return [];
    return /\d/.test(prose.text) || statistic.test(prose.text)
      ? [`${prose.path} has a figure without a source: "${prose.text}"`]
      : [];
  });
}

/** A statement about the product may give only its number of questions and the ages of its bands. */
export function inventedProductFigures(condition: ConditionContent): readonly string[] {
  const allowed = new Set([
    condition.questionCount,
    ...condition.ageBands.flatMap((band) =>
      band.to === null ? [band.from] : [band.from, band.to],
    ),
  ]);
  return proseOf(condition).flatMap((prose) =>
    prose.kind === 'cited' && prose.productFact
      ? numbersIn(prose.text)
          .filter((figure) => !allowed.has(figure))
          .map(
            (figure) =>
              `${prose.path} promises ${figure}, which is neither the number of questions nor an age`,
          )
      : [],
  );
}

/** Prices come from the site configuration, so that they can change without a new text. */
export function pricesInProse(condition: ConditionContent): readonly string[] {
  return proseOf(condition)
    .filter((prose) => /₹|\bRs\.?\s*\d|\bINR\b|\brupees?\b/i.test(prose.text))
    .map((prose) => `${prose.path} names a price; prices come from the site configuration`);
}

/** Helplines are named by the cards through the site configuration, never typed into a sentence. */
export function helplineProblems(condition: ConditionContent, site: SiteConfig): readonly string[] {
  const known = new Set(site.helplines.map((helpline) => helpline.number));
  const unknown = [...condition.care.urgent.helplines, ...condition.care.emergency.helplines]
    .filter((number) => !known.has(number))
    .map(
      (number) => `care names the helpline ${number}, which the site configuration does not have`,
    );
  const typed = proseOf(condition).flatMap((prose) =>
    (prose.text.match(/\b\d{3,5}\b/g) ?? [])
      .filter((digits) => known.has(digits))
      .map((digits) => `${prose.path} types the helpline ${digits}; the help cards show it`),
  );
  return [...unknown, ...typed];
}

/** Sentences over `most` words lose a tired reader. A point without a full stop counts as one sentence. */
export function longSentences(
  condition: ConditionContent,
  most: number = MOST_WORDS_IN_A_SENTENCE,
): readonly string[] {
  return proseOf(condition).flatMap((prose) =>
    sentencesOf(prose.text)
      .filter((sentence) => wordsOf(sentence) > most)
      .map(
        (sentence) => `${prose.path} has a sentence of ${wordsOf(sentence)} words: "${sentence}"`,
      ),
  );
}

/** Words we do not use about children, and what to say instead. */
export function unkindWordsUsed(condition: ConditionContent): readonly string[] {
  return proseOf(condition).flatMap((prose) =>
    unkindWords.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(prose.text);
      return found === null ? [] : [`${prose.path} says "${found[0]}"; ${instead}`];
    }),
  );
}

/** The brand is written `{product}`, so that the site can carry another name. */
export function brandSpelled(condition: ConditionContent, site: SiteConfig): readonly string[] {
  const names = [site.product.name, site.product.legalName];
  return proseOf(condition).flatMap((prose) =>
    names
      .filter((name) => prose.text.toLowerCase().includes(name.toLowerCase()))
      .map((name) => `${prose.path} spells the brand "${name}"; write {product}`),
  );
}

/** `{product}` is the only placeholder the pages fill in. */
export function unknownPlaceholders(condition: ConditionContent): readonly string[] {
  return proseOf(condition).flatMap((prose) =>
    (prose.text.match(/\{[^}]*\}/g) ?? [])
      .filter((placeholder) => placeholder !== '{product}')
      .map((placeholder) => `${prose.path} has ${placeholder}, which nothing fills in`),
  );
}

/** Conditions whose signs are shown one group a page (specification §4, Paging). */
const groupedSigns: ReadonlySet<string> = new Set([
  'adhd',
  'conductDisorder',
  'developmentalMilestone',
]);

/** Shapes that the specification's paging gives to single conditions, which the schema leaves open. */
export function pagingProblems(condition: ConditionContent): readonly string[] {
  const { slug, signs, causes, treatment } = condition;
  const signsKind = groupedSigns.has(slug) ? 'groups' : 'list';
  const treatmentKind = slug === 'developmentalMilestone' ? 'all-on-one-page' : 'one-group-a-page';
  const anxietyPages = causes.kind === 'groups' ? causes.groups.length : 2;
  return [
    ...(signs.kind === signsKind ? [] : [`signs of ${slug} must be of kind "${signsKind}"`]),
    ...(treatment.kind === treatmentKind
      ? []
      : [`treatment of ${slug} must be of kind "${treatmentKind}"`]),
    ...(slug === 'anxiety' && anxietyPages !== 3
      ? [`causes of anxiety must fill three pages, not ${anxietyPages}`]
      : []),
    ...(slug !== 'anxiety' && anxietyPages !== 2
      ? [`causes of ${slug} must fill two pages, not ${anxietyPages}`]
      : []),
  ];
}

const checks: readonly ConditionCheck[] = [
  unknownSources,
  unusedSources,
  figuresWithoutSource,
  inventedProductFigures,
  pricesInProse,
  helplineProblems,
  (condition) => longSentences(condition),
  unkindWordsUsed,
  brandSpelled,
  unknownPlaceholders,
  pagingProblems,
];

/** Every problem of a condition page's text, each starting with the condition's slug. */
export function checkCondition(condition: ConditionContent, site: SiteConfig): readonly string[] {
  return checks.flatMap((check) =>
    check(condition, site).map((problem) => `${condition.slug}: ${problem}`),
  );
}

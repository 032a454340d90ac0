import type { SiteConfig } from '@site/kit/site.ts';
import {
  brandIn,
  givesShareOfPeople,
  isFrontPage,
  longSentencesIn,
  MOST_WORDS_IN_A_SENTENCE,
  namesPrice,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
} from '@site/kit/testing/prose-checks.ts';
import type { Care } from './medical-text-schema.ts';
import { type MedicalText, type Prose, proseOf } from './prose-of.ts';

/** A text with a figure names its source, unless it is a marked statement about the product. */
export function figuresWithoutSource(content: MedicalText): readonly string[] {
  return proseOf(content).flatMap((prose) => {
    if (prose.kind === 'plain') {
      return givesShareOfPeople(prose.text)
        ? [`${prose.path} gives a share of people where no source can be shown: "${prose.text}"`]
        : [];
    }
    if (prose.sources.length > 0 || prose.productFact) return [];
    return /\d/.test(prose.text) || givesShareOfPeople(prose.text)
      ? [`${prose.path} has a figure without a source: "${prose.text}"`]
      : [];
  });
}

/** A point of "What it costs" may give what others ask, if it says who says so. */
function isCitedCost(prose: Prose): boolean {
  return prose.path.startsWith('cost.items.') && prose.kind === 'cited' && prose.sources.length > 0;
}

/** Our prices come from the site configuration, so that they can change without a new text. */
export function pricesInProse(content: MedicalText): readonly string[] {
  return proseOf(content)
    .filter((prose) => namesPrice(prose.text) && !isCitedCost(prose))
    .map((prose) => `${prose.path} names a price; prices come from the site configuration`);
}

/** Sentences over `most` words lose a tired reader. A point without a full stop counts as one sentence. */
export function longSentences(
  content: MedicalText,
  most: number = MOST_WORDS_IN_A_SENTENCE,
): readonly string[] {
  return proseOf(content).flatMap((prose) =>
    longSentencesIn(prose.text, most).map((problem) => `${prose.path} has ${problem}`),
  );
}

/** Words we do not use about children, and what to say instead. */
export function unkindWordsUsed(content: MedicalText): readonly string[] {
  return proseOf(content).flatMap((prose) =>
    unkindWordsIn(prose.text).map((problem) => `${prose.path} ${problem}`),
  );
}

/** Habits that make a sentence sound translated, and what to say instead. */
export function translatedHabits(content: MedicalText): readonly string[] {
  return proseOf(content).flatMap((prose) =>
    translatedHabitsIn(prose.text).map((problem) => `${prose.path} ${problem}`),
  );
}

/** A source leads to the page that shows the fact: the front page of a site shows none. */
export function frontPagesCited(content: MedicalText): readonly string[] {
  return content.sources
    .filter(({ url }) => isFrontPage(url))
    .map(({ id, url }) => `the source "${id}" leads to ${url}, the front page of a site`);
}

/** The brand is written `{product}`, so that the site can carry another name. */
export function brandSpelled(content: MedicalText, site: SiteConfig): readonly string[] {
  return proseOf(content).flatMap((prose) =>
    brandIn(prose.text, site).map(
      (name) => `${prose.path} spells the brand "${name}"; write {product}`,
    ),
  );
}

/** `{product}` is the only placeholder the pages fill in. */
export function unknownPlaceholders(content: MedicalText): readonly string[] {
  return proseOf(content).flatMap((prose) =>
    unknownPlaceholdersIn(prose.text, ['{product}']).map(
      (placeholder) => `${prose.path} has ${placeholder}, which nothing fills in`,
    ),
  );
}

/** Helplines are named by the cards through the site configuration, never typed into a sentence. */
export function helplineProblems(
  content: MedicalText & { care: Care },
  site: SiteConfig,
): readonly string[] {
  const known = new Set(site.helplines.map((helpline) => helpline.number));
  const { urgent, emergency } = content.care;
  const unknown = [urgent, emergency]
    .flatMap(({ helplines = [] }) => helplines)
    .filter((number) => !known.has(number))
    .map(
      (number) => `care names the helpline ${number}, which the site configuration does not have`,
    );
  const typed = proseOf(content).flatMap((prose) =>
    (prose.text.match(/\b\d{3,5}\b/g) ?? [])
      .filter((digits) => known.has(digits))
      .map((digits) => `${prose.path} types the helpline ${digits}; the help cards show it`),
  );
  return [...unknown, ...typed];
}

/** Every check that holds for all medical text, whatever page it stands on. */
export function checkMedicalText(content: MedicalText, site: SiteConfig): readonly string[] {
  return [
    ...figuresWithoutSource(content),
    ...pricesInProse(content),
    ...longSentences(content),
    ...unkindWordsUsed(content),
    ...translatedHabits(content),
    ...frontPagesCited(content),
    ...brandSpelled(content, site),
    ...unknownPlaceholders(content),
  ];
}

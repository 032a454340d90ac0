import type { SiteConfig } from '@site/kit/site.ts';
import {
  brandIn,
  correctedFigureIn,
  givesShareOfPeople,
  isFrontPage,
  longSentencesIn,
  MAX_SENTENCE_WORDS,
  namesPrice,
  wordingProblems,
} from '@site/kit/content/prose-checks.ts';
import { dangersWordedOtherwise } from '@site/kit/safety/danger-wordings.ts';
import { urgencyProblems } from '@site/kit/safety/urgency-problems.ts';
import type { Care } from './medical-text-schema.ts';
import { type MedicalText, type Prose, proseOf } from './prose-of.ts';

/** A text with a figure must cite a source, unless it is marked as a product fact. */
function figuresWithoutSource(content: MedicalText): readonly string[] {
  return proseOf(content).flatMap((prose) => {
    if (prose.kind === 'plain') {
      return givesShareOfPeople(prose.text)
        ? [
            `${prose.path} states a proportion of people where no source can be shown: "${prose.text}"`,
          ]
        : [];
    }
    if (prose.sources.length > 0 || prose.productFact) return [];
    return /\d/.test(prose.text) || givesShareOfPeople(prose.text)
      ? [`${prose.path} has a figure without a source: "${prose.text}"`]
      : [];
  });
}

/** A figure that the note of its source corrects must not be printed in the text. */
function correctedFigures(content: MedicalText): readonly string[] {
  const notes = new Map(content.sources.map(({ id, note }) => [id, note]));
  return proseOf(content)
    .filter(({ path }) => !path.startsWith('sources.'))
    .flatMap((prose) =>
      prose.kind === 'plain'
        ? []
        : prose.sources
            .flatMap((id) => correctedFigureIn(prose.text, notes.get(id)))
            .map((problem) => `${prose.path} ${problem}`),
    );
}

/** A point of "What it costs" may quote other providers' prices if it cites them. */
function isCitedCost(prose: Prose): boolean {
  return prose.path.startsWith('cost.items.') && prose.kind === 'cited' && prose.sources.length > 0;
}

/** Our prices come from the site configuration, so that they can change without an edit. */
function pricesInProse(content: MedicalText): readonly string[] {
  return proseOf(content)
    .filter((prose) => namesPrice(prose.text) && !isCitedCost(prose))
    .map((prose) => `${prose.path} states a price; prices come from the site configuration`);
}

/** Sentences over `most` words lose a tired reader. A list item without a full stop counts as one sentence. */
export function longSentences(
  content: MedicalText,
  most: number = MAX_SENTENCE_WORDS,
): readonly string[] {
  return proseOf(content).flatMap((prose) =>
    longSentencesIn(prose.text, most).map((problem) => `${prose.path} has ${problem}`),
  );
}

/** A source must link to the page that states the fact, not a site's front page. */
function citedFrontPages(content: MedicalText): readonly string[] {
  return content.sources
    .filter(({ url }) => isFrontPage(url))
    .map(({ id, url }) => `the source "${id}" links to ${url}, which is a front page`);
}

/** The brand is written `{product}`, so that the site can be rebranded. */
function spelledOutBrand(content: MedicalText, site: SiteConfig): readonly string[] {
  return proseOf(content).flatMap((prose) =>
    brandIn(prose.text, site).map(
      (name) => `${prose.path} spells out the brand "${name}"; write {product}`,
    ),
  );
}

/** `{product}` is the only placeholder these pages fill in. */
function misusedWords(content: MedicalText): readonly string[] {
  return proseOf(content).flatMap((prose) =>
    wordingProblems(prose.text, ['{product}']).map((problem) => `${prose.path} ${problem}`),
  );
}

/** The urgency of each card on when to get help. */
const urgencyOf = { doctor: 'thisWeek', urgent: 'today', emergency: 'now' } as const;

/** Problems of a page's cards on when to get help. */
export function careProblems(
  content: MedicalText & { care: Care },
  site: SiteConfig,
): readonly string[] {
  const misplaced = (['doctor', 'urgent', 'emergency'] as const).flatMap((card) => {
    const { heading, bullets } = content.care[card];
    return urgencyProblems(urgencyOf[card], [heading, ...bullets]);
  });
  const { doctor, urgent, emergency } = content.care;
  const bullets = [doctor, urgent, emergency].flatMap((card) => card.bullets);
  return [
    ...helplineProblems(content, site),
    ...misplaced,
    ...bullets.flatMap(dangersWordedOtherwise),
  ];
}

/** Cards show helplines from the site configuration; sentences never spell them out. */
function helplineProblems(
  content: MedicalText & { care: Care },
  site: SiteConfig,
): readonly string[] {
  const known = new Set(site.helplines.map((helpline) => helpline.number));
  const { urgent, emergency } = content.care;
  const unknown = [urgent, emergency]
    .flatMap(({ helplines = [] }) => helplines)
    .filter((number) => !known.has(number))
    .map((number) => `care names the helpline ${number}, which is not in the site configuration`);
  const typed = proseOf(content).flatMap((prose) =>
    (prose.text.match(/\b\d{3,5}\b/g) ?? [])
      .filter((digits) => known.has(digits))
      .map((digits) => `${prose.path} spells out the helpline ${digits}; the help cards show it`),
  );
  return [...unknown, ...typed];
}

/** Runs every check on medical text. */
export function checkMedicalText(content: MedicalText, site: SiteConfig): readonly string[] {
  return [
    ...figuresWithoutSource(content),
    ...correctedFigures(content),
    ...pricesInProse(content),
    ...longSentences(content),
    ...misusedWords(content),
    ...citedFrontPages(content),
    ...spelledOutBrand(content, site),
  ];
}

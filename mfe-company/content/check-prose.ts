import type { SiteConfig } from '@site/kit/site.ts';
import {
  longSentencesIn,
  promisesOfTestsIn,
  siteFactsIn,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  TARGET_SENTENCE_WORDS,
} from '@site/kit/content/prose-checks.ts';

/** Fields without prose. */
const codeFields = new Set(['id', 'kind', 'to', 'href', 'url', 'src', 'day', 'sources']);

const placeholders = [
  '{product}',
  '{phone}',
  '{email}',
  '{hours}',
  '{kept-in}',
  '{kept-by}',
  '{keep-messages}',
  '{keep-call-backs}',
  '{keep-waitlist}',
  '{keep-deletion-requests}',
  '{keep-screening}',
  '{keep-counts}',
  '{measured-one-in}',
  '{officer}',
  '{officer-title}',
  '{host}',
  '{city}',
  '{name}',
];

/**
 * Problems of a document's text: what visitors should not read, and facts that belong in the site configuration. Each
 * is one sentence that names the field; empty means none.
 */
export function proseProblems(content: unknown, site: SiteConfig): readonly string[] {
  return fieldsOf(content).flatMap(({ field, name, words }) =>
    codeFields.has(name) ? [] : misusedWords(words, site).map((problem) => `${field}: ${problem}`),
  );
}

function misusedWords(words: string, site: SiteConfig): string[] {
  return [
    ...longSentencesIn(words, TARGET_SENTENCE_WORDS),
    ...unkindWordsIn(words),
    ...translatedHabitsIn(words),
    ...promisesOfTestsIn(words),
    ...siteFactsIn(words, site).map(
      (fact) => `spells "${fact}", which is in the site configuration`,
    ),
    ...[...words.matchAll(/\b(?:reply|answer) within (\d+) hours\b/g)]
      .filter(([, hours]) => Number(hours) !== site.contact.replyWithinHours)
      .map(
        ([found]) =>
          `says "${found}"; the site's configuration says ${site.contact.replyWithinHours}`,
      ),
    ...unknownPlaceholdersIn(words, placeholders).map(
      (placeholder) => `uses the unknown placeholder ${placeholder}`,
    ),
  ];
}

type Field = { field: string; name: string; words: string };

/** Every text with its path; a paragraph in pieces (words and links in one list) is one text. */
function fieldsOf(value: unknown, trail: readonly string[] = []): Field[] {
  const here = { field: trail.join('.'), name: trail.at(-1) ?? '' };
  if (typeof value === 'string') return [{ ...here, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.some(isWords) && !value.every(isWords)) {
    return [{ ...here, words: value.map(wordsOfPiece).join('') }];
  }
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, [...trail, name]));
}

function isWords(value: unknown): value is string {
  return typeof value === 'string';
}

/** A phone or email link has no text of its own and counts as one word. */
function wordsOfPiece(piece: unknown): string {
  if (isWords(piece)) return piece;
  const hasText = typeof piece === 'object' && piece !== null && 'text' in piece;
  return hasText && isWords(piece.text) ? piece.text : 'link';
}

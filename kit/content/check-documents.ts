import path from 'node:path';
import type { SiteConfig } from '../site.ts';
import { listDocuments } from './list-documents.ts';
import {
  isFrontPage,
  longSentencesIn,
  siteFactsIn,
  TARGET_SENTENCE_WORDS,
  wordingProblems,
} from './prose-checks.ts';
import { readDocument } from './read-document.ts';

/** Placeholders that `withSiteFacts` fills in. */
const siteFacts = (
  'product phone email hours kept-in kept-by keep-messages keep-call-backs keep-waitlist ' +
  'keep-deletion-requests keep-screening keep-counts measured-one-in officer officer-title'
).split(' ');

/** Fields without prose. */
const codeFields = new Set(
  'id kind to href url src day sources page instead from webm mp4 poster'.split(' '),
);

/**
 * Problems in the prose of every document below a section's `content` folder, each with its document and field.
 * `placeholders` are the ones that the section's components fill in, besides the site's facts.
 */
export function checkDocuments(
  folder: string,
  site: SiteConfig,
  placeholders: readonly string[],
): readonly string[] {
  const section = path.basename(path.dirname(folder));
  return listDocuments(folder).flatMap((file) =>
    proseProblems(readDocument(path.join(folder, file)).content, site, placeholders).map(
      (problem) => `${section}/content/${file}, ${problem}`,
    ),
  );
}

/**
 * Problems of a document's text: what visitors should not read, and facts that belong in the site configuration. Each
 * is one sentence that names the field; empty means none.
 */
export function proseProblems(
  content: unknown,
  site: SiteConfig,
  placeholders: readonly string[],
): readonly string[] {
  const known = [...siteFacts, ...placeholders].map((name) => `{${name}}`);
  const helplines = new Set(site.helplines.map(({ number }) => number));
  return fieldsOf(content).flatMap(({ field, name, words }) => {
    if (name === 'number' && !helplines.has(words)) {
      return [`${field}: ${words} is not a helpline of the site configuration`];
    }
    if (name === 'url' && isFrontPage(words)) return [`${field}: ${words} is a front page`];
    if (codeFields.has(name)) return [];
    return misusedWords(words, site, known).map((problem) => `${field}: ${problem}`);
  });
}

function misusedWords(words: string, site: SiteConfig, placeholders: readonly string[]): string[] {
  return [
    ...longSentencesIn(words, TARGET_SENTENCE_WORDS),
    ...wordingProblems(words, placeholders),
    ...siteFactsIn(words, site).map(
      (fact) => `spells "${fact}", which is in the site configuration`,
    ),
    ...[...words.matchAll(/\b(?:reply|answer) within (\d+) hours\b/g)]
      .filter(([, hours]) => Number(hours) !== site.contact.replyWithinHours)
      .map(
        ([found]) =>
          `says "${found}"; the site's configuration says ${site.contact.replyWithinHours}`,
      ),
  ];
}

type Field = { field: string; name: string; words: string };

/** Every text with its path; a paragraph in pieces (words and links in one list) is one text. */
function fieldsOf(value: unknown, trail: readonly string[] = []): Field[] {
  const here = { field: trail.join('.'), name: trail.at(-1) ?? '' };
  if (typeof value === 'string') return [{ ...here, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isInPieces = Array.isArray(value) && value.some(isWords) && !value.every(isWords);
  const whole = isInPieces ? [{ ...here, words: value.map(wordsOfPiece).join('') }] : [];
  const pieces = isInPieces ? value.filter((piece) => !isWords(piece)) : value;
  return [
    ...whole,
    ...Object.entries(pieces).flatMap(([name, inner]) => fieldsOf(inner, [...trail, name])),
  ];
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

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '@site/kit/site.ts';
import {
  longSentencesIn,
  promisesOfTestsIn,
  siteFactsIn,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  WORDS_TO_AIM_FOR,
} from '@site/kit/testing/prose-checks.ts';
import * as v from 'valibot';

/** What can be wrong with a content file, beside what it holds. */
export type ContentFile = {
  /** Its path in the repository, as a person opens it. */
  file: string;
  schema: v.GenericSchema;
  content: unknown;
};

/** Fields that hold names and addresses for code. */
const forCode = new Set(['id', 'kind', 'topic', 'to', 'url', 'icon', 'src', 'link', 'day']);

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

const assets = path.resolve(import.meta.dirname, '../../kit/assets');

/**
 * What is wrong with a content file: fields that are missing or malformed, words a visitor should not
 * read, facts that belong in the site's configuration, pictures that do not exist. Each problem is one
 * sentence that names the file and the field. An empty list means nothing is wrong.
 */
export function problemsOf(
  { file, schema, content }: ContentFile,
  site: SiteConfig,
): readonly string[] {
  const { issues = [] } = v.safeParse(schema, content);
  return [
    ...issues.map((issue) => `${file}, ${v.getDotPath(issue) ?? 'whole file'}: ${issue.message}`),
    ...fieldsOf(content).flatMap(({ field, name, words }) =>
      (name === 'src'
        ? missingPictures(words)
        : forCode.has(name)
          ? []
          : wrongWords(words, site)
      ).map((problem) => `${file}, ${field}: ${problem}`),
    ),
  ];
}

function wrongWords(words: string, site: SiteConfig): string[] {
  return [
    ...longSentencesIn(words, WORDS_TO_AIM_FOR),
    ...unkindWordsIn(words),
    ...translatedHabitsIn(words),
    ...promisesOfTestsIn(words),
    ...siteFactsIn(words, site).map(
      (fact) => `spells "${fact}", which the site's configuration says`,
    ),
    ...[...words.matchAll(/\b(?:reply|answer) within (\d+) hours\b/g)]
      .filter(([, hours]) => Number(hours) !== site.contact.replyWithinHours)
      .map(
        ([found]) =>
          `says "${found}"; the site's configuration says ${site.contact.replyWithinHours}`,
      ),
    ...unknownPlaceholdersIn(words, placeholders).map(
      (placeholder) => `uses ${placeholder}, which nothing fills in`,
    ),
  ];
}

function missingPictures(src: string): string[] {
  // `picture()` has looked for those of the section itself.
  if (!src.startsWith('illustrations/')) return [];
  return existsSync(path.join(assets, src)) ? [] : [`there is no picture kit/assets/${src}`];
}

type Field = { field: string; name: string; words: string };

/** Every text with the path to it; a paragraph in pieces (words and links in one list) is one text. */
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

/** A phone or email link has no words of its own and counts as one. */
function wordsOfPiece(piece: unknown): string {
  if (isWords(piece)) return piece;
  const hasText = typeof piece === 'object' && piece !== null && 'text' in piece;
  return hasText && isWords(piece.text) ? piece.text : 'link';
}

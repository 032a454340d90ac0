import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { closestMatch } from 'leven';
import * as v from 'valibot';
import { repositoryRoot, UsageError } from '@site/delivery/config.ts';
import { reason } from '@site/delivery/registry/reason.ts';
import {
  isPartName,
  isSectionName,
  type PartName,
  sectionName,
} from '@site/delivery/releases/release.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';

/** Words that an order accepts like a part, although they are not parts. */
const CONFIG = 'config';
const POSTS = 'posts';

/** The minimum length of a search text. */
const MIN_LETTERS = 3;

/** The maximum edit distance of a typo. */
const MAX_EDITS = 3;

/** The releases and other content to promote or preview. A `null` id means the newest release. */
export type Order = {
  parts: readonly { name: PartName; id: string | null }[];
  config: boolean;
  posts: boolean;
};

/** A part whose source is in this project, or in the repository of its section. */
export type OwnPart = { name: PartName; source: string };

/** Returns ` Did you mean "x"?` for the candidate closest to a mistyped word, or an empty string. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const maxDistance = Math.min(MAX_EDITS, Math.floor(word.length / 2));
  const best = closestMatch(word, candidates, { maxDistance });
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}

/** The name of a part, whether or not the site has it. Throws a `UsageError` for anything else. */
export function parsePart(word: string): PartName {
  if (isPartName(word)) return word;
  throw unknownPart(word);
}

/** A part whose source is in this project. */
export function parseOwnPart(word: string): OwnPart {
  const own: readonly string[] = ownParts();
  if (!isPartName(word) || !own.includes(word)) throw unknownPart(word);
  return { name: word, source: path.join(repositoryRoot, word) };
}

/** A part to develop: one whose source is in this project, or the components of kit. */
export function parseShown(word: string): OwnPart {
  if (word !== 'kit') return parseOwnPart(word);
  return { name: 'mfe-kit', source: path.join(repositoryRoot, 'kit/testing/gallery') };
}

const packageSchema = v.object({ name: sectionName });

/** The section in the working directory, by the name of its package. Rejects if there is none. */
export async function sectionHere(): Promise<OwnPart> {
  const source = process.cwd();
  const text = await readFile(path.join(source, 'package.json'), 'utf8').catch(() => '{}');
  const read = v.safeParse(packageSchema, JSON.parse(text));
  if (read.success) return { name: read.output.name, source };
  throw new Error('There is no section here: the name in package.json must be mfe-….');
}

export function parseSection(word: string) {
  if (isSectionName(word)) return word;
  throw new UsageError(`"${word}" is not the name of a section, such as mfe-blog.`);
}

export function parsePartOrConfig(word: string): PartName | typeof CONFIG {
  return word === CONFIG ? CONFIG : parsePart(word);
}

/** Parts, each with an optional release id after it, and `config` and `posts` in any position. */
export function parseOrder(words: readonly string[]): Order {
  const parts: { name: PartName; id: string | null }[] = [];
  for (const [index, word] of words.entries()) {
    if (word === CONFIG || word === POSTS) continue;
    const previous = words[index - 1];
    const last = parts.at(-1);
    if (last && previous !== undefined && isPartName(previous) && isReleaseId(word)) last.id = word;
    else parts.push({ name: parsePart(word), id: null });
  }
  return { parts, config: words.includes(CONFIG), posts: words.includes(POSTS) };
}

export function parseReleaseId(word: string): string {
  if (isReleaseId(word)) return word;
  throw new UsageError(`"${word}" is not the id of a release: 16 hexadecimal digits.`);
}

export function parseReviewId(word: string): string {
  if (/^[0-9a-f]{16}(?:[0-9a-f]{48})?$/.test(word)) return word;
  throw new UsageError(`"${word}" is not an id: 16 or 64 hexadecimal digits.`);
}

/** A whole number within limits. */
export function wholeNumber(option: string, least: number, most: number): (word: string) => number {
  return (word) => {
    const number = Number(word);
    if (/^\d{1,6}$/.test(word) && number >= least && number <= most) return number;
    throw new UsageError(`${option} takes a whole number from ${least} to ${most}.`);
  };
}

/** A one-line reason for the audit log. */
export function parseReason(word: string): string {
  const read = v.safeParse(reason, word);
  if (read.success) return read.output;
  throw new UsageError(`A reason ${read.issues[0].message}.`);
}

export function parsePagePath(word: string): string {
  if (word.startsWith('/')) return word;
  throw new UsageError('--page takes a path, such as /school.');
}

export function parseVersionId(word: string): string {
  if (isReleaseId(word)) return word;
  throw new UsageError(`"${word}" is not the id of a version: 16 hexadecimal digits.`);
}

export function parseSentence(word: string): string {
  if (word.trim().length >= MIN_LETTERS) return word;
  throw new UsageError(`--sentence takes ${MIN_LETTERS} letters or more.`);
}

function isReleaseId(word: string): boolean {
  return /^[0-9a-f]{16}$/.test(word);
}

function unknownPart(word: string): UsageError {
  const parts = ownParts();
  const hint =
    didYouMean(word, [...parts, CONFIG, POSTS]) || ` This project has ${parts.join(', ')}.`;
  return new UsageError(`Unknown section "${word}".${hint}`);
}

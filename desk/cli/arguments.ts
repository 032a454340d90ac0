import { parsePerson } from '@site/api/personal-data/person.ts';
import * as v from 'valibot';
import { parseSchedule, SCHEDULE_EXAMPLE } from '../canary/schedule.ts';
import type { CanaryStep } from '@site/delivery/registry/canaries.ts';
import { isPartName, isSectionName, type PartName } from '@site/delivery/releases/release.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { reason } from '@site/delivery/registry/reason.ts';
import { didYouMean } from './closest.ts';
import { UsageError } from '@site/delivery/config.ts';

/** What is shipped like a part and is none. */
const CONFIG = 'config';
const POSTS = 'posts';

/** The shortest text that is looked for. */
const FEWEST_LETTERS = 3;

/** What a promotion or a preview is made of. A `null` id is the newest release. */
export type Order = {
  parts: readonly { name: PartName; id: string | null }[];
  config: boolean;
  posts: boolean;
};

/** The name of a part, whether or not the site has one of that name. Throws a `UsageError` for any other word. */
export function parsePart(word: string): PartName {
  if (isPartName(word)) return word;
  throw unknownPart(word);
}

/** A part whose source is in this project. */
export function parseOwnPart(word: string): PartName {
  const own: readonly string[] = ownParts();
  if (isPartName(word) && own.includes(word)) return word;
  throw unknownPart(word);
}

/** The name of a section. */
export function parseSection(word: string) {
  if (isSectionName(word)) return word;
  throw new UsageError(`"${word}" is not the name of a section, such as mfe-blog.`);
}

/** A part, or `config`. */
export function parsePartOrConfig(word: string): PartName | typeof CONFIG {
  return word === CONFIG ? CONFIG : parsePart(word);
}

/** Parts, each with the id of a release after it or without, and `config` and `posts` in any place. */
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

/** The id of a release. */
export function parseReleaseId(word: string): string {
  if (isReleaseId(word)) return word;
  throw new UsageError(`"${word}" is not the id of a release: 16 hexadecimal digits.`);
}

/** The id of something that can be reviewed. */
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

/** A reason for the audit log: one line of text. */
export function parseReason(word: string): string {
  const read = v.safeParse(reason, word);
  if (read.success) return read.output;
  throw new UsageError(`A reason ${read.issues[0].message}.`);
}

/** The steps of a canary, which have to begin above the share that it starts with. */
export function parseSteps(word: string | undefined, share: number): readonly CanaryStep[] {
  if (word === undefined) return [];
  const steps = parseSchedule(word);
  if (steps && (steps[0]?.share ?? 0) > share) return steps;
  throw new UsageError(
    `--schedule takes rising percentages and times above ${share}, such as ${SCHEDULE_EXAMPLE}.`,
  );
}

/** The path of a page. */
export function parsePagePath(word: string): string {
  if (word.startsWith('/')) return word;
  throw new UsageError('--page takes a path, such as /school.');
}

/** The id of a version of the site. */
export function parseVersionId(word: string): string {
  if (isReleaseId(word)) return word;
  throw new UsageError(`"${word}" is not the id of a version: 16 hexadecimal digits.`);
}

/** Text to look for. */
export function parseSentence(word: string): string {
  if (word.trim().length >= FEWEST_LETTERS) return word;
  throw new UsageError(`--sentence takes ${FEWEST_LETTERS} letters or more.`);
}

/** A person as visitors write themselves. */
export function parseWho(word: string): string {
  if (parsePerson(word)) return word;
  throw new UsageError(
    `"${word}" is not an email address, an Indian mobile number or the ID of a submission.`,
  );
}

/** The id of something that a visitor has sent. */
export function parseSubmissionId(word: string): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(word)) return word;
  throw new UsageError(`"${word}" is not an ID as the list shows it.`);
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

import { remoteNames } from '@site/kit/remote/contract.ts';
import * as v from 'valibot';
import { blobHash } from '../blobs/blob-hash.ts';
import { hashOf } from '../blobs/blob-store.ts';

/** What can be released: the shell and the five remotes, each on its own. */
export const partNames = ['shell', ...remoteNames] as const;
export type PartName = (typeof partNames)[number];

/** Whether a word typed by a person names a part of the site. */
export function isPartName(word: string): word is PartName {
  return partNames.some((name) => name === word);
}

/** The id of a release: the first 16 hexadecimal digits of the hash over its list of files. */
export const releaseId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{16}$/, 'must be the id of a release'),
);
const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/));

/** `release.json`: what one immutable build says about itself. */
export const releaseSchema = v.object({
  name: v.picklist(partNames),
  /** Follows from `name` and `files` alone, so that the same build has the same id on every machine. */
  id: releaseId,
  /** Every file of the release but this description, by path, with the SHA-256 of its bytes. */
  files: v.record(v.string(), blobHash),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The revision of the source, `-dirty` when it had uncommitted changes; `null` outside git. */
  gitRevision: v.nullable(v.string()),
  contractVersion: v.number(),
  /** The script that starts the part, and what its bytes must hash to. */
  entry: fileName,
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
  styles: v.array(fileName),
  /** Federated modules, such as `./app`; empty for the shell. */
  exposes: v.array(v.string()),
  /** Path prefixes the part serves; `{product}` stands for the configured slug. */
  prefixes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  routes: v.array(v.object({ id: v.string(), pattern: v.pipe(v.string(), v.startsWith('/')) })),
  /** The scripts that bring each island to life, by its name, besides the entry. */
  islands: v.optional(v.record(v.string(), v.array(fileName)), {}),
});

/** What one immutable build says about itself. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** The id of a release of a part with these files, which may be in any order. */
export function releaseIdOf(name: PartName, files: Release['files']): string {
  const lines = Object.entries(files).map(([file, hash]) => `${hash} ${file}`);
  return hashOf([name, ...lines.toSorted()].join('\n')).slice(0, 16);
}

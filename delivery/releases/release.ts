import type { RemoteName } from '@site/kit/remote/contract.ts';
import * as v from 'valibot';
import { blobHash } from '../blobs/blob-hash.ts';
import { hashOf } from '../blobs/blob-store.ts';

/** What can be released: the shell and the sections, each on its own. */
export type PartName = 'shell' | RemoteName;

const sectionWords = /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/;

/** More than fits into a line of a list, in letters. */
const LONGEST_NAME = 40;

/** Whether a word can be the name of a section, whether or not there is one. */
export function isSectionName(word: string): word is RemoteName {
  return word.length <= LONGEST_NAME && sectionWords.test(word);
}

/** Whether a word can name a part of a site: the shell, or a section whether or not there is one. */
export function isPartName(word: string): word is PartName {
  return word === 'shell' || isSectionName(word);
}

/** The name of a section. */
export const sectionName = v.pipe(
  v.string(),
  v.guard(isSectionName, 'must be the name of a section, such as mfe-blog'),
);

/** The name of a part. */
export const partName = v.pipe(
  v.string(),
  v.guard(isPartName, 'must be shell or the name of a section, such as mfe-blog'),
);

/** The names of parts among the keys of an object: the shell first, then the sections in the order of letters. */
export function partNamesIn(parts: Readonly<Partial<Record<PartName, unknown>>>): PartName[] {
  const sections = Object.keys(parts).filter(isSectionName).toSorted();
  return 'shell' in parts ? ['shell', ...sections] : sections;
}

/** The id of a release: the first 16 hexadecimal digits of the hash over its list of files. */
export const releaseId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{16}$/, 'must be the id of a release'),
);
/** An address without a query, as it is decoded. No step begins with a dot. */
const formerAddress = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\.)[^\s/?#%\\\p{Cc}]+)+$/u, 'must be an address such as /company/careers'),
  v.maxLength(300),
);
const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/));

/** `release.json`: what one immutable build says about itself. */
export const releaseSchema = v.object({
  name: partName,
  /** Follows from `name` and `files` alone, so that the same build has the same id on every machine. */
  id: releaseId,
  /** Every file of the release but this description, by path, with the SHA-256 of its bytes. */
  files: v.record(v.string(), blobHash),
  /**
   * The source maps of its scripts, by file name, with the SHA-256 of their bytes. The id does not depend on them: a comment
   * moves lines and changes no script.
   */
  maps: v.optional(v.record(v.pipe(fileName, v.endsWith('.js.map')), blobHash)),
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
  /** Where former addresses lead; `{product}` as above. */
  redirects: v.optional(
    v.array(v.object({ from: formerAddress, to: v.pipe(v.string(), v.startsWith('/')) })),
    [],
  ),
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

/** Where a release keeps source maps, which visitors do not get. */
export const MAPS = 'maps';

/** Everything that is kept of a release but its description, by path, with the SHA-256 of its bytes. */
export function keptFiles({ files, maps = {} }: Pick<Release, 'files' | 'maps'>): Release['files'] {
  const inFolder = Object.entries(maps).map(([file, hash]) => [`${MAPS}/${file}`, hash]);
  return { ...files, ...Object.fromEntries(inFolder) };
}

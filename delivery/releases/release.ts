import { overviewSchema } from '@site/kit/api/post-overview.ts';
import type { RemoteName } from '@site/kit/remote/contract.ts';
import * as v from 'valibot';
import { blobHash, hashOf } from '../blobs/blob-store.ts';

/** The shell or a section. Each is released independently. */
export type PartName = 'shell' | RemoteName;

const sectionPattern = /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/;

/** The maximum length, so that names fit in tables. */
const MAX_NAME_LENGTH = 40;

/** Whether a string is a valid section name. The section doesn't have to exist. */
export function isSectionName(word: string): word is RemoteName {
  return word.length <= MAX_NAME_LENGTH && sectionPattern.test(word);
}

/** Whether a string is a valid part name. The part doesn't have to exist. */
export function isPartName(word: string): word is PartName {
  return word === 'shell' || isSectionName(word);
}

export const sectionName = v.pipe(
  v.string(),
  v.guard(isSectionName, 'must be the name of a section, such as mfe-blog'),
);

export const partName = v.pipe(
  v.string(),
  v.guard(isPartName, 'must be shell or the name of a section, such as mfe-blog'),
);

/** Returns an object's keys that are part names: the shell first, then the sections alphabetically. */
export function partNamesIn(parts: Readonly<Partial<Record<PartName, unknown>>>): PartName[] {
  const sections = Object.keys(parts).filter(isSectionName).toSorted();
  return 'shell' in parts ? ['shell', ...sections] : sections;
}

/** A release id: 16 hex digits of a hash of its list of files. */
export const releaseId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{16}$/, 'must be the id of a release'),
);
/** A decoded path without a query. No segment may start with a dot. */
const formerAddress = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\.)[^\s/?#%\\\p{Cc}]+)+$/u, 'must be an address such as /company/careers'),
  v.maxLength(300),
);
const fileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/));

const commitText = v.pipe(v.string(), v.maxLength(300));

/** The file that describes a release. */
export const DESCRIPTION = 'release.json';

/** The schema of `release.json`. */
export const releaseSchema = v.object({
  name: partName,
  /** Derived only from `name` and `files`, so that identical builds have the same id everywhere. */
  id: releaseId,
  /** SHA-256 hashes of all files except `release.json`, by path. */
  files: v.record(v.string(), blobHash),
  /**
   * SHA-256 hashes of source maps, by file name. The id doesn't depend on them, because comments change line numbers
   * but not scripts.
   */
  maps: v.optional(v.record(v.pipe(fileName, v.endsWith('.js.map')), blobHash)),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The source revision, with `-dirty` for uncommitted changes; `null` outside git. */
  gitRevision: v.nullable(v.string()),
  /** The last commit that changed the source: who wrote it, and the first line of its message. */
  commit: v.optional(v.object({ author: commitText, message: commitText })),
  contractVersion: v.number(),
  /** The entry script and its integrity hash. */
  entry: fileName,
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
  styles: v.array(fileName),
  /** Federated modules, such as `./app`; empty for the shell. */
  exposes: v.array(v.string()),
  /** The scripts of each exposed module, in addition to the entry. */
  scripts: v.optional(v.record(v.string(), v.array(fileName)), {}),
  /** Path prefixes of the part; `{product}` is replaced by the configured slug. */
  prefixes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  routes: v.array(v.object({ id: v.string(), pattern: v.pipe(v.string(), v.startsWith('/')) })),
  /** Redirects from former paths; `{product}` as above. */
  redirects: v.optional(
    v.array(v.object({ from: formerAddress, to: v.pipe(v.string(), v.startsWith('/')) })),
    [],
  ),
  /** Posts that come with the release. */
  posts: v.optional(v.array(overviewSchema), []),
  /** Scripts needed to hydrate each island, in addition to the entry. */
  islands: v.optional(v.record(v.string(), v.array(fileName)), {}),
});

export type Release = v.InferOutput<typeof releaseSchema>;

/** Returns the text of `release.json`. */
export function descriptionText(release: Release): string {
  return `${JSON.stringify(release, null, 2)}\n`;
}

/** Parses the text of `release.json`. */
export function parseRelease(
  text: string,
): { kind: 'valid'; release: Release } | { kind: 'invalid'; problems: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { kind: 'invalid', problems: [`${DESCRIPTION} is not valid JSON: ${String(error)}`] };
  }
  const parsed = v.safeParse(releaseSchema, json);
  if (parsed.success) return { kind: 'valid', release: parsed.output };
  const problems = parsed.issues.map(
    (issue) => `${DESCRIPTION}: ${v.getDotPath(issue) ?? 'root'}: ${issue.message}`,
  );
  return { kind: 'invalid', problems };
}

/**
 * Identifies the files of a release for browsers, and names their folder. Releases that differ only in what they render
 * share it, so their pages stay equal where their words do.
 */
export function browserIdOf({ name, files }: Pick<Release, 'name' | 'files'>): string {
  const ofBrowsers = Object.entries(files).filter(([file]) => file.startsWith('browser/'));
  return releaseIdOf(name, Object.fromEntries(ofBrowsers));
}

/** Computes a release's id, which doesn't depend on the order of the files. */
export function releaseIdOf(name: PartName, files: Release['files']): string {
  const lines = Object.entries(files).map(([file, hash]) => `${hash} ${file}`);
  return hashOf([name, ...lines.toSorted()].join('\n')).slice(0, 16);
}

/** The folder of source maps, which aren't public. */
export const MAPS = 'maps';

/** Returns all stored files of a release except its description. */
export function storedFiles({
  files,
  maps = {},
}: Pick<Release, 'files' | 'maps'>): Release['files'] {
  const inFolder = Object.entries(maps).map(([file, hash]) => [`${MAPS}/${file}`, hash]);
  return { ...files, ...Object.fromEntries(inFolder) };
}

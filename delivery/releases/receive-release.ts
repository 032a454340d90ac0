import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Stores } from '../stores/stores.ts';
import type { PartName, Release } from './release.ts';
import { ArchiveError, unpacked } from './release-archive.ts';
import { placeRelease, releaseFolders } from './release-store.ts';
import { fetchRelease } from './fetch-release.ts';

/** The result of an upload: the release, or what is wrong with the archive. */
export type Received =
  | { kind: 'received'; release: Release }
  | { kind: 'wrong'; problems: readonly string[] };

/**
 * Unpacks an uploaded archive of a part into the data folder. The release appears there atomically, after every file was
 * checked against the description. Never changes an existing release, except for its source revision.
 */
export async function receiveRelease(
  stores: Stores,
  name: PartName,
  archive: Buffer,
): Promise<Received> {
  const { dataDir } = stores;
  try {
    return await unpacked(dataDir, archive, async (release, folder) => {
      if (release.name !== name) return wrong(`This is a release of ${release.name}.`);
      const mismatch = await integrityProblem(release, folder);
      if (mismatch !== null) return wrong(mismatch);
      const known = await fetchRelease(stores, name, release.id);
      if (known && !isDeepStrictEqual(withoutOrigin(known), withoutOrigin(release))) {
        return wrong(`Release ${release.id} of ${name} already exists with another description.`);
      }
      return { kind: 'received', release: await placeRelease(dataDir, release, folder) };
    });
  } catch (error) {
    if (error instanceof ArchiveError) return { kind: 'wrong', problems: error.problems };
    throw error;
  }
}

function wrong(problem: string): Received {
  return { kind: 'wrong', problems: [problem] };
}

/** Pages load the entry only if it matches this hash. */
async function integrityProblem(
  { entry, integrity }: Release,
  folder: string,
): Promise<string | null> {
  const file = `${releaseFolders.browser}/${entry}`;
  const bytes = await readFile(path.join(folder, file));
  const is = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return is === integrity ? null : `The integrity of ${file} is ${is}, not ${integrity}.`;
}

/** A description without the fields that do not affect the id: build time, commit and source maps. */
function withoutOrigin(release: Release): Partial<Release> {
  const {
    builtAt: _builtAt,
    gitRevision: _gitRevision,
    commit: _commit,
    maps: _maps,
    ...rest
  } = release;
  return rest;
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { KnownParts } from '@site/api/signals/signal-routes.ts';
import { parsePublicRegistry, REGISTRY_PATH } from '@site/kit/remote/registry.ts';
import { releaseInText } from '@site/kit/signals/page-signal.ts';
import { browserIdOf, isPartName, type Release } from '../releases/release.ts';
import { readRelease, releasesFolder } from '../releases/release-store.ts';
import { oncePerTree, type ServedTree } from './served-tree.ts';

/**
 * Returns a function for the releases and routes that browser signals may refer to: all served releases, including
 * earlier ones used by open pages, and the routes of the live version and the canary.
 */
export function knownParts(
  dataDir: string,
  trees: () => readonly ServedTree[],
): () => Promise<KnownParts> {
  const namesIn = oncePerTree(async ({ folder, files }) => {
    const registry = await readFile(path.join(folder, REGISTRY_PATH), 'utf8');
    const { remotes } = parsePublicRegistry(JSON.parse(registry));
    return {
      releases: await releasesByFolder(dataDir, files),
      routes: new Set(Object.values(remotes).flatMap(({ patterns }) => patterns)),
    };
  });
  return async () => {
    const all = await Promise.all(trees().map(namesIn));
    const releases = new Map(all.toReversed().flatMap((tree) => [...tree.releases]));
    return {
      releaseOf: ({ name, release }) => releases.get(`${name}/${release}`) ?? null,
      hasRoute: (pattern) => all.some(({ routes }) => routes.has(pattern)),
    };
  };
}

/**
 * Maps the folders of scripts in a tree, such as `mfe-blog/0123456789abcdef`, to releases on this machine. Of releases
 * with equal scripts, the newest counts.
 */
async function releasesByFolder(
  dataDir: string,
  files: ServedTree['files'],
): Promise<ReadonlyMap<string, string>> {
  const parts = [...files.keys()].flatMap((file) => releaseInText(`/${file}`, '') ?? []);
  const folders = new Set(parts.map(({ name, release }) => `${name}/${release}`));
  const found: Release[] = [];
  for (const name of new Set(parts.map((part) => part.name).filter(isPartName))) {
    // Without the release's folder, a host still serves its scripts from the tree.
    for (const id of await readdir(releasesFolder(dataDir, name)).catch(() => [])) {
      const release = await readRelease(dataDir, name, id);
      if (release) found.push(release);
    }
  }
  const byAge = found.toSorted((one, other) => (one.builtAt < other.builtAt ? -1 : 1));
  return new Map(
    byAge
      .map((release) => [`${release.name}/${browserIdOf(release)}`, release.id] as const)
      .filter(([folder]) => folders.has(folder)),
  );
}

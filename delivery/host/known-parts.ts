import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { KnownParts } from '@site/api/signals/signal-routes.ts';
import { parsePublicRegistry, REGISTRY_PATH } from '@site/kit/remote/registry.ts';
import { releaseInText } from '@site/kit/signals/page-signal.ts';
import { oncePerTree } from './once-per-tree.ts';
import type { ServedTree } from './served-tree.ts';

/**
 * Returns a function for the releases and routes that browser signals may refer to: all served releases, including
 * earlier ones used by open pages, and the routes of the live version and the canary.
 */
export function knownParts(trees: () => readonly ServedTree[]): () => Promise<KnownParts> {
  return async () => {
    const all = await Promise.all(trees().map(namesIn));
    return {
      hasRelease: ({ name, release }) =>
        all.some(({ releases }) => releases.has(`${name}/${release}`)),
      hasRoute: (pattern) => all.some(({ routes }) => routes.has(pattern)),
    };
  };
}

const namesIn = oncePerTree(async ({ folder, files }) => {
  const parts = [...files.keys()].map((file) => releaseInText(`/${file}`, ''));
  const registry = await readFile(path.join(folder, REGISTRY_PATH), 'utf8');
  const { remotes } = parsePublicRegistry(JSON.parse(registry));
  return {
    releases: new Set(parts.map((part) => part && `${part.name}/${part.release}`)),
    routes: new Set(Object.values(remotes).flatMap(({ patterns }) => patterns)),
  };
});

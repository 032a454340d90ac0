import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { KnownParts } from '@site/api/signals/signal-routes.ts';
import { parsePublicRegistry, REGISTRY_PATH } from '@site/kit/remote/registry.ts';
import { releaseInText } from '@site/kit/signals/page-signal.ts';
import type { LiveTree } from './live-tree.ts';

type KnownTree = Pick<LiveTree, 'folder' | 'files'>;

/**
 * Returns a function for the releases and routes that browser signals may refer to: all served releases, including
 * earlier ones used by open pages, and the routes of the live version and any canaries. Computed once per version.
 */
export function knownParts(trees: () => readonly KnownTree[]): () => Promise<KnownParts> {
  const cache = new WeakMap<LiveTree['files'], Promise<KnownParts>>();
  const partsOf = ({ folder, files }: KnownTree) => {
    const parts = cache.get(files) ?? read(folder, files);
    cache.set(files, parts);
    // Retry after a failure.
    parts.catch(() => cache.delete(files));
    return parts;
  };
  return async () => {
    const all = await Promise.all(trees().map(partsOf));
    return {
      hasRelease: (release) => all.some((parts) => parts.hasRelease(release)),
      hasRoute: (pattern) => all.some((parts) => parts.hasRoute(pattern)),
    };
  };
}

async function read(folder: string, files: LiveTree['files']): Promise<KnownParts> {
  const releases = new Set<string>();
  for (const file of files.keys()) {
    const part = releaseInText(`/${file}`, '');
    if (part) releases.add(`${part.name}/${part.release}`);
  }
  const registry = await readFile(path.join(folder, REGISTRY_PATH), 'utf8');
  const { remotes } = parsePublicRegistry(JSON.parse(registry));
  const routes = new Set(Object.values(remotes).flatMap(({ patterns }) => patterns));
  return {
    hasRelease: ({ name, release }) => releases.has(`${name}/${release}`),
    hasRoute: (pattern) => routes.has(pattern),
  };
}

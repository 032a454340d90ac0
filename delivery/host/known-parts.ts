import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { KnownParts } from '@site/api/signals/signal-routes.ts';
import { parsePublicRegistry, REGISTRY_PATH } from '@site/kit/remote/registry.ts';
import { releaseInText } from '@site/kit/signals/page-signal.ts';
import type { LiveTree } from './live-tree.ts';

type KnownTree = Pick<LiveTree, 'folder' | 'files'>;

/**
 * What of this site browsers may speak of in their signals: the releases whose files are served, those of earlier versions
 * that open pages may hold among them, and the routes of the versions that visitors get, which are several while
 * canaries run. Worked out once for each version.
 */
export function knownParts(trees: () => readonly KnownTree[]): () => Promise<KnownParts> {
  const made = new WeakMap<LiveTree['files'], Promise<KnownParts>>();
  const knownOf = ({ folder, files }: KnownTree) => {
    const known = made.get(files) ?? read(folder, files);
    made.set(files, known);
    // One that could not be read is read again.
    known.catch(() => made.delete(files));
    return known;
  };
  return async () => {
    const all = await Promise.all(trees().map(knownOf));
    return {
      hasRelease: (release) => all.some((known) => known.hasRelease(release)),
      hasRoute: (pattern) => all.some((known) => known.hasRoute(pattern)),
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

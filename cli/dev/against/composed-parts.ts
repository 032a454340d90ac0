import { existsSync } from 'node:fs';
import path from 'node:path';
import { publicFolder } from '@site/delivery/host/served-tree.ts';
import type { PartName, Release } from '@site/delivery/releases/release.ts';
import { fetchRelease } from '@site/delivery/releases/shared-release.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { OwnParts } from './show-live-site.ts';

/** Provides the currently composed shell and section, and their files in the tree. */
export function composedParts(stores: Stores, part: PartName): OwnParts {
  const known = new Map<string, Release>();
  const current = async (name: PartName) => {
    const { version } = await stores.registry.live();
    const id = version?.parts[name]?.release ?? '';
    const release = known.get(id) ?? (await fetchRelease(stores, name, id));
    if (!release) throw new Error(`${name} hasn't been built yet.`);
    known.set(id, release);
    return release;
  };
  return {
    section: () => current(part),
    shell: () => current('shell'),
    holds: (pathname) =>
      existsSync(path.join(publicFolder(stores.dataDir), path.posix.normalize(pathname))),
  };
}

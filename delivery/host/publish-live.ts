import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED } from '@site/api/durable-file.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import type { Canary } from '../registry/canaries.ts';
import type { Stores } from '../stores/stores.ts';
import { type SiteVersion, treesFolder } from '../versions/site-version.ts';
import { exportTree } from './export-tree.ts';
import { linkedFolder, switchLink, treeEntries } from './served-tree.ts';
import { openVersions } from './tree-files.ts';

/** What this machine serves now, and the fence of the pointer that says so. */
export type PublishedLive = { version: SiteVersion; fence: number; canary: Canary | null };

/**
 * How long to keep a tree that was replaced, in milliseconds: requests that began before may still read it. Exports
 * that haven't gone live yet are kept as long.
 */
const KEPT_MS = 60_000;

/**
 * Exports the live version and the running canary to this machine, then switches its links. Safe to run concurrently:
 * each process reads the pointer again afterwards, so the links end up matching it. Returns `null` if nothing is live.
 */
export async function publishLive(stores: Stores): Promise<PublishedLive | null> {
  const { dataDir, registry } = stores;
  for (;;) {
    const { version, fence } = await registry.live();
    if (version === null) return null;
    const canary = await registry.canaries.running();
    const open = await openVersions(stores, version);
    const live = await exportTree(stores, version, open);
    const canaryTree = canary && (await exportTree(stores, canary.version, open));
    if ((await registry.fence()) !== fence) continue;
    await switchLink(dataDir, 'live', live);
    await switchLink(dataDir, 'canary', canaryTree);
    // Another process may have deleted a tree before its link was moved.
    const areComplete = [live, canaryTree ?? live].every(existsSync);
    if (!areComplete || (await registry.fence()) !== fence) continue;
    await removeReplaced(dataDir);
    return { version, fence, canary };
  }
}

/** Deletes trees that aren't served and were replaced a while ago. */
async function removeReplaced(dataDir: string): Promise<void> {
  const trees = treesFolder(dataDir);
  const served = [linkedFolder(dataDir, 'live'), linkedFolder(dataDir, 'canary')];
  for (const name of await readdir(trees)) {
    const tree = path.join(trees, name);
    const isServed = served.includes(path.join(tree, treeEntries.files));
    // Other processes write the unfinished ones.
    if (isServed || name.endsWith(UNFINISHED)) continue;
    const facts = await stat(tree).catch(() => null);
    if (!facts || Date.now() - facts.mtimeMs < KEPT_MS) continue;
    const unfinished = `${tree}.${randomUUID()}${UNFINISHED}`;
    await rename(tree, unfinished).catch((error: unknown) => {
      // Another process deletes it.
      if (errorFacts(error).code !== 'ENOENT') throw error;
    });
    await rm(unfinished, { recursive: true, force: true });
  }
}

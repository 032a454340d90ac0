import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED } from '@site/api/database/durable-file.ts';
import type { Stores } from '../stores/stores.ts';
import { EARLIER_VERSIONS, treesFolder, versionId } from '../versions/site-version.ts';

/** Trees to keep in addition to the live one, because a host may still be reading them. */
const KEPT_TREES = 4;

/** Older trees to keep for reuse. */
const SPARE_TREES = 1;

/** The live pointer and earlier versions, as read before listing old trees. */
type Live = { id: string | null; fence: number; earlier: readonly { id: string }[] };

/**
 * Moves an old version's tree to `target` for reuse as a new one. Most of the thousands of pages are the same, and
 * creating their folders would take most of the time. Returns `false` if there is no such tree.
 */
export async function reuseOldTree(stores: Stores, target: string): Promise<boolean> {
  const { dataDir, registry } = stores;
  const { id, fence } = await registry.live();
  const earlier = await registry.versions(EARLIER_VERSIONS);
  for (const old of await oldTrees(stores, { id, fence, earlier })) {
    if (await tryRename(path.join(treesFolder(dataDir), old), target)) return true;
  }
  return false;
}

/**
 * Deletes trees of former versions, except the most recent. Slow for thousands of pages, so run it after publishing.
 */
export async function removeOldTrees(stores: Stores, live: Live): Promise<void> {
  for (const old of (await oldTrees(stores, live)).slice(SPARE_TREES)) {
    const tree = path.join(treesFolder(stores.dataDir), old);
    const target = `${tree}.${randomUUID()}${UNFINISHED}`;
    if (await tryRename(tree, target)) await rm(target, { recursive: true, force: true });
  }
}

/**
 * Returns versions whose trees nobody reads, newest first. Ignores unknown trees, because other programs are building
 * them.
 */
async function oldTrees(
  { dataDir, registry }: Stores,
  { id, fence, earlier }: Live,
): Promise<readonly string[]> {
  const canary = await registry.canaries.running();
  // If the pointer has moved, one of these may be live again; the program that moved it cleans up.
  if ((await registry.fence()) !== fence) return [];
  const served = [id, ...(canary ? [versionId(canary.version)] : [])];
  return earlier
    .map((version) => version.id)
    .filter((version) => !served.includes(version))
    .slice(KEPT_TREES)
    .filter((version) => existsSync(path.join(treesFolder(dataDir), version)));
}

/** Renames a tree atomically. Returns `false` if another process has already moved it. */
async function tryRename(tree: string, target: string): Promise<boolean> {
  try {
    await rename(tree, target);
    return true;
  } catch (error) {
    if (existsSync(tree)) throw error;
    return false;
  }
}

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED } from '@site/api/database/durable-file.ts';
import type { Stores } from '../stores.ts';
import { EARLIER_VERSIONS } from '../versions/earlier-versions.ts';
import { treesFolder, versionId } from '../versions/site-version.ts';

/** How many trees stay besides the live one: a host may be reading from one of them. */
const TREES_KEPT = 4;

/** How many of those that are older stay for trees of later versions to be made out of. */
const SPARE_TREES = 1;

/** What is live, as it was when its trees were looked at. */
type Live = { id: string | null; fence: number; earlier: readonly { id: string }[] };

/**
 * Takes the tree of a version that was live long ago to make another out of: of thousands of pages nearly all are the
 * same, and a folder for each takes longer to make than everything else. It lies at `aside` then, and nowhere else.
 * `false` when there is none.
 */
export async function takeOldTree(stores: Stores, aside: string): Promise<boolean> {
  const { dataDir, registry } = stores;
  const { id, fence } = await registry.live();
  const earlier = await registry.versions(EARLIER_VERSIONS);
  for (const old of await oldTrees(stores, { id, fence, earlier })) {
    if (await moveAside(path.join(treesFolder(dataDir), old), aside)) return true;
  }
  return false;
}

/**
 * Removes the trees of versions that were live before, but for the last few. For when visitors have the new one: of
 * thousands of pages it takes longer than everything else.
 */
export async function removeOldTrees(stores: Stores, live: Live): Promise<void> {
  for (const old of (await oldTrees(stores, live)).slice(SPARE_TREES)) {
    const tree = path.join(treesFolder(stores.dataDir), old);
    const aside = `${tree}.${randomUUID()}${UNFINISHED}`;
    if (await moveAside(tree, aside)) await rm(aside, { recursive: true, force: true });
  }
}

/** The versions, newest first, whose trees nobody reads from. Trees that nobody knows are being made by somebody else. */
async function oldTrees(
  { dataDir, registry }: Stores,
  { id, fence, earlier }: Live,
): Promise<readonly string[]> {
  const canaries = await registry.canaries.running();
  // Whoever has moved the pointer may have gone back to one of these, and removes what is old then.
  if ((await registry.fence()) !== fence) return [];
  const served = [id, ...canaries.map(({ version }) => versionId(version))];
  return earlier
    .map((version) => version.id)
    .filter((version) => !served.includes(version))
    .slice(TREES_KEPT)
    .filter((version) => existsSync(path.join(treesFolder(dataDir), version)));
}

/** Moves a tree in one step, so that nobody takes a part of it for the whole. `false` when somebody else was quicker. */
async function moveAside(tree: string, aside: string): Promise<boolean> {
  try {
    await rename(tree, aside);
    return true;
  } catch (error) {
    if (existsSync(tree)) throw error;
    return false;
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Stores } from '../stores.ts';

/** How long to wait for a program that deletes blobs before it counts as dead, in milliseconds. */
const PATIENCE_MS = 30_000;

/** How often to look whether it is done, in milliseconds. */
const LOOK_MS = 200;

/**
 * Waits until blobs that are marked for deletion are gone, so that they can be stored again and stay. Deletes them itself
 * when the program that marked them does not: one that was killed would leave them marked for ever.
 */
export async function waitUntilDeleted(
  { blobs, registry }: Stores,
  needed: readonly BlobHash[],
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): Promise<void> {
  const until = performance.now() + patienceMs;
  const remaining = async () => {
    const marked = new Set(await registry.markedForDeletion());
    return needed.filter((hash) => marked.has(hash));
  };
  while (performance.now() < until) {
    if ((await remaining()).length === 0) return;
    await pause(LOOK_MS);
  }
  const left = await remaining();
  for (const hash of left) await blobs.remove(hash);
  await registry.unmark(left);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Stores } from '../stores.ts';

/** How long a program that throws blobs away is waited for before it counts as ended, in milliseconds. */
const PATIENCE_MS = 30_000;

/** How often it is looked whether it is done, in milliseconds. */
const LOOK_MS = 200;

/**
 * Waits until blobs that were condemned are gone, so that they can be put anew and stay. Throws them away itself when
 * whoever condemned them does not get to it: a program that was ended would leave them condemned for ever.
 */
export async function seeThemGone(
  { blobs, registry }: Stores,
  needed: readonly BlobHash[],
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): Promise<void> {
  const until = performance.now() + patienceMs;
  const remaining = async () => {
    const condemned = new Set(await registry.condemned());
    return needed.filter((hash) => condemned.has(hash));
  };
  while (performance.now() < until) {
    if ((await remaining()).length === 0) return;
    await pause(LOOK_MS);
  }
  const left = await remaining();
  for (const hash of left) await blobs.remove(hash);
  await registry.acquit(left);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Stores } from '../stores/stores.ts';

/** How long to wait for the program that is deleting blobs, in milliseconds, before assuming that it was killed. */
const TIMEOUT_MS = 30_000;

/** Polling interval, in milliseconds. */
const POLL_MS = 200;

/**
 * Waits until blobs that are marked for deletion are gone, so that they can be stored again. Deletes them if the
 * program that marked them doesn't.
 */
export async function waitUntilDeleted(
  { blobs, registry }: Stores,
  needed: readonly BlobHash[],
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<void> {
  const until = performance.now() + timeoutMs;
  const remaining = async () => {
    const marked = new Set(await registry.markedForDeletion());
    return needed.filter((hash) => marked.has(hash));
  };
  while (performance.now() < until) {
    if ((await remaining()).length === 0) return;
    await pause(POLL_MS);
  }
  const left = await remaining();
  for (const hash of left) await blobs.remove(hash);
  await registry.unmark(left);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Canary } from '../registry/canaries.ts';
import type { Stores } from '../stores/stores.ts';
import { publishLive } from './publish-live.ts';
import { linkedFolder, readTree, type ServedTree } from './served-tree.ts';

/** The trees that a host serves. `canary` is the tree of the canary's visitors. */
export type Served = { live: ServedTree; canary: { canary: Canary; tree: ServedTree } | null };

/** Keeps what this machine serves equal to the live pointer. */
export type LiveFollower = Awaited<ReturnType<typeof followLive>>;

/** How often to read the pointer, in milliseconds. */
const POLL_MS = 500;

/** How long to wait for a missing file, in milliseconds. */
const MAX_CATCH_UP_MS = 10_000;

/**
 * Follows the live version. A promotion by another process on this machine is served at once, because it switches the
 * links; one on another machine as soon as the pointer is read. If the first read fails, serves what the links point
 * to, or rejects if there is nothing. `onError` gets the first of several failures.
 */
export async function followLive(stores: Stores, onError: (error: unknown) => void) {
  const { dataDir, registry } = stores;
  let fence = -1;
  let canary: Canary | null = null;
  let trouble: { error: unknown; since: Date } | null = null;
  let isClosed = false;

  const check = coalesced(async () => {
    if (isClosed) return;
    try {
      const current = await registry.fence();
      if (current !== fence) {
        const published = await publishLive(stores);
        fence = published?.fence ?? current;
        canary = published?.canary ?? null;
      }
      trouble = null;
    } catch (error) {
      if (!trouble) onError(error);
      trouble = { error, since: trouble?.since ?? new Date() };
    }
  });
  const now = linkedTrees(dataDir, () => canary);

  await check();
  const failure = problem();
  if (failure && now() === null) throw failure.error;
  const timer = setInterval(() => void check(), POLL_MS).unref();

  return {
    /** Returns what this machine serves at this moment; `null` if nothing was promoted. */
    now,
    /**
     * Call if a file is missing, because another host may be ahead. Resolves once this host has caught up, fails to, or
     * reaches the time limit.
     */
    catchUp: (): Promise<void> =>
      Promise.race([check(), pause(MAX_CATCH_UP_MS, undefined, { ref: false })]),
    /** Returns since when this host cannot follow the pointer, or `null`. */
    cannotFollowSince: () => problem()?.since ?? null,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await check();
    },
  };

  function problem() {
    return trouble;
  }
}

/** Runs one call at a time. Calls made while one runs share the next one, which therefore begins after each of them. */
function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      running = work();
      return running;
    });
    return next;
  };
}

/** Returns the trees that the links point to. Reads a tree once and keeps it, because trees never change. */
function linkedTrees(dataDir: string, canaryNow: () => Canary | null): () => Served | null {
  let known: { folders: string; canary: Canary | null; served: Served } | null = null;
  return () => {
    const canary = canaryNow();
    const live = linkedFolder(dataDir, 'live');
    const other = canary && linkedFolder(dataDir, 'canary');
    const folders = `${live} ${other}`;
    if (known && known.folders === folders && known.canary === canary) return known.served;
    if (live === null) return null;
    const served =
      canary && other
        ? {
            live: { ...readTree(live), canary: null },
            canary: { canary, tree: { ...readTree(other), canary: canary.id } },
          }
        : { live: readTree(live), canary: null };
    known = { folders, canary, served };
    return served;
  };
}

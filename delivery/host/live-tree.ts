import { setTimeout as pause } from 'node:timers/promises';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Canary } from '../registry/canaries.ts';
import { BlobError } from '../blobs/blob-store.ts';
import type { Stores } from '../stores/stores.ts';
import { EARLIER_VERSIONS, type SiteVersion } from '../versions/site-version.ts';
import { readConfig } from '../versions/read-version.ts';
import {
  fetchEarlier,
  checkOut,
  publishedFiles,
  type PublishedVersion,
  publishLive,
} from './check-out.ts';
import { DamagedTreeError, damagedFiles } from './damaged-files.ts';
import { removeOldTrees } from './old-trees.ts';
import { publishCanaries } from './publish-canaries.ts';
import { readLastServed, saveLastServed } from './last-served.ts';
import { repairTree } from './repair-tree.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';

/** The live version as local files, with their expected hashes. */
export type LiveTree = {
  id: string;
  folder: string;
  site: SiteConfig;
  files: ReadonlyMap<string, Pick<TreeFile, 'hash'>>;
};

/** One of the trees served while canaries run. `canary` is the id of its canary, or `null` for the live tree. */
export type SideTree = LiveTree & { canary: string | null };

/** The trees served while canaries run, oldest canary first. */
export type SplitTrees = {
  canaries: readonly { canary: Canary; tree: SideTree }[];
  live: SideTree;
};

export type FollowingTrouble = { reason: string; since: Date };

/** Follows the pointer to the live version. */
export type LiveTreeFollower = {
  /** The live version at the last check; `null` if nothing has been promoted. */
  now: () => LiveTree | null;
  /** The trees served while canaries run, otherwise `null`. */
  split: () => SplitTrees | null;
  /** Checks the pointer unless it was just checked. Keeps the current version if that fails. */
  refresh: () => Promise<void>;
  /**
   * Call if a file is missing: another host may be ahead, or earlier versions' files may still be loading. Resolves
   * once this host has caught up, fails to, or reaches the time limit.
   */
  catchUp: () => Promise<void>;
  /** Why this host can't update, or `null`. */
  trouble: () => FollowingTrouble | null;
  close: () => Promise<void>;
};

/** How long a pointer check is valid, in milliseconds: without and with change notifications. */
const FRESH_MS = 50;
const FRESH_WHEN_NOTIFIED_MS = 5000;

/** How long a visitor waits for a pointer check, in milliseconds, before getting the previous version. */
const MAX_WAIT_MS = 1000;

/** How long to wait for a missing file, and how recent a check must be to not repeat it, in milliseconds. */
const MAX_CATCH_UP_MS = 10_000;
const RECENT_MS = 250;

/** Delay before retrying a version that failed to load, in milliseconds. */
const RETRY_MS = 1000;

/** How often to delete unneeded copies, in milliseconds. */
const TIDY_MS = 3_600_000;

export type LiveTreeOptions = {
  /** Called once when updating starts to fail; visitors keep the previous version. */
  onError: (error: unknown) => void;
  /** Called with each new version, and again once earlier versions' files have loaded. */
  onPublished?: (published: PublishedVersion) => void;
  /** How long `refresh` takes at most, in milliseconds. */
  maxWaitMs?: number | undefined;
};

/**
 * Follows the live version and keeps its files ready and verified. If the pointer can't be read, starts with the
 * version this machine served last. Rejects if there is none, or with a `DamagedTreeError` if its files are damaged.
 */
export async function followLive(
  stores: Stores,
  { onError, onPublished, maxWaitMs = MAX_WAIT_MS }: LiveTreeOptions,
): Promise<LiveTreeFollower> {
  const { dataDir, registry, blobs } = stores;
  let tree: LiveTree | null = null;
  let canaries: SplitTrees['canaries'] = [];
  let split: SplitTrees | null = null;
  let fence = -1;
  /** When the last check started, and the earliest time of the next one, by the monotonic clock. */
  let checkedAt = Number.NEGATIVE_INFINITY;
  let notBefore = 0;
  let moves = 0;
  let trouble: FollowingTrouble | null = null;
  let checking: Promise<void> | null = null;
  let checkingSince = 0;
  let earlier: Promise<void> = Promise.resolve();
  let tidying: Promise<void> = Promise.resolve();

  let failure: unknown = null;

  function reportFailure(error: unknown): void {
    if (!trouble) onError(error);
    failure = error;
    const reason = error instanceof Error ? error.message : String(error);
    trouble = { reason, since: trouble?.since ?? new Date() };
  }

  async function publish(live: PublishedVersion): Promise<void> {
    const { id, folder, own } = live;
    await checkTree(stores, live, unverifiedFiles(own));
    const site = await readConfig(blobs, live.version.config);
    const serve = async (files: PublishedVersion['files']) => {
      tree = { id, folder, site, files };
      updateSplit();
      onPublished?.({ ...live, files });
      await saveLastServed(dataDir, tree, own);
    };
    await serve(live.files);
    // Fetch in the background, because the live version itself doesn't need them.
    earlier = fetchEarlier(stores, folder, live.earlier)
      .then(async (others) => {
        const files = new Map([...others, ...own]);
        // Another version may have gone live in the meantime.
        if (files.size > live.files.size && tree?.id === id) await serve(files);
      })
      .catch((error: unknown) => {
        reportFailure(error);
        fence = -1;
        notBefore = performance.now() + RETRY_MS;
      });
  }

  /** Prepares the running canaries. */
  async function publishCanaryTrees(live: PublishedVersion): Promise<void> {
    const ready = [];
    for (const { canary, id, folder, own, files } of await publishCanaries(stores, live)) {
      await checkTree(stores, { folder, version: canary.version }, unverifiedFiles(own));
      const site = await readConfig(blobs, canary.version.config);
      ready.push({ canary, tree: { id, folder, site, files, canary: canary.id } });
    }
    canaries = ready;
    updateSplit();
  }

  function updateSplit(): void {
    split = tree && canaries.length > 0 ? { canaries, live: { ...tree, canary: null } } : null;
  }

  /** Returns the files that haven't been verified yet. Earlier versions' files are verified when requested. */
  function unverifiedFiles(own: PublishedVersion['own']): PublishedVersion['own'] {
    const before = tree?.files;
    return new Map([...own].filter(([file, { hash }]) => before?.get(file)?.hash !== hash));
  }

  async function check(): Promise<void> {
    const movesBefore = moves;
    try {
      const currentFence = await registry.fence();
      if (currentFence !== fence) {
        try {
          // The program that promoted it may have been killed before publishing it.
          const live = await publishLive(stores);
          if (live) {
            const published = await publishedFiles(stores, live);
            await publish(published);
            await publishCanaryTrees(published);
            tidying = tidying.then(() => removeOldTrees(stores, live)).catch(onError);
          }
          fence = live?.fence ?? 0;
        } catch (error) {
          notBefore = performance.now() + RETRY_MS;
          throw error;
        }
      }
      trouble = null;
    } catch (error) {
      reportFailure(error);
    }
    checking = null;
    // Check again if notified during the check. A result is only as recent as the start of its check.
    if (moves === movesBefore) checkedAt = checkingSince;
    else void checkNow();
  }

  /** Checks the pointer, or joins a check in progress. */
  function checkNow(): Promise<void> {
    if (!checking) {
      checkingSince = performance.now();
      checking = check();
    }
    return checking;
  }

  /** Checks again if the check in progress started too long ago. */
  async function checkAgain(): Promise<void> {
    const isJoining = checking !== null;
    await checkNow();
    if (isJoining && !isFresh()) await checkNow();
  }

  const watch = registry.watch(() => {
    moves += 1;
    checkedAt = Number.NEGATIVE_INFINITY;
    void checkNow();
  });
  const isFresh = () => {
    const now = performance.now();
    const freshMs = watch.isConnected() ? FRESH_WHEN_NOTIFIED_MS : FRESH_MS;
    return now < notBefore || now - checkedAt < freshMs;
  };

  await checkNow();
  if (trouble) {
    try {
      tree ??= await fallbackTree(stores, failure);
    } catch (error) {
      await watch.close();
      throw error;
    }
  }
  const timers = [
    setInterval(() => {
      if (!isFresh()) void checkNow();
    }, FRESH_WHEN_NOTIFIED_MS),
    setInterval(() => void blobs.tidy().catch(onError), TIDY_MS),
  ];
  for (const timer of timers) timer.unref();

  return {
    now: () => tree,
    split: () => split,
    async refresh() {
      if (isFresh()) return;
      const answer = checkAgain();
      // Don't make later visitors wait again for a slow registry.
      const waitMs = maxWaitMs - (performance.now() - checkingSince);
      if (waitMs > 0) await Promise.race([answer, pause(waitMs, undefined, { ref: false })]);
    },
    async catchUp() {
      const caughtUp = (async () => {
        if (checking || performance.now() - checkedAt > RECENT_MS) await checkAgain();
        await earlier;
      })();
      await Promise.race([caughtUp, pause(MAX_CATCH_UP_MS, undefined, { ref: false })]);
    },
    trouble: () => trouble,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await watch.close();
      await checking;
      await earlier;
      await tidying;
    },
  };
}

/**
 * Checks files of a tree and repairs damaged ones from blobs. Rejects with a `DamagedTreeError` if any can't be
 * repaired.
 */
async function checkTree(
  stores: Stores,
  { folder, version }: Pick<PublishedVersion, 'folder' | 'version'>,
  files: PublishedVersion['own'],
): Promise<void> {
  if ((await damagedFiles(folder, files)).length === 0) return;
  await repairTree(stores, version);
  const damaged = await damagedFiles(folder, files);
  if (damaged.length > 0) throw new DamagedTreeError(damaged);
}

/**
 * Returns the tree to serve if a host starts and can't serve the live version because of `failure`. Rejects if there is
 * none.
 */
async function fallbackTree(stores: Stores, failure: unknown): Promise<LiveTree> {
  if (failure instanceof DamagedTreeError) return newestIntact(stores, failure);
  if (!(failure instanceof BlobError)) return lastServed(stores.dataDir, failure);
  // If a manifest is damaged, we can't tell which files its version should have. The last served version may be an
  // intact copy of it.
  return lastServed(stores.dataDir, failure).catch(() => newestIntact(stores, failure));
}

/** Returns the newest version whose files are all intact on this machine or can be repaired. */
async function newestIntact(
  stores: Stores,
  failure: DamagedTreeError | BlobError,
): Promise<LiveTree> {
  for (const { id, version } of await stores.registry.versions(EARLIER_VERSIONS)) {
    // Skip versions that are also damaged or incomplete. `failure` describes the damage to the live one.
    const tree = await intactTree(stores, id, version).catch(() => null);
    if (tree) return tree;
  }
  throw failure;
}

async function intactTree(stores: Stores, id: string, version: SiteVersion): Promise<LiveTree> {
  const folder = await checkOut(stores, version, []);
  const files = await treeFiles(stores, version);
  await checkTree(stores, { folder, version }, files);
  return { id, folder, site: await readConfig(stores.blobs, version.config), files };
}

/** Returns the verified version that this machine served last. Used if `failure` prevents serving the live version. */
async function lastServed(dataDir: string, failure: unknown): Promise<LiveTree> {
  const saved = await readLastServed(dataDir);
  if (!saved) throw failure;
  const { own, ...tree } = saved;
  const damaged = await damagedFiles(tree.folder, own);
  if (damaged.length > 0) throw new DamagedTreeError(damaged);
  return tree;
}

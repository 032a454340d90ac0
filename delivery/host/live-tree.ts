import { setTimeout as pause } from 'node:timers/promises';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Canary } from '../registry/canaries.ts';
import { BlobError } from '../blobs/blob-store.ts';
import type { Stores } from '../stores.ts';
import { EARLIER_VERSIONS } from '../versions/earlier-versions.ts';
import { readConfig } from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import {
  bringEarlier,
  checkOut,
  publishedFiles,
  type PublishedVersion,
  publishLive,
} from './check-out.ts';
import { DamagedTreeError, damagedFiles } from './damaged-files.ts';
import { removeOldTrees } from './old-trees.ts';
import { publishCanaries } from './publish-canaries.ts';
import { rememberedLive, rememberLive } from './remembered-live.ts';
import { repairTree } from './repair-tree.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';

/** The version that visitors get, as files of this machine, and what each of them must hold. */
export type LiveTree = {
  id: string;
  folder: string;
  site: SiteConfig;
  files: ReadonlyMap<string, Pick<TreeFile, 'hash'>>;
};

/** A tree that some visitors get while others get another: that of the canary of this id, or of what is live. */
export type SideTree = LiveTree & { canary: string | null };

/** What visitors get while canaries run, the first begun first. */
export type SplitTrees = {
  canaries: readonly { canary: Canary; tree: SideTree }[];
  live: SideTree;
};

/** Why what is live cannot be followed, and since when. */
export type FollowingTrouble = { reason: string; since: Date };

/** Follows the live pointer. */
export type LiveTreeFollower = {
  /** What was live when it was last looked at; `null` before anything was promoted. */
  now: () => LiveTree | null;
  /** The trees while canaries run; `null` otherwise. */
  split: () => SplitTrees | null;
  /** Looks where the pointer is, unless that was just done. When it cannot be asked, everything stays as it was. */
  refresh: () => Promise<void>;
  /**
   * For whoever misses a file: another host may be ahead of this one, or files of earlier versions are still on
   * their way. Settles when that is made up for, or cannot be.
   */
  catchUp: () => Promise<void>;
  /** What keeps this host from following; `null` when nothing does. */
  trouble: () => FollowingTrouble | null;
  close: () => Promise<void>;
};

/** How long an answer about the pointer holds, in milliseconds: where moves are not heard of, and where they are. */
const FRESH_MS = 50;
const FRESH_WHEN_HEARING_MS = 5000;

/** How long visitors may wait for such an answer, in milliseconds; then they get what was live before. */
const LONGEST_WAIT_MS = 1000;

/** How long whoever misses a file waits, in milliseconds, and how old an answer is that says nothing more to them. */
const LONGEST_CATCH_UP_MS = 10_000;
const JUST_NOW_MS = 250;

/** How long it is until a version that could not be had is asked for again, in milliseconds. */
const AGAIN_MS = 1000;

/** How often copies are let go of that nobody needs, in milliseconds. */
const TIDY_MS = 3_600_000;

/** Who hears of what. */
export type LiveTreeListeners = {
  /** Why the pointer could not be followed, once for each time that this begins; visitors get what they got before. */
  onTrouble: (error: unknown) => void;
  /** What visitors get from now on; said again when files of earlier versions have come. */
  onMoved?: (published: PublishedVersion) => void;
};

/**
 * Follows what is live and has it ready as files, each looked at. Begins with what this machine served last when nobody
 * can be asked. Rejects when there is no such thing, and with a `DamagedTreeError` when a file is not what its version
 * says.
 */
export async function followLive(
  stores: Stores,
  { onTrouble, onMoved }: LiveTreeListeners,
): Promise<LiveTreeFollower> {
  const { dataDir, registry, blobs } = stores;
  let tree: LiveTree | null = null;
  let canaries: SplitTrees['canaries'] = [];
  let split: SplitTrees | null = null;
  let fence = -1;
  /** When the last answer was asked for, and when it is to be asked again, in milliseconds of this process. */
  let lookedAt = Number.NEGATIVE_INFINITY;
  let notBefore = 0;
  let moves = 0;
  let trouble: FollowingTrouble | null = null;
  let looking: Promise<void> | null = null;
  let lookingSince = 0;
  let earlier: Promise<void> = Promise.resolve();
  let tidying: Promise<void> = Promise.resolve();

  let failure: unknown = null;

  function complain(error: unknown): void {
    if (!trouble) onTrouble(error);
    failure = error;
    const reason = error instanceof Error ? error.message : String(error);
    trouble = { reason, since: trouble?.since ?? new Date() };
  }

  async function take(live: PublishedVersion): Promise<void> {
    const { id, folder, own } = live;
    await checkTree(stores, live, newFiles(own));
    const site = await readConfig(blobs, live.version.config);
    const serve = async (files: PublishedVersion['files']) => {
      tree = { id, folder, site, files };
      divide();
      onMoved?.({ ...live, files });
      await rememberLive(dataDir, tree, own);
    };
    await serve(live.files);
    // Afterwards, because the site itself does not wait for it.
    earlier = bringEarlier(stores, folder, live.earlier)
      .then(async (others) => {
        const files = new Map([...others, ...own]);
        // Another version may have gone live meanwhile.
        if (files.size > live.files.size && tree?.id === id) await serve(files);
      })
      .catch((error: unknown) => {
        complain(error);
        fence = -1;
        notBefore = performance.now() + AGAIN_MS;
      });
  }

  /** Has the canaries ready that run beside what is live. */
  async function takeCanaries(live: PublishedVersion): Promise<void> {
    const ready = [];
    for (const { canary, id, folder, own, files } of await publishCanaries(stores, live)) {
      await checkTree(stores, { folder, version: canary.version }, newFiles(own));
      const site = await readConfig(blobs, canary.version.config);
      ready.push({ canary, tree: { id, folder, site, files, canary: canary.id } });
    }
    canaries = ready;
    divide();
  }

  function divide(): void {
    split = tree && canaries.length > 0 ? { canaries, live: { ...tree, canary: null } } : null;
  }

  /** What nobody has looked at yet. Files of earlier versions are looked at when somebody asks for them. */
  function newFiles(own: PublishedVersion['own']): PublishedVersion['own'] {
    const before = tree?.files;
    return new Map([...own].filter(([file, { hash }]) => before?.get(file)?.hash !== hash));
  }

  async function look(): Promise<void> {
    const movesBefore = moves;
    try {
      const present = await registry.fence();
      if (present !== fence) {
        try {
          // Whoever shipped it may have been ended before it was published.
          const live = await publishLive(stores);
          if (live) {
            const published = await publishedFiles(stores, live);
            await take(published);
            await takeCanaries(published);
            tidying = tidying.then(() => removeOldTrees(stores, live)).catch(onTrouble);
          }
          fence = live?.fence ?? 0;
        } catch (error) {
          notBefore = performance.now() + AGAIN_MS;
          throw error;
        }
      }
      trouble = null;
    } catch (error) {
      complain(error);
    }
    looking = null;
    // What was heard meanwhile is looked at again. An answer is as old as its question, however long it took.
    if (moves === movesBefore) lookedAt = lookingSince;
    else void lookNow();
  }

  /** Looks, or waits for whoever is looking. */
  function lookNow(): Promise<void> {
    if (!looking) {
      lookingSince = performance.now();
      looking = look();
    }
    return looking;
  }

  /** Looks, and once more when whoever was looking already had asked too long ago. */
  async function lookAfresh(): Promise<void> {
    const isJoining = looking !== null;
    await lookNow();
    if (isJoining && !isFresh()) await lookNow();
  }

  const watch = registry.watch(() => {
    moves += 1;
    lookedAt = Number.NEGATIVE_INFINITY;
    void lookNow();
  });
  const isFresh = () => {
    const now = performance.now();
    const freshMs = watch.isHearing() ? FRESH_WHEN_HEARING_MS : FRESH_MS;
    return now < notBefore || now - lookedAt < freshMs;
  };

  await lookNow();
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
      if (!isFresh()) void lookNow();
    }, FRESH_WHEN_HEARING_MS),
    setInterval(() => void blobs.tidy().catch(onTrouble), TIDY_MS),
  ];
  for (const timer of timers) timer.unref();

  return {
    now: () => tree,
    split: () => split,
    async refresh() {
      if (isFresh()) return;
      const answer = lookAfresh();
      // Whoever comes while an answer is long in coming does not wait for it again.
      const waitMs = LONGEST_WAIT_MS - (performance.now() - lookingSince);
      if (waitMs > 0) await Promise.race([answer, pause(waitMs, undefined, { ref: false })]);
    },
    async catchUp() {
      const made = (async () => {
        if (looking || performance.now() - lookedAt > JUST_NOW_MS) await lookAfresh();
        await earlier;
      })();
      await Promise.race([made, pause(LONGEST_CATCH_UP_MS, undefined, { ref: false })]);
    },
    trouble: () => trouble,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await watch.close();
      await looking;
      await earlier;
      await tidying;
    },
  };
}

/** Checks files of a tree and repairs damaged ones from blobs. Throws a `DamagedTreeError` for what stays damaged. */
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

/** What a host serves when it starts and cannot serve the live version because of `failure`. Rejects when it has nothing. */
async function fallbackTree(stores: Stores, failure: unknown): Promise<LiveTree> {
  if (failure instanceof DamagedTreeError) return newestIntact(stores, failure);
  if (!(failure instanceof BlobError)) return lastServed(stores.dataDir, failure);
  // A damaged manifest says nothing about its files, and what was served last may be that very version, intact.
  return lastServed(stores.dataDir, failure).catch(() => newestIntact(stores, failure));
}

/** The newest version of which every file is intact on this machine, or could be repaired. */
async function newestIntact(
  stores: Stores,
  failure: DamagedTreeError | BlobError,
): Promise<LiveTree> {
  for (const { id, version } of await stores.registry.versions(EARLIER_VERSIONS)) {
    // Skip versions that are damaged or incomplete too; `failure` describes the live one's damage.
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

/** What this machine served last, after a check; used when `failure` prevents reading the live pointer. */
async function lastServed(dataDir: string, failure: unknown): Promise<LiveTree> {
  const remembered = await rememberedLive(dataDir);
  if (!remembered) throw failure;
  const { own, ...tree } = remembered;
  const damaged = await damagedFiles(tree.folder, own);
  if (damaged.length > 0) throw new DamagedTreeError(damaged);
  return tree;
}

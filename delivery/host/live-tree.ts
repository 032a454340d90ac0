import { setTimeout as pause } from 'node:timers/promises';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Stores } from '../stores.ts';
import { readConfig } from '../versions/read-version.ts';
import { publishLive, type PublishedVersion } from './check-out.ts';
import { DamagedTreeError, damagedFiles } from './damaged-files.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';

/** The version that visitors get, as files of this machine, and what each of them must hold. */
export type LiveTree = {
  id: string;
  folder: string;
  site: SiteConfig;
  files: ReadonlyMap<string, TreeFile>;
};

/** Follows the live pointer. */
export type LiveTreeFollower = {
  /** What was live when it was last looked at; `null` before anything was promoted. */
  now: () => LiveTree | null;
  /** Looks where the pointer is, unless that was just done. When it cannot be asked, everything stays as it was. */
  refresh: () => Promise<void>;
};

/** How long an answer about the pointer holds, in milliseconds. */
const FRESH_MS = 50;

/** How long visitors may wait for such an answer, in milliseconds; then they get what was live before. */
const LONGEST_WAIT_MS = 1000;

/**
 * Follows what is live and has it ready as files, each looked at. `onTrouble` hears, once for each time that it begins,
 * why the pointer could not be followed; visitors get what they got before. Rejects when that is so from the start, with
 * a `DamagedTreeError` when a file is not what the live version says.
 */
export async function followLive(
  stores: Stores,
  onTrouble: (error: unknown) => void,
): Promise<LiveTreeFollower> {
  let tree: LiveTree | null = null;
  let fence = -1;
  let lookedAt = 0;
  let isInTrouble = false;
  let looking: Promise<void> | null = null;
  let lookingSince = 0;

  async function follow(): Promise<void> {
    if ((await stores.registry.fence()) === fence) return;
    // Whoever shipped it may have been ended before it was published.
    const live = await publishLive(stores);
    if (live) {
      const { id, folder, files } = live;
      const damaged = await damagedFiles(folder, await newFiles(live));
      if (damaged.length > 0) throw new DamagedTreeError(damaged);
      const site = await readConfig(stores.blobs, live.version.config);
      tree = { id, folder, site, files };
    }
    fence = live?.fence ?? 0;
  }

  /** What nobody has looked at yet. Files of earlier versions are looked at when somebody asks for them. */
  async function newFiles(live: PublishedVersion): Promise<ReadonlyMap<string, TreeFile>> {
    const before = tree?.files;
    if (!before) return treeFiles(stores, live.version, []);
    return new Map([...live.files].filter(([file, { hash }]) => before.get(file)?.hash !== hash));
  }

  async function look(): Promise<void> {
    try {
      await follow();
      isInTrouble = false;
    } catch (error) {
      if (!isInTrouble) onTrouble(error);
      isInTrouble = true;
    }
    lookedAt = performance.now();
    looking = null;
  }

  await follow();
  return {
    now: () => tree,
    async refresh() {
      if (performance.now() - lookedAt < FRESH_MS) return;
      if (!looking) {
        lookingSince = performance.now();
        looking = look();
      }
      // Whoever comes while an answer is long in coming does not wait for it again.
      const waitMs = LONGEST_WAIT_MS - (performance.now() - lookingSince);
      if (waitMs > 0) await Promise.race([looking, pause(waitMs, undefined, { ref: false })]);
    },
  };
}

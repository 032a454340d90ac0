import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BlogStore, StoredBlog } from '@site/api/blogs/blog-store.ts';
import { type FetchedPictures, parseFetchedPictures } from '@site/api/blogs/fetched-pictures.ts';
import type { BlogOverview } from '@site/kit/api/blog.ts';
import { isForeignHost } from '@site/kit/blog-cards/picture-address.ts';
import { sanitiseBlogHtml } from '@site/kit/blog-html/sanitise-blog-html.ts';
import { pictureAddresses } from '@site/kit/safe-html/cleaned-pictures.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { picturesNamedIn, pictureStore, removeUnshown, writePictures } from '../picture-store.ts';
import { processFetchedPicture } from '../post-pictures.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { Network } from '../../fetching/network.ts';

/** Maximum remote pictures per post. */
const MAX_PER_POST = 30;

/** How long to wait before retrying a failed picture, in milliseconds. */
const RETRY_MS = 3_600_000;

/**
 * Maximum total time that one run waits for remote hosts, in milliseconds; the next run fetches the remaining pictures.
 */
const MAX_TOTAL_WAIT_MS = 180_000;

/** Skip a host after this many failures. */
const MAX_HOST_FAILURES = 2;

/** Stores copies of posts' remote pictures. */
export type PictureKeeper = {
  /**
   * Fetches missing remote pictures of published posts, and returns whether anything changed for readers. Records
   * failed fetches instead of throwing. `isKept` reports whether a picture is stored outside the data folder.
   */
  keep: (
    posts: readonly (BlogOverview & { description?: string })[],
    isKept?: (name: string) => boolean,
  ) => Promise<boolean>;
};

type KeeperOptions = {
  dataDir: string;
  site: SiteConfig;
  store: BlogStore;
  /** The public internet by default. */
  network?: Network;
  /** The clock, in epoch milliseconds. */
  now?: () => number;
};

/** Creates a keeper. It stores results with the post, so that each picture is fetched only once. */
export function createPictureKeeper({
  dataDir,
  site,
  store,
  network,
  now = Date.now,
}: KeeperOptions): PictureKeeper {
  const failuresOf = new Map<string, number>();
  let waited = 0;

  type IsKept = (name: string) => boolean;
  const isInDataFolder: IsKept = (name) => existsSync(path.join(pictureStore(dataDir), name));
  const isMissing = (address: string, isKept: IsKept) =>
    isForeignHost(address, site) ||
    (address.startsWith('/website/assets/posts/') && !isKept(path.basename(address)));

  /** Fetches one picture. Returns `null` if its host shouldn't be contacted now. */
  async function fetchAndStore(address: string): Promise<FetchedPictures[string] | null> {
    const { host } = new URL(address);
    const failures = failuresOf.get(host) ?? 0;
    if (waited >= MAX_TOTAL_WAIT_MS || failures >= MAX_HOST_FAILURES) return null;
    const failed = (reason: string) => ({ kind: 'failed', reason, triedAt: now() }) as const;
    const startedAt = performance.now();
    const outcome = await fetchPicture(address, network);
    waited += performance.now() - startedAt;
    if (outcome.kind === 'failed') {
      if (outcome.atHost) failuresOf.set(host, failures + 1);
      return failed(outcome.reason);
    }
    const processed = await processFetchedPicture(outcome.bytes, pictureStore(dataDir));
    if (processed.kind === 'rejected') return failed(processed.reason);
    const { files, address: ownAddress, width, height, webp } = processed.picture;
    await writePictures(dataDir, files);
    return { kind: 'kept', address: ownAddress, width, height, webp };
  }

  function isSettled(picture: FetchedPictures[string] | undefined, isKept: IsKept): boolean {
    if (picture === undefined) return false;
    return picture.kind === 'kept'
      ? isKept(path.basename(picture.address))
      : Math.abs(now() - picture.triedAt) < RETRY_MS;
  }

  async function keepPicturesOf(row: StoredBlog, isKept: IsKept): Promise<boolean> {
    const { id, thumbnail, description, fetched_pictures } = row;
    const known = parseFetchedPictures(fetched_pictures);
    const shown = [thumbnail, ...pictureAddresses(sanitiseBlogHtml(description))];
    const foreign = new Set(
      shown.filter((address) => isHttps(address) && isForeignHost(address, site)),
    );
    const pictures: Record<string, FetchedPictures[string]> = {};
    for (const address of [...foreign].slice(0, MAX_PER_POST)) {
      const before = known[address];
      const picture =
        before && isSettled(before, isKept) ? before : ((await fetchAndStore(address)) ?? before);
      if (picture) pictures[address] = picture;
    }
    const isNew = JSON.stringify(pictures) !== JSON.stringify(known);
    if (!isNew) return false;
    const noted = await store.noteFetchedPictures(id, pictures);
    if (noted.kind === 'unavailable') throw noted.error;
    await removeUnshown(dataDir, store, picturesNamedIn(JSON.stringify(known)));
    return true;
  }

  return {
    async keep(posts, isKeptElsewhere = () => false) {
      const isKept: IsKept = (name) => isInDataFolder(name) || isKeptElsewhere(name);
      let isNew = false;
      for (const { blogId, thumbnail, description = '' } of posts) {
        const shown = [thumbnail, ...pictureAddresses(description)];
        if (!shown.some((address) => address !== '' && isMissing(address, isKept))) continue;
        const read = await store.readRow(blogId);
        if (read.kind === 'unavailable') throw read.error;
        if (read.row && (await keepPicturesOf(read.row, isKept))) isNew = true;
      }
      return isNew;
    },
  };
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

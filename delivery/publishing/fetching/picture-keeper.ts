import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BlogStore, StoredBlog } from '@site/api/blogs/blog-store.ts';
import { type FetchedPictures, parseFetchedPictures } from '@site/api/blogs/fetched-pictures.ts';
import type { BlogOverview } from '@site/kit/api/blog.ts';
import { isForeignHost } from '@site/kit/blog-cards/picture-address.ts';
import { sanitiseBlogHtml } from '@site/kit/blog-html/sanitise-blog-html.ts';
import { pictureAddresses } from '@site/kit/safe-html/cleaned-pictures.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { picturesNamedIn, pictureStore } from '../picture-store.ts';
import { takeFetched } from '../post-pictures.ts';
import { removeUnshown, writePictures } from '../write-pictures.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { Network } from '../../fetching/network.ts';

/** Most pictures that one post may have from other hosts. */
const MOST_PER_POST = 30;

/** When a picture that failed is tried again, in milliseconds: at a composing an hour later or more. */
const TRY_AGAIN_MS = 3_600_000;

/** How long one program may wait for other hosts in all, in milliseconds; what is missing then is for the next one. */
const MOST_WAITING_MS = 180_000;

/** A host that did not answer so often is not asked again by this program. */
const MOST_FAILURES_OF_HOST = 2;

/** Keeps copies of the pictures of posts that other hosts keep. */
export type PictureKeeper = {
  /**
   * Fetches what is missing of the pictures of published posts, as their readers get them now. Gives whether
   * readers get something else from now on. A picture that cannot be had stops nothing. `isKept` knows file names
   * of pictures that are kept elsewhere than in the data folder.
   */
  keep: (
    posts: readonly (BlogOverview & { description?: string })[],
    isKept?: (name: string) => boolean,
  ) => Promise<boolean>;
};

type DevelopOptions = {
  dataDir: string;
  site: SiteConfig;
  store: BlogStore;
  /** Through the public internet unless told. */
  network?: Network;
  /** The present moment, in epoch milliseconds. */
  now?: () => number;
};

/** A keeper for one program. What it fetched is noted with the post, so the next one does not fetch it again. */
export function createPictureKeeper({
  dataDir,
  site,
  store,
  network,
  now = Date.now,
}: DevelopOptions): PictureKeeper {
  const failuresOf = new Map<string, number>();
  let waited = 0;

  type IsKept = (name: string) => boolean;
  const isHere: IsKept = (name) => existsSync(path.join(pictureStore(dataDir), name));
  const isMissing = (address: string, isKept: IsKept) =>
    isForeignHost(address, site) ||
    (address.startsWith('/website/assets/posts/') && !isKept(path.basename(address)));

  /** Takes one picture; `null` when its host is not to be asked now. */
  async function take(address: string): Promise<FetchedPictures[string] | null> {
    const { host } = new URL(address);
    const failures = failuresOf.get(host) ?? 0;
    if (waited >= MOST_WAITING_MS || failures >= MOST_FAILURES_OF_HOST) return null;
    const failed = (reason: string) => ({ kind: 'failed', reason, triedAt: now() }) as const;
    const startedAt = performance.now();
    const outcome = await fetchPicture(address, network);
    waited += performance.now() - startedAt;
    if (outcome.kind === 'failed') {
      if (outcome.atHost) failuresOf.set(host, failures + 1);
      return failed(outcome.reason);
    }
    const taken = await takeFetched(outcome.bytes, pictureStore(dataDir));
    if (taken.kind === 'refused') return failed(taken.reason);
    const { files, address: ours, width, height, webp } = taken.picture;
    await writePictures(dataDir, files);
    return { kind: 'kept', address: ours, width, height, webp };
  }

  function isSettled(picture: FetchedPictures[string] | undefined, isKept: IsKept): boolean {
    if (picture === undefined) return false;
    return picture.kind === 'kept'
      ? isKept(path.basename(picture.address))
      : Math.abs(now() - picture.triedAt) < TRY_AGAIN_MS;
  }

  async function keepPicturesOf(row: StoredBlog, isKept: IsKept): Promise<boolean> {
    const { id, thumbnail, description, fetched_pictures } = row;
    const known = parseFetchedPictures(fetched_pictures);
    const shown = [thumbnail, ...pictureAddresses(sanitiseBlogHtml(description))];
    const foreign = new Set(
      shown.filter((address) => isHttps(address) && isForeignHost(address, site)),
    );
    const pictures: Record<string, FetchedPictures[string]> = {};
    for (const address of [...foreign].slice(0, MOST_PER_POST)) {
      const before = known[address];
      const picture =
        before && isSettled(before, isKept) ? before : ((await take(address)) ?? before);
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
      const isKept: IsKept = (name) => isHere(name) || isKeptElsewhere(name);
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

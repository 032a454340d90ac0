import { CRITICAL_SHEETS, RELEASES } from '../compose/site-addresses.ts';
import { ASSETS } from '../releases/release-store.ts';
import type { ServedTree } from './served-tree.ts';

/** Of files whose URL never changes meaning. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Of pages and everything else that may change at any time. */
const REVALIDATED = 'no-cache';

const assets = ASSETS.slice(1);

const folders: Readonly<Record<string, string>> = {
  [`${RELEASES}/`]: FOREVER,
  [`${CRITICAL_SHEETS}/`]: FOREVER,
  [`${assets}/`]: 'public, max-age=86400, stale-while-revalidate=604800',
};

const hashedAsset = new RegExp(`^${assets}/[\\w-]+/[\\w.-]+\\.[0-9a-f]{8}\\.\\w+$`);

/** Whether a path is in a folder of subresources. */
export function isInSubresources(file: string): boolean {
  return Object.keys(folders).some((start) => file.startsWith(start));
}

/** Returns the `Cache-Control` of a file. While a canary runs, only the browser that asked may store what can differ. */
export function cachingOf(file: string, { canary }: ServedTree): string {
  if (hashedAsset.test(file)) return FOREVER;
  const caching = Object.entries(folders).find(([start]) => file.startsWith(start))?.[1];
  if (caching === FOREVER || canary === undefined) return caching ?? REVALIDATED;
  return caching ? caching.replace('public', 'private') : `private, ${REVALIDATED}`;
}

/** Returns the `Cache-Control` of a response that isn't a file of its own, such as an error or a redirect. */
export function pageCaching(tree: ServedTree): string {
  return cachingOf('', tree);
}

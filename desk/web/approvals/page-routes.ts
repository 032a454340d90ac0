import { type TreeFiles, treeFiles } from '@site/delivery/host/tree-files.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { versionId } from '@site/delivery/versions/site-version.ts';
import { LRUCache } from 'lru-cache';
import { compare } from '../../review/compare.ts';
import type { InTurn } from '../../delivery/take-turns.ts';
import { framedFile, framedPage, siteFolders } from '../page/framed-page.ts';
import type { Routes } from '../page/routes.tsx';
import { reviewedIn } from './decision-routes.ts';
import { addressOf } from './reviewed-words.ts';

/** Addresses of files in the HTML of a page. */
const fileAddresses = new RegExp(`(?<=["'(,\\s])(?=(?:${siteFolders.join('|')})/)`, 'g');

/** Links to other pages, which the desk does not serve. */
const otherPages = /(?<=<a\b[^>]*) href="(?!#)[^"]*"/g;

/** How many versions stay ready to serve. */
const MAX_VERSIONS = 3;

/** The pages of a review as readers would see them, and the files that they load. */
export function pageRoutes(
  on: Routes,
  { stores, inTurn }: { stores: Stores; inTurn: InTurn },
): void {
  const find = reviewedIn(stores);
  const kept = new LRUCache<string, TreeFiles>({ max: MAX_VERSIONS });

  on.page('/approvals/:id/page', {
    find,
    async show({ of, text }) {
      const comparison = await inTurn(() => compare(stores, of));
      if (comparison.kind === 'refused') return null;
      const shown = comparison.differences.find(({ path }) => path === text('path'))?.after;
      if (!shown) return null;
      const html = String(await stores.blobs.read(shown.hash));
      // Its files may not be live.
      const base = `${addressOf(of)}/files`;
      return framedPage(html.replaceAll(otherPages, '').replaceAll(fileAddresses, base));
    },
  });

  on.page('/approvals/:id/files/*', {
    find,
    async show({ of, params }) {
      const comparison = await inTurn(() => compare(stores, of));
      if (comparison.kind === 'refused') return null;
      const id = versionId(comparison.to);
      const files = kept.get(id) ?? (await treeFiles(stores, comparison.to, []));
      kept.set(id, files);
      const address = params['*'] ?? '';
      return framedFile(address, (await files.get(address)?.read()) ?? null);
    },
  });
}

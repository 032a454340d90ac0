import {
  composeUnreleasedPage,
  type UnreleasedPage,
} from '@site/delivery/compose/unreleased-page.ts';
import type { DeliveryConfig } from '@site/delivery/config.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ContentStore } from './content-store.ts';
import { type SiteDocument, siteIn } from './site-documents.ts';

export type PageView = ReturnType<typeof createPageView>;

/** How many pages stay rendered. */
const MAX_PAGES = 30;

/**
 * Renders the pages of documents with the texts that are saved, one at a time. Works in the section's worktree while
 * people save, because a page of half a merge is rendered again after the next save.
 */
export function createPageView({
  content,
  stores,
  config,
}: {
  content: ContentStore;
  stores: Stores;
  config: DeliveryConfig;
}) {
  const inTurn = pLimit(1);
  const pages = new LRUCache<string, string>({ max: MAX_PAGES });
  return {
    /** The HTML of a document's page; `null` if it has none or its section is not live. Rejects if it cannot be built. */
    async htmlOf({ section, root, page, text }: SiteDocument): Promise<string | null> {
      if (page === null) return null;
      const { id } = await stores.registry.live();
      const key = [section, await content.head(section), id, page].join(' ');
      const shown: UnreleasedPage =
        section === 'config'
          ? { pathname: page, site: siteIn(text) }
          : { pathname: page, root, ...(section !== 'safety' && { name: section }) };
      return await inTurn(async () => {
        const html = pages.get(key) ?? (await composeUnreleasedPage(stores, config, shown));
        if (html !== null) pages.set(key, html);
        return html;
      });
    },
  };
}

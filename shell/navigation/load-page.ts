import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import type { CheckedFile, PageLock } from '@site/kit/remote/page-lock.ts';
import { isLoadable } from '../remotes/load-remote.ts';
import { loadStyles, sheetsIn } from '../remotes/styles.ts';
import { fetchPage, type PageDocument } from './page-document.ts';

/** A page that can be shown in this document, and its stylesheets, which have loaded but are not applied. */
export type LoadedPage = PageDocument & { styles: readonly CheckedFile[] };

/** How long a prefetched page stays fresh, in milliseconds. */
const PREFETCHED_MS = 30_000;

export type PageLoader = {
  /**
   * Fetches a page. Returns `null` if the browser has to load the document, because this shell can't show it. Rejects
   * with `PageNotFetched`.
   */
  load: (path: string) => Promise<LoadedPage | null>;
  /** Fetches a page for a likely navigation. Never rejects. */
  prefetch: (path: string) => Promise<void>;
};

type Prefetched = {
  page: Promise<PageDocument | null>;
  timer: ReturnType<typeof setTimeout>;
};

/** `lock` is the current document's. Paths include the query, which hosts ignore and caches don't. */
export function createPageLoader(lock: PageLock): PageLoader {
  const prefetched = new Map<string, Prefetched>();

  async function load(path: string): Promise<LoadedPage | null> {
    const page = await (take(path) ?? fetchPage(path));
    // A redirect is followed by another navigation, which finds the page here.
    if (page && page.pathname !== path.split('?')[0]) {
      keep(path.replace(/^[^?]*/, page.pathname), Promise.resolve(page));
    }
    if (!page || !canShow(page.lock, lock)) return null;
    const styles = sheetsIn(page.content);
    await loadStyles(document, styles);
    return { ...page, styles };
  }

  /** Keeps a page for one navigation that follows soon. */
  function keep(path: string, page: Promise<PageDocument | null>): () => void {
    void take(path);
    const evict = () => void (prefetched.get(path)?.page === page && take(path));
    prefetched.set(path, { page, timer: setTimeout(evict, PREFETCHED_MS) });
    return evict;
  }

  /** Removes a page and its timer, which would keep the page in memory. */
  function take(path: string): Promise<PageDocument | null> | undefined {
    const known = prefetched.get(path);
    prefetched.delete(path);
    clearTimeout(known?.timer);
    return known?.page;
  }

  return {
    load,
    async prefetch(path) {
      if (prefetched.has(path)) return;
      const page = fetchPage(path);
      // Navigation retries, and reports any error.
      await page.catch(keep(path, page));
    },
  };
}

/**
 * Whether this document can show a page: the same shell composed it, and its remote is of this contract and not another
 * release than the one already loaded. The shell's own pages say that there is no page, so the browser loads them.
 */
function canShow({ shell, remote }: PageLock, current: PageLock): boolean {
  if (shell.address !== current.shell.address) return false;
  return remote?.contract === CONTRACT_VERSION && isLoadable(remote);
}

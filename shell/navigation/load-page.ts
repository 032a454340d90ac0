import { type CheckedFile, type PageLock, sheetsOf } from '@site/kit/remote/registry.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { Location } from '@site/kit/router.ts';
import type { PartRelease } from '@site/kit/signals/page-signal.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { findMoved, findRemote, type LiveRegistry } from '../remotes/registry-client.ts';
import { loadApp } from '../remotes/load-remote.ts';
import type { View } from '../remotes/slot.ts';
import { reportError } from '../report-error.ts';
import { loadStyles } from '../remotes/styles.ts';

/** A page ready to mount: its section's code, the result of `prepare`, and the route pattern. */
export type LoadedPage = Omit<View, 'location' | 'startsAtTop'> & { pattern: string };

/** How long a prefetched page stays fresh, in milliseconds. */
const PREFETCHED_MS = 30_000;

export type MovedPage = { movedTo: string };

export type PageLoader = {
  /**
   * Loads a page's code, styles and data. Returns `null` if no section renders the address. Rejects with
   * `PageLoadError`.
   */
  load: (location: Location) => Promise<LoadedPage | MovedPage | null>;
  /** Loads a page for a likely navigation. Never rejects. */
  prefetch: (location: Location) => Promise<void>;
};

/** Thrown when the section responsible for a page fails to load or prepare it. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  /** The release that failed, if known by then. */
  readonly part: PartRelease | undefined;

  constructor(part: PartRelease | undefined, cause: unknown) {
    super('A section failed to load its page.', { cause });
    this.part = part;
  }
}

export type PageLoaderOptions = {
  site: SiteConfig;
  services: (onFailure: (error: unknown) => void) => Services;
  registry: LiveRegistry;
  lock: PageLock;
  /** The composed page's stylesheets, which are removed along with that page. */
  sheets: readonly CheckedFile[];
};

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { site, services, registry, lock, sheets } = options;
  const prefetched = new Map<string, Promise<LoadedPage | MovedPage | null>>();
  const report = (error: unknown) => reportError('navigate', error);
  const keyOf = ({ pathname, search }: Location) => pathname + search;

  async function loadNow(
    location: Location,
    onServiceFailure: (error: unknown) => void,
  ): Promise<LoadedPage | MovedPage | null> {
    let part: PartRelease | undefined;
    try {
      const live = await registry.read();
      const movedTo = findMoved(live, location.pathname);
      if (movedTo !== null) return { movedTo };
      const found = findRemote(live, location.pathname);
      if (!found) return null;
      const { name, remote, pattern } = found;
      // A document uses one release of a section throughout, even if another goes live.
      const source = lock.remote?.name === name ? lock.remote : { name, ...remote };
      const isPinned = source === lock.remote;
      const styles = isPinned ? sheets : [...sheets, ...sheetsOf(remote)];
      part = { name, release: source.id };
      const [app] = await Promise.all([
        loadApp(source),
        loadStyles(document, styles),
        // Preload this, because the slot needs it next.
        import('../remotes/mount-parcel.ts'),
      ]);
      const prepared = await app.prepare({
        location,
        site,
        services: services(onServiceFailure),
      });
      if (prepared.kind === 'unknown') return null;
      return { name, id: source.id, app, styles, page: prepared.page, pattern };
    } catch (error) {
      throw new PageLoadError(part, error);
    }
  }

  return {
    load(location) {
      const key = keyOf(location);
      const page = prefetched.get(key) ?? loadNow(location, report);
      prefetched.delete(key);
      return page;
    },
    async prefetch(location) {
      const key = keyOf(location);
      if (prefetched.has(key)) return;
      const isUnused = () => prefetched.get(key) === page;
      const evict = () => isUnused() && prefetched.delete(key);
      const page = loadNow(location, (error) => (isUnused() ? evict() : report(error)));
      prefetched.set(key, page);
      setTimeout(evict, PREFETCHED_MS);
      // Navigation will retry, and report any error.
      await page.catch(evict);
    },
  };
}

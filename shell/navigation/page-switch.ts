import { type CheckedFile, type PageLock, sheetsOf } from '@site/kit/remote/registry.ts';
import type { PartRelease } from '@site/kit/signals/page-signal.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { Location } from '@site/kit/router.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { setCurrentRoute } from '../signals/current-route.ts';
import type { LiveRegistry } from '../remotes/live-registry.ts';
import { findRemote } from '../remotes/registry-client.ts';
import { loadApp } from '../remotes/remote-modules.ts';
import type { Slot } from '../remotes/slot.ts';
import { ensureStyles } from '../remotes/styles.ts';
import type { NavigatorSurroundings, ShowOutcome } from './site-navigator.ts';

type PageSwitchParts = {
  site: SiteConfig;
  services: Services;
  registry: LiveRegistry;
  lock: PageLock;
  /** The sheets that the composed page came with, which it takes along when it is left. */
  sheets: readonly CheckedFile[];
  slot: Slot;
  /** Where the composed page is. */
  location: Location;
};

/** Shows the page of an address in place of the one that is there. */
export type PageSwitch = Pick<NavigatorSurroundings, 'show' | 'tell'> & {
  /** Shows an element of the shell's own. */
  showOwn: (element: HTMLElement) => void;
};

/** Makes the switch of a document that shows its composed page. */
export function createPageSwitch(parts: PageSwitchParts): PageSwitch {
  const { site, services, registry, lock, sheets, slot } = parts;
  /** The page that is shown and its part; a move to another part of it needs no code or data. */
  let shown: { page: string; hash: string } | null = pageAt(parts.location);

  async function show(location: Location, commit: () => void): Promise<ShowOutcome> {
    let part: PartRelease | undefined;
    try {
      const next = pageAt(location);
      // Going to the very same address asks anew, as pressing a link to it does everywhere.
      if (shown?.page === next.page && shown.hash !== next.hash) {
        commit();
        await tell(location);
        return { kind: 'shown' };
      }
      const found = findRemote(await registry.read(), location.pathname);
      if (!found) return { kind: 'unknown' };
      const { name, remote, pattern } = found;
      const source = lock.remote?.name === name ? lock.remote : { name, ...remote };
      part = { name, release: source.id };
      const isPinned = source === lock.remote;
      const [app] = await Promise.all([
        loadApp(source),
        ensureStyles(document, isPinned ? sheets : [...sheets, ...sheetsOf(remote)]),
      ]);
      const prepared = await app.prepare({ location, site, services });
      if (prepared.kind === 'unknown') return { kind: 'unknown' };
      // Before the page is rendered, because a page may look at its own address.
      commit();
      setCurrentRoute(pattern);
      await slot.show({ name, id: source.id, app, location, page: prepared.page });
      shown = next;
      return { kind: 'shown' };
    } catch (error) {
      return { kind: 'failed', error, part };
    }
  }

  async function tell(location: Location): Promise<void> {
    if (!shown) return;
    shown = pageAt(location);
    await slot.tell(location);
  }

  return {
    show,
    tell,
    showOwn(element) {
      void ensureStyles(document, sheets);
      shown = null;
      slot.showOwn(element);
    },
  };
}

/** What of an address decides which page it is, and which part of that page. */
function pageAt({ pathname, search, hash }: Location): { page: string; hash: string } {
  return { page: pathname + search, hash };
}

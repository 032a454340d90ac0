import { CONTRACT_VERSION, type RemoteProps } from '@site/kit/remote/contract.ts';
import type { Location } from '@site/kit/location.ts';
import type { LockedRemote, PageLock } from '@site/kit/remote/page-lock.ts';
import type { PartRelease } from '@site/kit/signals/page-signal.ts';
import type { LoadedPage } from '../navigation/load-page.ts';
import { loadAppOfContract5 } from './earlier-contract.ts';
import { LateCode, loadApp } from './load-remote.ts';
import { mountParcel, type Parcel } from './mount-parcel.ts';
import { applyStyles, removeSheets } from './styles.ts';
import { withViewTransition } from './view-transition.ts';

/** The props of every remote that don't depend on the page. */
export type CommonProps = Omit<RemoteProps, 'page' | 'location' | 'onFailure'>;

/** What the slot shows: a composed page, or one of the shell's own elements, which has no remote. */
type Shown = {
  element: HTMLElement;
  location: Location;
  /** The mounted remote; missing until its code has loaded, and on a page without islands. */
  mounted?: { parcel: Parcel<RemoteProps>; props: RemoteProps };
};

/** The part of the page that remotes own. */
export type Slot = {
  readonly element: HTMLElement;
  /** Mounts the remote of the page that the document came with. Resolves when it is mounted or has failed. */
  mountFirst: (lock: PageLock) => Promise<void>;
  /** Shows another composed page, and mounts its remote in the background. Resolves when the page is visible. */
  show: (page: LoadedPage, location: Location, options: { startsAtTop: boolean }) => Promise<void>;
  /** Passes the current page a new location within that page. */
  setLocation: (location: Location) => void;
  /** Shows one of the shell's own elements, such as the fallback. */
  showOwn: (element: HTMLElement) => void;
};

/**
 * Manages the slot. `onFailure` is called with what a remote reports, and if a remote fails to load or mount; the page
 * then stays plain HTML.
 */
export function createSlot(
  slot: HTMLElement,
  commonProps: CommonProps,
  location: Location,
  onFailure: (error: unknown, part: PartRelease) => void,
): Slot {
  let current = shown(slot.firstElementChild ?? slot, location);

  async function mount(page: Shown, { remote, scripts }: PageLock): Promise<void> {
    if (!remote || scripts.length === 0) return settle(page.element);
    const fail = (error: unknown) => onFailure(error, { name: remote.name, release: remote.id });
    try {
      await mountLoaded(page, remote, fail);
    } catch (error) {
      // `base.css` shows all of a page that stays plain HTML.
      page.element.dataset['plain'] = '';
      fail(error);
      if (error instanceof LateCode) {
        void error.arrival.then(() => mountLoaded(page, remote, fail)).catch(fail);
      }
    }
    settle(page.element);
  }

  async function mountLoaded(
    page: Shown,
    remote: LockedRemote,
    fail: (error: unknown) => void,
  ): Promise<void> {
    const load = remote.contract === CONTRACT_VERSION ? loadApp : loadAppOfContract5;
    const app = await load(remote);
    if (current !== page) return;
    const { element, location: at } = page;
    const props = { ...commonProps, page: element, location: at, onFailure: fail };
    // The remote's root renders nothing, so its element needs no place in the document.
    const domElement = document.createElement('div');
    const parcel = mountParcel(`${remote.name}@${remote.id}`, app, { ...props, domElement });
    page.mounted = { parcel, props };
    await parcel.mounted;
    delete element.dataset['plain'];
  }

  function replaceCurrent(next: Shown): void {
    const old = current;
    current = next;
    slot.replaceChildren(next.element);
    old.mounted?.parcel.unmount().catch(old.mounted.props.onFailure);
  }

  return {
    element: slot,
    mountFirst: (lock) => mount(current, lock),
    async show({ content, lock, styles }, at, { startsAtTop }) {
      removeSheets(content);
      const next = shown(document.adoptNode(content), at);
      await withViewTransition(() => {
        if (startsAtTop) postponeLayout(next.element);
        // Removing the focused link forces a layout, which is only cheap before the styles change.
        replaceCurrent(next);
        applyStyles(document, styles);
      });
      void mount(next, lock);
    },
    setLocation(at) {
      current.location = at;
      const { mounted } = current;
      if (!mounted) return;
      mounted.props = { ...mounted.props, location: at };
      mounted.parcel.update(mounted.props).catch(mounted.props.onFailure);
    },
    showOwn: (element) => replaceCurrent(shown(element, current.location)),
  };
}

function shown(element: Element, location: Location): Shown {
  if (!(element instanceof HTMLElement)) throw new Error('The slot holds no HTML element.');
  return { element, location };
}

/** Tells the loader to stop holding clicks on a page: its islands handle them, or it stays plain HTML. */
function settle(page: HTMLElement): void {
  page.dispatchEvent(new Event('shell:settled', { bubbles: true }));
}

/** Skips layout of off-screen content (`styles.css`) until the page has been painted once. */
function postponeLayout({ dataset }: HTMLElement): void {
  dataset['appearing'] = '';
  requestAnimationFrame(() => setTimeout(() => delete dataset['appearing']));
}

import type {
  ComposedPageProps,
  HydratedIslands,
  RemoteApp,
  RemoteIslands,
  RemoteProps,
} from '@site/kit/remote/contract.ts';
import { deferred } from '@site/kit/deferred.ts';
import type { CheckedFile } from '@site/kit/remote/registry.ts';
import type { Location } from '@site/kit/router.ts';
import type { Parcel } from 'single-spa';
import { reportError } from '../report-error.ts';
import { applyStyles } from './styles.ts';
import { parcelTimeouts as timeouts } from './parcel-timeouts.ts';
import { withViewTransition } from './view-transition.ts';
import { within } from './within.ts';

/** Timeout for rendering a page whose code and data are loaded, in milliseconds. */
const RENDER_TIMEOUT_MS = 5000;

/** Timeout for a page's islands, including loading their code, in milliseconds. */
const ISLANDS_TIMEOUT_MS = 8000;

/** The input for rendering a page: the remote, its code, the location, and the result of `prepare`. */
export type View = {
  name: string;
  id: string;
  app: RemoteApp;
  /** The loaded stylesheets, which are applied when the page appears. */
  styles: readonly CheckedFile[];
  location: Location;
  page: unknown;
  /** Whether the reader starts at the top, so that off-screen content can be laid out after the first frame. */
  startsAtTop: boolean;
};

/** The props of every remote that don't depend on the view. */
export type CommonProps = Pick<
  RemoteProps,
  'site' | 'navigator' | 'openDialog' | 'notify' | 'setTitlePrefix'
>;

/** HTML in the slot: a composed page, possibly with hydrated islands, or one of the shell's own elements. */
type CurrentHtml = {
  kind: 'html';
  element: HTMLElement;
  islands: (HydratedIslands & { props: ComposedPageProps }) | null;
};

/** A page that its remote has mounted in the slot. */
type CurrentPage = {
  kind: 'mounted';
  element: HTMLElement;
  view: View;
  parcel: Parcel<RemoteProps>;
  /** The parcel's pending operation. Await it before starting another, because single-spa rejects concurrent ones. */
  busy: Promise<unknown>;
};

/** The part of the page that a remote renders into. */
export type Slot = {
  /**
   * Hydrates the composed page's islands in place, first with the location they were composed for, then with the
   * current one. Rejects on timeout; failures of islands go to `onIslandFailure`.
   */
  hydrate: (
    islands: RemoteIslands,
    location: { composed: Location; now: Location },
    onIslandFailure: (error: unknown) => void,
  ) => Promise<void>;
  /**
   * Shows another page. The old one stays on screen until the new one has rendered. Rejects if the new page can't be
   * shown.
   */
  show: (view: View) => Promise<void>;
  /** Passes the current page a new location within that page. */
  setLocation: (location: Location) => Promise<void>;
  /** Shows one of the shell's own elements, such as the fallback. */
  showOwn: (element: HTMLElement) => void;
};

/**
 * Manages the slot. `onHead` is called with a page's head each time the page has rendered a location; `onBroken` is
 * called when a rendered page fails later.
 */
export function createSlot(
  slot: HTMLElement,
  commonProps: CommonProps,
  onHead: RemoteProps['setHead'],
  onBroken: (view: View, error: unknown) => void,
): Slot {
  const first = slot.querySelector<HTMLElement>(':scope > [data-remote]');
  let mounts = 0;
  let current: CurrentHtml | CurrentPage | null = first ? html(first) : null;

  /** Counts requests, because a page that renders after a later request is stale. */
  let latest = 0;

  /** Returns the props for a view, and a promise that resolves when it has rendered. */
  function propsFor(view: View, element: HTMLElement, isCurrent: () => boolean) {
    const { promise: rendered, resolve, reject } = deferred<void>();
    let isRendered = false;
    const props: RemoteProps & { domElement?: HTMLElement } = {
      ...commonProps,
      location: view.location,
      page: view.page,
      setHead(head, location) {
        if (location.key !== view.location.key) return;
        if (isCurrent()) onHead(head, location);
        isRendered = true;
        resolve();
      },
      onFailure(error) {
        if (!isRendered) reject(error);
        else if (current?.element === element) onBroken(view, error);
      },
    };
    return { props, rendered };
  }

  async function mountOn(
    element: HTMLElement,
    view: View,
    isCurrent: () => boolean,
  ): Promise<Parcel<RemoteProps>> {
    const { props, rendered } = propsFor(view, element, isCurrent);
    const { bootstrap, mount, update, unmount } = view.app;
    // Unique per mount: single-spa-react stores its roots by name, and the old page may still be unmounting while the
    // same remote mounts again.
    const name = `${view.name}@${view.id}#${(mounts += 1)}`;
    const config = { name, bootstrap, mount, update, unmount, timeouts };
    const { mountParcel } = await import('./mount-parcel.ts');
    const parcel = mountParcel<RemoteProps>(config, { ...props, domElement: element });
    try {
      await within(RENDER_TIMEOUT_MS, Promise.race([rendered, failureOf(parcel)]));
    } catch (error) {
      // Not awaited, because a parcel that hangs while mounting also hangs while unmounting.
      void discard(parcel);
      throw error;
    }
    return parcel;
  }

  function replaceCurrent(next: CurrentHtml | CurrentPage): void {
    const old = current;
    current = next;
    // Remove everything else, including the shell's error page, before showing the new page: removing the focused
    // element makes browsers lay out everything visible.
    const others = [...slot.children].filter((child) => child !== next.element);
    for (const child of others) child.remove();
    if (next.kind === 'mounted') {
      applyStyles(document, next.view.styles);
      if (next.view.startsAtTop) void postponeLayout(next.element);
    }
    next.element.hidden = false;
    if (old?.kind === 'html') old.islands?.release();
    else if (old) void discard(old.parcel);
  }

  async function update(page: CurrentPage, view: View, isCurrent: () => boolean): Promise<void> {
    const { parcel, element } = page;
    const { props, rendered } = propsFor(view, element, isCurrent);
    page.view = view;
    const updated = parcel.update?.(props) ?? Promise.reject(new Error('cannot update'));
    if (view.startsAtTop) void postponeLayout(element, rendered);
    await within(RENDER_TIMEOUT_MS, Promise.all([updated, rendered]));
  }

  async function mountBeside(view: View, isCurrent: () => boolean): Promise<void> {
    const element = document.createElement('div');
    element.dataset['remote'] = view.name;
    element.dataset['release'] = view.id;
    element.hidden = true;
    slot.append(element);
    try {
      const parcel = await mountOn(element, view, isCurrent);
      await withViewTransition(() => {
        if (!isCurrent()) {
          void discard(parcel);
          throw new Superseded();
        }
        replaceCurrent({ kind: 'mounted', view, element, parcel, busy: Promise.resolve() });
      });
    } catch (error) {
      element.remove();
      throw error;
    }
  }

  /** Updates the current page if it can render the view; otherwise mounts a new one beside it. */
  async function showNow(view: View, isCurrent: () => boolean): Promise<void> {
    if (!isCurrent()) throw new Superseded();
    if (current?.kind === 'mounted' && isSameRemote(current.view, view)) {
      return update(current, view, isCurrent);
    }
    return mountBeside(view, isCurrent);
  }

  async function show(view: View): Promise<void> {
    const request = (latest += 1);
    const isCurrent = () => request === latest;
    const page = current;
    // Another remote gets a new element immediately, without waiting for the current remote.
    if (page?.kind !== 'mounted' || page.view.name !== view.name) return showNow(view, isCurrent);
    const done = page.busy.then(() => showNow(view, isCurrent));
    page.busy = done.catch(() => {});
    return done;
  }

  return {
    async hydrate({ hydrateIslands }, { composed, now }, onIslandFailure) {
      if (current?.kind !== 'html' || latest > 0) return;
      const { element } = current;
      const props: ComposedPageProps = {
        ...commonProps,
        location: composed,
        onFailure: onIslandFailure,
      };
      const hydrated = hydrateIslands(element, props);
      current.islands = { ...hydrated, props };
      if (now !== composed) hydrated.update({ ...props, location: now });
      await within(ISLANDS_TIMEOUT_MS, hydrated.ready);
    },
    show,
    async setLocation(location) {
      if (current?.kind === 'mounted')
        await show({ ...current.view, location, startsAtTop: false });
      else if (current?.islands) {
        const { update, props } = current.islands;
        update({ ...props, location });
      }
    },
    showOwn(element) {
      latest += 1;
      slot.append(element);
      replaceCurrent(html(element));
    },
  };
}

/** Skips layout of off-screen content (`styles.css`) until the page has been painted once. */
async function postponeLayout({ dataset }: HTMLElement, rendered?: Promise<void>): Promise<void> {
  dataset['appearing'] = '';
  await rendered?.catch(() => {});
  requestAnimationFrame(() => setTimeout(() => delete dataset['appearing']));
}

function html(element: HTMLElement): CurrentHtml {
  return { kind: 'html', element, islands: null };
}

function isSameRemote(a: View, b: View): boolean {
  // A different object means the code was loaded again.
  return a.name === b.name && a.app === b.app;
}

/** Thrown when a later request has superseded a page, before or after the page rendered. */
class Superseded extends Error {
  override name = 'Superseded';
}

/** Returns a promise that rejects when a parcel fails to load, bootstrap or mount, and otherwise never settles. */
function failureOf(parcel: Parcel<RemoteProps>): Promise<never> {
  return new Promise((_resolve, reject) => {
    // A broken parcel rejects this promise too, and nothing else handles it.
    parcel.unmountPromise.catch(() => {});
    for (const step of [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise]) {
      step.catch(reject);
    }
  });
}

/** Unmounts a parcel. A broken parcel can't be unmounted, but its element has already been removed. */
async function discard(parcel: Parcel<RemoteProps>): Promise<void> {
  try {
    await parcel.unmount();
  } catch (error) {
    reportError('mount', error);
  }
}

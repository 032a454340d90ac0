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

/** How long a remote may take to render a page whose code and data are there, in milliseconds. */
const RENDER_TIMEOUT_MS = 5000;

/** How long the islands of a page may take, their code included, in milliseconds. */
const ISLANDS_TIMEOUT_MS = 8000;

/** What to render: whose page, with which code, where, and as the remote has prepared it. */
export type View = {
  name: string;
  id: string;
  app: RemoteApp;
  /** Loaded sheets, which are applied when the page appears. */
  styles: readonly CheckedFile[];
  location: Location;
  page: unknown;
  /** The reader begins at the top of the page: what is below the window can be laid out after the first frame. */
  startsAtTop: boolean;
};

/** The props a remote gets besides those that depend on the view. */
export type StandingProps = Pick<
  RemoteProps,
  'site' | 'navigator' | 'openDialog' | 'notify' | 'setTitlePrefix'
>;

/** HTML that stands in the slot: a composed page, whose islands may be alive, or an element of the shell's own. */
type StandingHtml = {
  kind: 'html';
  element: HTMLElement;
  islands: (HydratedIslands & { props: ComposedPageProps }) | null;
};

/** A page that stands in the slot and that its remote renders. */
type StandingPage = {
  kind: 'mounted';
  element: HTMLElement;
  view: View;
  parcel: Parcel<RemoteProps>;
  /** What is being done to this parcel; settles when the next thing may be: single-spa refuses two at a time. */
  busy: Promise<unknown>;
};

/** The part of the page that a remote fills. */
export type Slot = {
  /**
   * Brings the islands of the composed page to life where they stand: as they were composed, and then for where in
   * the page the visitor is now. Rejects when they take too long; what fails of them is reported to `onIslandFailure`.
   */
  hydrate: (
    islands: RemoteIslands,
    location: { composed: Location; now: Location },
    onIslandFailure: (error: unknown) => void,
  ) => Promise<void>;
  /** Shows another page; the old one stays on screen until the new one stands. Rejects when it cannot. */
  show: (view: View) => Promise<void>;
  /** Gives the page that stands another address within it. */
  tell: (location: Location) => Promise<void>;
  /** Shows an element of the shell's own, such as its fallback. */
  showOwn: (element: HTMLElement) => void;
};

/**
 * Manages the slot. `onHead` hears a page's head each time the page for a location stands;
 * `onBroken` hears when a page that stood falls over later.
 */
export function createSlot(
  slot: HTMLElement,
  standing: StandingProps,
  onHead: RemoteProps['setHead'],
  onBroken: (view: View, error: unknown) => void,
): Slot {
  const first = slot.querySelector<HTMLElement>(':scope > [data-remote]');
  let mounts = 0;
  let current: StandingHtml | StandingPage | null = first ? html(first) : null;

  /** Counts what was asked for: a page that stands after something later was asked for is not wanted. */
  let latest = 0;

  /** Props for a view, and a promise of its page standing. */
  function propsFor(view: View, element: HTMLElement, isWanted: () => boolean) {
    const { promise: rendered, resolve, reject } = deferred<void>();
    let stands = false;
    const props: RemoteProps & { domElement?: HTMLElement } = {
      ...standing,
      location: view.location,
      page: view.page,
      setHead(head, location) {
        if (location.key !== view.location.key) return;
        if (isWanted()) onHead(head, location);
        stands = true;
        resolve();
      },
      onFailure(error) {
        if (!stands) reject(error);
        else if (current?.element === element) onBroken(view, error);
      },
    };
    return { props, rendered };
  }

  async function mountOn(
    element: HTMLElement,
    view: View,
    isWanted: () => boolean,
  ): Promise<Parcel<RemoteProps>> {
    const { props, rendered } = propsFor(view, element, isWanted);
    const { bootstrap, mount, update, unmount } = view.app;
    // A name of its own for each mount: single-spa-react keeps its roots by name, and a page that is
    // left may still be taken away while the same remote is mounted anew.
    const name = `${view.name}@${view.id}#${(mounts += 1)}`;
    const config = { name, bootstrap, mount, update, unmount, timeouts };
    const { mountParcel } = await import('./mount-parcel.ts');
    const parcel = mountParcel<RemoteProps>(config, { ...props, domElement: element });
    try {
      await within(RENDER_TIMEOUT_MS, Promise.race([rendered, failureOf(parcel)]));
    } catch (error) {
      // Not waited for: what hangs while it is mounted hangs while it is taken away too.
      void discard(parcel);
      throw error;
    }
    return parcel;
  }

  function replaceCurrent(next: StandingHtml | StandingPage): void {
    const old = current;
    current = next;
    // Whatever else is there gives way, the shell's own error page included. It goes first: to remove what has the focus,
    // browsers lay out all that is visible.
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

  async function update(page: StandingPage, view: View, isWanted: () => boolean): Promise<void> {
    const { parcel, element } = page;
    const { props, rendered } = propsFor(view, element, isWanted);
    page.view = view;
    const updated = parcel.update?.(props) ?? Promise.reject(new Error('cannot update'));
    if (view.startsAtTop) void postponeLayout(element, rendered);
    await within(RENDER_TIMEOUT_MS, Promise.all([updated, rendered]));
  }

  async function mountBeside(view: View, isWanted: () => boolean): Promise<void> {
    const element = document.createElement('div');
    element.dataset['remote'] = view.name;
    element.dataset['release'] = view.id;
    element.hidden = true;
    slot.append(element);
    try {
      const parcel = await mountOn(element, view, isWanted);
      await withViewTransition(() => {
        if (!isWanted()) {
          void discard(parcel);
          throw new Unwanted();
        }
        replaceCurrent({ kind: 'mounted', view, element, parcel, busy: Promise.resolve() });
      });
    } catch (error) {
      element.remove();
      throw error;
    }
  }

  /** Updates what stands when it can render the view too; otherwise mounts the view beside it. */
  async function showNow(view: View, isWanted: () => boolean): Promise<void> {
    if (!isWanted()) throw new Unwanted();
    if (current?.kind === 'mounted' && isSameRemote(current.view, view)) {
      return update(current, view, isWanted);
    }
    return mountBeside(view, isWanted);
  }

  async function show(view: View): Promise<void> {
    const mine = (latest += 1);
    const isWanted = () => mine === latest;
    const page = current;
    // Another remote gets an element of its own at once, whatever the present one is busy with.
    if (page?.kind !== 'mounted' || page.view.name !== view.name) return showNow(view, isWanted);
    const done = page.busy.then(() => showNow(view, isWanted));
    page.busy = done.catch(() => {});
    return done;
  }

  return {
    async hydrate({ hydrateIslands }, { composed, now }, onIslandFailure) {
      if (current?.kind !== 'html' || latest > 0) return;
      const { element } = current;
      const props: ComposedPageProps = {
        ...standing,
        location: composed,
        onFailure: onIslandFailure,
      };
      const hydrated = hydrateIslands(element, props);
      current.islands = { ...hydrated, props };
      if (now !== composed) hydrated.update({ ...props, location: now });
      await within(ISLANDS_TIMEOUT_MS, hydrated.ready);
    },
    show,
    async tell(location) {
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

/** Leaves out what is below the window (`styles.css`) until a page has been drawn for the first time. */
async function postponeLayout({ dataset }: HTMLElement, rendered?: Promise<void>): Promise<void> {
  dataset['appearing'] = '';
  await rendered?.catch(() => {});
  requestAnimationFrame(() => setTimeout(() => delete dataset['appearing']));
}

/** HTML in which nothing is alive yet. */
function html(element: HTMLElement): StandingHtml {
  return { kind: 'html', element, islands: null };
}

function isSameRemote(a: View, b: View): boolean {
  // Another object is code that was fetched anew.
  return a.name === b.name && a.app === b.app;
}

/** Thrown when a page stands, or would, after something later was asked for. */
class Unwanted extends Error {
  override name = 'Unwanted';
}

/** Rejects when a parcel fails to load, bootstrap or mount; otherwise never settles. */
function failureOf(parcel: Parcel<RemoteProps>): Promise<never> {
  return new Promise((_resolve, reject) => {
    // A parcel that broke rejects this one too, and nobody waits for it.
    parcel.unmountPromise.catch(() => {});
    for (const step of [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise]) {
      step.catch(reject);
    }
  });
}

/** Takes a parcel away. A parcel that broke cannot be unmounted; its element is gone already. */
async function discard(parcel: Parcel<RemoteProps>): Promise<void> {
  try {
    await parcel.unmount();
  } catch (error) {
    reportError('mount', error);
  }
}

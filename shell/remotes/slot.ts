import type { Head, RemoteApp, RemoteProps } from '@site/kit/remote/contract.ts';
import type { Location } from '@site/kit/router.ts';
import { mountRootParcel, type Parcel } from 'single-spa';
import { reportError } from '../report-error.ts';
import { deferred } from './deferred.ts';
import { within } from './within.ts';

/** How long a remote may take to draw a page whose code and data are there, in milliseconds. */
const PATIENCE_MS = 5000;

/** What to draw: whose page, with which code, where and with which data. */
export type View = { name: string; id: string; app: RemoteApp; location: Location; data: unknown };

/** The props a remote gets besides those that depend on the view. */
export type StandingProps = Pick<
  RemoteProps,
  'site' | 'navigator' | 'openDialog' | 'notify' | 'setTitlePrefix'
>;

type Mounted = {
  name: string;
  /** The code that was mounted; another object is code that was fetched anew. */
  app: RemoteApp | null;
  element: HTMLElement;
  /** `null` while the element holds only HTML that was drawn ahead. */
  parcel: Parcel<RemoteProps> | null;
};

/** The part of the page that a remote fills. */
export type Slot = {
  /** Brings the prerendered page to life in place. When that fails, the HTML is put back as it was. */
  adopt: (view: View) => Promise<void>;
  /** Shows another page; the old one stays on screen until the new one stands. Rejects when it cannot. */
  show: (view: View) => Promise<void>;
  /** Shows an element of the shell's own, such as its fallback. */
  showOwn: (element: HTMLElement) => void;
};

/**
 * Manages the slot. `onHead` is told a page's head each time the page for a location stands;
 * `onBroken` is told when a page that stood falls over later.
 */
export function createSlot(
  slot: HTMLElement,
  standing: StandingProps,
  onHead: (head: Head, location: Location) => void,
  onBroken: (view: View, error: unknown) => void,
): Slot {
  const first = slot.querySelector<HTMLElement>(':scope > [data-remote]');
  let mounts = 0;
  let current: Mounted | null = first
    ? { name: first.dataset['remote'] ?? '', app: null, element: first, parcel: null }
    : null;

  /** Counts what was asked for: a page that stands after something later was asked for is not wanted. */
  let latest = 0;
  let busy: Promise<unknown> = Promise.resolve();

  /** Does one thing after another: single-spa refuses two at a time, and pages must not race. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = busy.then(work);
    busy = done.catch(() => {});
    return done;
  }

  /** Props for a view, and a promise of its page standing. */
  function propsFor(view: View, element: HTMLElement, isWanted: () => boolean) {
    const { promise: drawn, resolve, reject } = deferred<void>();
    let stands = false;
    const props: RemoteProps & { domElement?: HTMLElement } = {
      ...standing,
      location: view.location,
      data: view.data,
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
    return { props, drawn };
  }

  async function mountOn(
    element: HTMLElement,
    view: View,
    isWanted: () => boolean,
  ): Promise<Parcel<RemoteProps>> {
    const { props, drawn } = propsFor(view, element, isWanted);
    const { bootstrap, mount, update, unmount } = view.app;
    const parcel = mountRootParcel<RemoteProps>(
      // A name of its own for each mount: single-spa-react keeps its roots by name, and a page that is
      // left may still be taken away while the same remote is mounted anew.
      { name: `${view.name}@${view.id}#${(mounts += 1)}`, bootstrap, mount, update, unmount },
      { ...props, domElement: element },
    );
    try {
      await within(PATIENCE_MS, Promise.race([drawn, failureOf(parcel)]));
    } catch (error) {
      await discard(parcel);
      throw error;
    }
    return parcel;
  }

  function replaceCurrent(next: Mounted): void {
    const old = current;
    current = next;
    next.element.hidden = false;
    // Whatever else is there gives way, the shell's own error page included.
    const others = [...slot.children].filter((child) => child !== next.element);
    for (const child of others) child.remove();
    if (old?.parcel && old.element !== next.element) void discard(old.parcel);
  }

  async function adoptNow(view: View, isWanted: () => boolean): Promise<void> {
    if (!current) return;
    const { element } = current;
    const html = element.innerHTML;
    const typed = fieldsOf(element).map(({ value }) => value);
    try {
      const parcel = await mountOn(element, view, isWanted);
      current = { name: view.name, app: view.app, element, parcel };
    } catch (error) {
      const still = element.cloneNode(false);
      if (!(still instanceof HTMLElement)) throw error;
      still.innerHTML = html;
      for (const [index, field] of fieldsOf(still).entries()) field.value = typed[index] ?? '';
      element.replaceWith(still);
      current = { name: view.name, app: null, element: still, parcel: null };
      throw error;
    }
  }

  async function showNow(view: View, isWanted: () => boolean): Promise<void> {
    if (!isWanted()) throw new Unwanted();
    if (current?.parcel && current.name === view.name && current.app === view.app) {
      const { props, drawn } = propsFor(view, current.element, isWanted);
      const update = current.parcel.update?.(props) ?? Promise.reject(new Error('cannot update'));
      await within(PATIENCE_MS, Promise.all([update, drawn]));
      return;
    }
    const element = document.createElement('div');
    element.dataset['remote'] = view.name;
    element.dataset['release'] = view.id;
    element.hidden = true;
    slot.append(element);
    try {
      const parcel = await mountOn(element, view, isWanted);
      if (!isWanted()) {
        void discard(parcel);
        throw new Unwanted();
      }
      replaceCurrent({ name: view.name, app: view.app, element, parcel });
    } catch (error) {
      element.remove();
      throw error;
    }
  }

  return {
    adopt(view) {
      const mine = (latest += 1);
      return inTurn(() => adoptNow(view, () => mine === latest));
    },
    show(view) {
      const mine = (latest += 1);
      return inTurn(() => showNow(view, () => mine === latest));
    },
    showOwn(element) {
      latest += 1;
      slot.append(element);
      replaceCurrent({ name: 'shell', app: null, element, parcel: null });
    },
  };
}

/** Thrown when a page stands, or would, after something later was asked for. */
class Unwanted extends Error {
  override name = 'Unwanted';
}

/** What a visitor can type or choose in, in the order of the page. */
function fieldsOf(
  element: HTMLElement,
): (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[] {
  const typable = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';
  return [
    ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      typable,
    ),
  ];
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
    await within(PATIENCE_MS, parcel.unmount());
  } catch (error) {
    reportError('mount', error);
  }
}

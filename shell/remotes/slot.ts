import type { RemoteApp, RemoteProps } from '@site/kit/remote/contract.ts';
import type { Location } from '@site/kit/router.ts';
import type { Parcel } from 'single-spa';
import { reportError } from '../report-error.ts';
import { deferred } from './deferred.ts';
import { mountParcel } from './mount-parcel.ts';
import { parcelTimeouts as timeouts } from './parcel-timeouts.ts';
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
  /** What is being done to this parcel; settles when the next thing may be: single-spa refuses two at a time. */
  busy: Promise<unknown>;
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
  onHead: RemoteProps['setHead'],
  onBroken: (view: View, error: unknown) => void,
): Slot {
  const first = slot.querySelector<HTMLElement>(':scope > [data-remote]');
  let mounts = 0;
  let current: Mounted | null = first ? plainHtml(first.dataset['remote'] ?? '', first) : null;

  /** Counts what was asked for: a page that stands after something later was asked for is not wanted. */
  let latest = 0;

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
    // A name of its own for each mount: single-spa-react keeps its roots by name, and a page that is
    // left may still be taken away while the same remote is mounted anew.
    const name = `${view.name}@${view.id}#${(mounts += 1)}`;
    const config = { name, bootstrap, mount, update, unmount, timeouts };
    const parcel = mountParcel<RemoteProps>(config, { ...props, domElement: element });
    try {
      await within(PATIENCE_MS, Promise.race([drawn, failureOf(parcel)]));
    } catch (error) {
      // Not waited for: what hangs while it is mounted hangs while it is taken away too.
      void discard(parcel);
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

  async function adopt(drawnAhead: Mounted, view: View, isWanted: () => boolean): Promise<void> {
    const { element } = drawnAhead;
    const html = element.innerHTML;
    const typed = fieldsOf(element).map(stateOf);
    try {
      const parcel = await mountOn(element, view, isWanted);
      if (current === drawnAhead) {
        drawnAhead.app = view.app;
        drawnAhead.parcel = parcel;
      } else void discard(parcel);
    } catch (error) {
      if (current !== drawnAhead) throw error;
      const still = element.cloneNode(false);
      if (!(still instanceof HTMLElement)) throw error;
      still.innerHTML = html;
      for (const [index, field] of fieldsOf(still).entries()) restore(field, typed[index]);
      element.replaceWith(still);
      current = plainHtml(view.name, still);
      throw error;
    }
  }

  async function update(
    mounted: Mounted,
    parcel: Parcel<RemoteProps>,
    view: View,
    isWanted: () => boolean,
  ): Promise<void> {
    const { props, drawn } = propsFor(view, mounted.element, isWanted);
    const updated = parcel.update?.(props) ?? Promise.reject(new Error('cannot update'));
    await within(PATIENCE_MS, Promise.all([updated, drawn]));
  }

  async function mountBeside(view: View, isWanted: () => boolean): Promise<void> {
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
      replaceCurrent({ name: view.name, app: view.app, element, parcel, busy: Promise.resolve() });
    } catch (error) {
      element.remove();
      throw error;
    }
  }

  /** Updates what stands when it can draw the view too; otherwise mounts the view beside it. */
  async function showNow(view: View, isWanted: () => boolean): Promise<void> {
    if (!isWanted()) throw new Unwanted();
    if (current?.parcel && current.name === view.name && current.app === view.app) {
      return update(current, current.parcel, view, isWanted);
    }
    return mountBeside(view, isWanted);
  }

  /** Does something to what stands once nothing else is being done to it. */
  function inTurn(mounted: Mounted, work: () => Promise<void>): Promise<void> {
    const done = mounted.busy.then(work);
    mounted.busy = done.catch(() => {});
    return done;
  }

  return {
    async adopt(view) {
      const mine = (latest += 1);
      const drawnAhead = current;
      if (!drawnAhead) return;
      await inTurn(drawnAhead, () => adopt(drawnAhead, view, () => mine === latest));
    },
    async show(view) {
      const mine = (latest += 1);
      const isWanted = () => mine === latest;
      // Another remote gets an element of its own at once, whatever the present one is busy with.
      if (current?.name !== view.name) return showNow(view, isWanted);
      return inTurn(current, () => showNow(view, isWanted));
    },
    showOwn(element) {
      latest += 1;
      slot.append(element);
      replaceCurrent(plainHtml('shell', element));
    },
  };
}

/** Something that stands and that no parcel manages. */
function plainHtml(name: string, element: HTMLElement): Mounted {
  return { name, app: null, element, parcel: null, busy: Promise.resolve() };
}

/** Thrown when a page stands, or would, after something later was asked for. */
class Unwanted extends Error {
  override name = 'Unwanted';
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor can type, choose or tick, in the order of the page. */
function fieldsOf(element: HTMLElement): Field[] {
  return [...element.querySelectorAll<Field>('input:not([type=file]), textarea, select')];
}

function stateOf(field: Field): { value: string; checked: boolean } {
  return { value: field.value, checked: 'checked' in field && field.checked };
}

function restore(field: Field, state: { value: string; checked: boolean } | undefined): void {
  if (!state) return;
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = state.checked;
  } else field.value = state.value;
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

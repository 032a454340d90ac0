import { deferred } from '@site/kit/deferred.ts';
import type { DialogProps, DialogRequest, RemoteProps, Unsent } from '@site/kit/remote/contract.ts';
import { parseRemoteDialogs } from '@site/kit/remote/parse-remote-module.ts';
import type { PartRelease } from '@site/kit/signals/page-signal.ts';
import { type PublicRegistry, sheetsOf } from '@site/kit/remote/registry.ts';
import { loadExposed } from '../remotes/load-remote.ts';
import { parcelTimeouts as timeouts } from '../remotes/parcel-timeouts.ts';
import { applyStyles, loadStyles } from '../remotes/styles.ts';
import { standingControl } from '../standing-control.ts';
import { showUnsentNote } from './unsent-note.tsx';

/** The module in which a remote exposes dialogs. */
const DIALOGS = './dialogs';

type Surroundings = Pick<RemoteProps, 'site' | 'notify'> & {
  /** The element that dialogs are mounted in. */
  element: HTMLElement;
  registry: () => Promise<PublicRegistry>;
  /** Called with true when a dialog is requested, and false once it is rendered, closed or failed. */
  onWaiting: (waiting: boolean) => void;
  /** The dialog failed to load or render; `part` is its release, if known by then. */
  onFailure: (error: unknown, part?: PartRelease) => void;
};

export type DialogHost = {
  open: (request: DialogRequest) => void;
  /** Closes the open dialog, as navigation does; does nothing if none is open. */
  close: () => void;
  /** Cancels a pending dialog; an open one stays. */
  callOff: () => void;
};

/**
 * Opens dialogs that a remote provides, loading the code on demand. One dialog is open at a time; requests while one is
 * open or pending are ignored. The opener is marked as busy until the dialog has rendered. On close, focus returns to
 * the opener. If a form failed to send, a note stays there until it is sent, from anywhere.
 */
export function createDialogHost(surroundings: Surroundings): DialogHost {
  const { element, site, notify, registry, onWaiting, onFailure } = surroundings;
  /** Closes the open dialog; `null` if there is none. */
  let takeAway: (() => void) | null = null;
  /** Whether a dialog is pending. */
  let isAwaited = false;
  const lastPressed = notePresses(document);
  /** Removes the note about a dialog's unsent form, by dialog; a dialog has one form and so one note. */
  const notes = new Map<DialogRequest['dialog'], () => void>();

  function settle(request: DialogRequest, opener: HTMLElement | null, unsent: Unsent | null): void {
    notes.get(request.dialog)?.();
    notes.delete(request.dialog);
    const place = unsent && standingControl(opener);
    if (!place) return;
    const remove = showUnsentNote(place, {
      unsent,
      site,
      onAgain: () => openFrom(place, request),
      onDismiss: () => {
        settle(request, place, null);
        standingControl(place)?.focus();
      },
    });
    notes.set(request.dialog, remove);
  }

  async function show(
    request: DialogRequest,
    opener: HTMLElement | null,
    { promise: closed, resolve, reject }: ReturnType<typeof deferred<void>>,
    isWanted: () => boolean,
    knowPart: (part: PartRelease) => void,
    onStands: () => void,
  ): Promise<void> {
    const { remotes } = await registry();
    const offer = Object.entries(remotes).find(([, remote]) => remote.exposes.includes(DIALOGS));
    if (!offer) throw new Error('No remote offers dialogs.');
    const [name, remote] = offer;
    knowPart({ name, release: remote.id });
    const [module, , { mountParcel }] = await Promise.all([
      loadExposed({ name, ...remote }, DIALOGS.slice(2)),
      loadStyles(document, sheetsOf(remote)),
      import('../remotes/mount-parcel.ts'),
    ]);
    if (!isWanted()) return;
    applyStyles(document, sheetsOf(remote));
    const { bootstrap, mount, update, unmount } = parseRemoteDialogs(module);
    const host = document.createElement('div');
    host.dataset['remote'] = name;
    element.append(host);
    const config = { name: `${name} dialogs`, bootstrap, mount, update, unmount, timeouts };
    const parcel = mountParcel<DialogProps>(config, {
      domElement: host,
      site,
      request,
      notify,
      onSettled: (unsent) => settle(request, opener, unsent),
      onClose: resolve,
      onFailure: reject,
    });
    // A broken parcel also rejects this; its lifecycle steps already report the error.
    parcel.unmountPromise.catch(() => {});
    let stands = false;
    const standing = Promise.all([
      parcel.loadPromise,
      parcel.bootstrapPromise,
      parcel.mountPromise,
    ]).then(() => {
      stands = true;
      onStands();
    });
    try {
      await Promise.race([standing, closed]);
      await closed;
    } finally {
      // A dialog closed while it was rendering is unmounted as soon as it has mounted, in the background. A failure to
      // mount has been reported already.
      const unmounted = standing.then(() => parcel.unmount());
      const gone = unmounted.then(
        () => undefined,
        (error: unknown) => {
          if (stands) onFailure(error, { name, release: remote.id });
        },
      );
      if (stands) await gone;
      host.remove();
    }
  }

  function openFrom(opener: HTMLElement | null, request: DialogRequest): void {
    if (takeAway) return;
    const ends = deferred<void>();
    let left = false;
    const nobodyWaits = () => {
      // A late dialog must not affect the next one.
      if (takeAway !== mine || !isAwaited) return;
      isAwaited = false;
      opener?.removeAttribute('aria-busy');
      onWaiting(false);
    };
    const mine = () => {
      left = true;
      nobodyWaits();
      ends.resolve();
      takeAway = null;
    };
    takeAway = mine;
    isAwaited = true;
    opener?.setAttribute('aria-busy', 'true');
    onWaiting(true);
    let part: PartRelease | undefined;
    const knowPart = (known: PartRelease) => {
      part = known;
    };
    show(request, opener, ends, () => !left, knowPart, nobodyWaits)
      .catch((error: unknown) => {
        if (!left) onFailure(error, part);
      })
      .finally(() => {
        nobodyWaits();
        if (takeAway === mine) takeAway = null;
        if (!left) standingControl(opener)?.focus({ preventScroll: true });
      });
  }

  return {
    open: (request) => openFrom(lastPressed(), request),
    close: () => takeAway?.(),
    callOff() {
      if (isAwaited) takeAway?.();
    },
  };
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Tracks clicks. Returns a function that returns the control clicked last, or the focused element if focus has moved
 * since. Focus alone is not enough: some browsers don't focus clicked buttons, and a draggable carousel takes focus
 * from its cards.
 */
function notePresses(document: Document): () => HTMLElement | null {
  let pressed: HTMLElement | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      pressed = control instanceof HTMLElement ? control : null;
    },
    true,
  );
  document.addEventListener('focusin', () => (pressed = null), true);
  return () => {
    const { activeElement, body } = document;
    if (pressed?.isConnected) return pressed;
    return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
  };
}

import { deferred } from '@site/kit/deferred.ts';
import type { DialogProps, DialogRequest, RemoteProps, Unsent } from '@site/kit/remote/contract.ts';
import { parseRemoteDialogs } from '@site/kit/remote/parse-remote-module.ts';
import type { PartRelease } from '@site/kit/signals/page-signal.ts';
import { sheetsOf } from '@site/kit/remote/registry.ts';
import { loadExposed } from '../remotes/load-remote.ts';
import { mountParcel } from '../remotes/mount-parcel.ts';
import { applyStyles, loadStyles } from '../remotes/styles.ts';
import { currentControl } from '@site/kit/islands/replay-press.ts';
import type { DialogProvider } from './dialog-provider.ts';
import { showUnsentNote } from './unsent-note.tsx';

type DialogHostContext = Pick<RemoteProps, 'site' | 'notify'> & {
  element: HTMLElement;
  /** Finds the remote that provides the dialogs. Called again after a failure. */
  provider: () => Promise<DialogProvider>;
  /** Called with true when a dialog is requested, and with false once it has rendered, closed or failed. */
  onWaiting: (waiting: boolean) => void;
  /** Called if the dialog fails to load or render; `part` is its release, if known by then. */
  onFailure: (error: unknown, part?: PartRelease) => void;
};

export type DialogHost = {
  open: (request: DialogRequest) => void;
  /** Closes the open dialog, as on navigation. Does nothing if none is open. */
  close: () => void;
  /** Cancels a pending dialog. An open one stays open. */
  cancel: () => void;
};

/**
 * Opens dialogs that a remote provides, loading the code on demand. One dialog is open at a time; requests while one is
 * open or pending are ignored. The opener is marked as busy until the dialog has rendered. On close, focus returns to
 * the opener. If the form failed to send, a note appears beside the opener until the form is sent from any opener.
 */
export function createDialogHost(context: DialogHostContext): DialogHost {
  const { element, site, notify, provider, onWaiting, onFailure } = context;
  /** Closes the open dialog; `null` if none is open. */
  let closeCurrent: (() => void) | null = null;
  let isPending = false;
  const lastClicked = trackClicks(document);
  /**
   * For each dialog, a function that removes the note about its unsent form. A dialog has one form, so one note at
   * most.
   */
  const notes = new Map<DialogRequest['dialog'], () => void>();

  function showOutcome(
    request: DialogRequest,
    opener: HTMLElement | null,
    unsent: Unsent | null,
  ): void {
    notes.get(request.dialog)?.();
    notes.delete(request.dialog);
    const anchor = unsent && currentControl(opener);
    if (!anchor) return;
    const remove = showUnsentNote(anchor, {
      unsent,
      site,
      onAgain: () => openFrom(anchor, request),
      onDismiss: () => {
        showOutcome(request, anchor, null);
        currentControl(anchor)?.focus();
      },
    });
    notes.set(request.dialog, remove);
  }

  async function show(
    request: DialogRequest,
    opener: HTMLElement | null,
    { promise: closed, resolve, reject }: ReturnType<typeof deferred<void>>,
    isWanted: () => boolean,
    setPart: (part: PartRelease) => void,
    onRendered: () => void,
  ): Promise<void> {
    const remote = await provider();
    const { name } = remote;
    setPart({ name, release: remote.id });
    const [module] = await Promise.all([
      loadExposed(remote, 'dialogs'),
      loadStyles(document, sheetsOf(remote)),
    ]);
    if (!isWanted()) return;
    applyStyles(document, sheetsOf(remote));
    const host = document.createElement('div');
    host.dataset['remote'] = name;
    element.append(host);
    const parcel = mountParcel<DialogProps>(`${name} dialogs`, parseRemoteDialogs(module), {
      domElement: host,
      site,
      request,
      notify,
      onSettled: (unsent) => showOutcome(request, opener, unsent),
      onClose: resolve,
      onFailure: reject,
    });
    let isMounted = false;
    const mounted = parcel.mounted.then(() => {
      isMounted = true;
      onRendered();
    });
    try {
      await Promise.race([mounted, closed]);
      await closed;
    } finally {
      // A dialog closed while it was rendering is unmounted as soon as it has mounted, in the background. A failure to
      // mount has already been reported.
      const unmounted = mounted.then(() => parcel.unmount());
      const cleanedUp = unmounted.then(
        () => undefined,
        (error: unknown) => {
          if (isMounted) onFailure(error, { name, release: remote.id });
        },
      );
      if (isMounted) await cleanedUp;
      host.remove();
    }
  }

  function openFrom(opener: HTMLElement | null, request: DialogRequest): void {
    if (closeCurrent) return;
    const whenClosed = deferred<void>();
    let isClosed = false;
    const stopWaiting = () => {
      // A dialog that renders late must not affect the next one.
      if (closeCurrent !== closeThis || !isPending) return;
      isPending = false;
      opener?.removeAttribute('aria-busy');
      onWaiting(false);
    };
    const closeThis = () => {
      isClosed = true;
      stopWaiting();
      whenClosed.resolve();
      closeCurrent = null;
    };
    closeCurrent = closeThis;
    isPending = true;
    opener?.setAttribute('aria-busy', 'true');
    onWaiting(true);
    let part: PartRelease | undefined;
    const setPart = (known: PartRelease) => {
      part = known;
    };
    show(request, opener, whenClosed, () => !isClosed, setPart, stopWaiting)
      .catch((error: unknown) => {
        if (!isClosed) onFailure(error, part);
      })
      .finally(() => {
        stopWaiting();
        if (closeCurrent === closeThis) closeCurrent = null;
        if (!isClosed) currentControl(opener)?.focus({ preventScroll: true });
      });
  }

  return {
    open: (request) => openFrom(lastClicked(), request),
    close: () => closeCurrent?.(),
    cancel() {
      if (isPending) closeCurrent?.();
    },
  };
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Tracks clicks. The returned function returns the last clicked control, or the focused element if focus has moved
 * since. Focus alone is not enough: some browsers don't focus clicked buttons, and a draggable carousel takes focus
 * from its cards.
 */
function trackClicks(document: Document): () => HTMLElement | null {
  let clicked: HTMLElement | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      clicked = control instanceof HTMLElement ? control : null;
    },
    true,
  );
  document.addEventListener('focusin', () => (clicked = null), true);
  return () => {
    const { activeElement, body } = document;
    if (clicked?.isConnected) return clicked;
    return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
  };
}

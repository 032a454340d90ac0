import { deferred } from '@site/kit/deferred.ts';
import type {
  DialogProps,
  DialogRequest,
  RemoteDialogs,
  RemoteProps,
  Unsent,
} from '@site/kit/remote/contract.ts';
import { parseRemoteDialogs } from '../remotes/parse-remote-module.ts';
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
  const lastClicked = trackClicks(document);
  /**
   * For each dialog, a function that removes the note about its unsent form. A dialog has one form, so one note at
   * most.
   */
  const notes = new Map<DialogRequest['dialog'], () => void>();
  let current: OpenDialog | null = null;

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
      site: context.site,
      onAgain: () => openFrom(anchor, request),
      onDismiss: () => {
        showOutcome(request, anchor, null);
        currentControl(anchor)?.focus();
      },
    });
    notes.set(request.dialog, remove);
  }

  function openFrom(opener: HTMLElement | null, request: DialogRequest): void {
    if (current?.isOpen) return;
    current = new OpenDialog(context, request, opener, (unsent) =>
      showOutcome(request, opener, unsent),
    );
    void current.show();
  }

  return {
    open: (request) => openFrom(lastClicked(), request),
    close: () => current?.close(),
    cancel() {
      if (current?.isPending) current.close();
    },
  };
}

/** One dialog, from the click on its opener until it is closed. */
class OpenDialog {
  isOpen = true;
  /** Whether it has not rendered yet. */
  isPending = true;
  readonly #context: DialogHostContext;
  readonly #request: DialogRequest;
  readonly #opener: HTMLElement | null;
  readonly #onSettled: (unsent: Unsent | null) => void;
  readonly #closed = deferred<void>();
  /** Whether the host closed it, rather than the visitor. */
  #isClosedByHost = false;
  #part: PartRelease | undefined;

  constructor(
    context: DialogHostContext,
    request: DialogRequest,
    opener: HTMLElement | null,
    onSettled: (unsent: Unsent | null) => void,
  ) {
    this.#context = context;
    this.#request = request;
    this.#opener = opener;
    this.#onSettled = onSettled;
    opener?.setAttribute('aria-busy', 'true');
    context.onWaiting(true);
  }

  async show(): Promise<void> {
    try {
      const remote = await this.#context.provider();
      this.#part = { name: remote.name, release: remote.id };
      const [module] = await Promise.all([
        loadExposed(remote, 'dialogs'),
        loadStyles(document, sheetsOf(remote)),
      ]);
      if (!this.#isClosedByHost) await this.#render(remote, parseRemoteDialogs(module));
    } catch (error) {
      if (!this.#isClosedByHost) this.#context.onFailure(error, this.#part);
    }
    this.#stopWaiting();
    this.isOpen = false;
    if (!this.#isClosedByHost) currentControl(this.#opener)?.focus({ preventScroll: true });
  }

  close(): void {
    if (!this.isOpen) return;
    this.#isClosedByHost = true;
    this.#stopWaiting();
    this.isOpen = false;
    this.#closed.resolve();
  }

  /** Resolves when the dialog has been closed. */
  async #render(remote: DialogProvider, dialogs: RemoteDialogs): Promise<void> {
    const { element, site, notify, onFailure } = this.#context;
    const { promise: closed, resolve, reject } = this.#closed;
    applyStyles(document, sheetsOf(remote));
    const host = document.createElement('div');
    host.dataset['remote'] = remote.name;
    element.append(host);
    const parcel = mountParcel<DialogProps>(`${remote.name} dialogs`, dialogs, {
      domElement: host,
      site,
      request: this.#request,
      notify,
      onSettled: this.#onSettled,
      onClose: resolve,
      onFailure: reject,
    });
    let isMounted = false;
    const mounted = parcel.mounted.then(() => {
      isMounted = true;
      this.#stopWaiting();
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
          if (isMounted) onFailure(error, this.#part);
        },
      );
      if (isMounted) await cleanedUp;
      host.remove();
    }
  }

  #stopWaiting(): void {
    if (!this.isPending) return;
    this.isPending = false;
    this.#opener?.removeAttribute('aria-busy');
    this.#context.onWaiting(false);
  }
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

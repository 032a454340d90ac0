import { deferred } from '@site/kit/deferred.ts';
import { stateOf } from '../navigation/history-entry.ts';

type DialogEntryOptions = {
  /** Returns the key of the page's history entry, which the dialog's entry shares. */
  pageKey: () => string;
  /** Whether a navigation is pending; it will replace the dialog's entry. */
  isMoving: () => boolean;
  /** Called when the visitor goes back from a dialog's entry, or forward to one. */
  onTraverse: () => void;
};

/** Keeps the browser's history in sync with whether a dialog is open. */
export type DialogEntry = {
  /** Pushes an entry for an open dialog that has none, or goes back from the entry of a closed one. */
  settle: () => void;
  /**
   * Pending while the browser goes back from a dialog's entry; until then, writes to history would change that entry.
   */
  readonly returning: Promise<void> | undefined;
};

/** Timeout for going back one entry, in milliseconds. */
const BACK_TIMEOUT_MS = 1000;

/**
 * Adds a history entry for each open dialog, so that Back closes the dialog instead of leaving the page. Covers every
 * dialog in the document, whichever section renders it. The router doesn't know about these entries: call this before
 * it adds its listener.
 */
export function syncDialogEntry(
  window: Window,
  { pageKey, isMoving, onTraverse }: DialogEntryOptions,
): DialogEntry {
  const { document, history } = window;
  /** Pending while the browser goes back from a dialog's entry. */
  let back: ReturnType<typeof deferred<void>> | undefined;

  function settle(): void {
    if (back || isMoving()) return;
    const isOpen = openDialog(document) !== undefined;
    const state = stateOf(history);
    if (isOpen && !state.dialog) history.pushState({ ...state, dialog: true }, '');
    if (!isOpen && state.dialog) leave();
  }

  function leave(): void {
    const current = deferred<void>();
    back = current;
    history.back();
    window.setTimeout(() => {
      if (back === current) back = undefined;
      current.resolve();
    }, BACK_TIMEOUT_MS);
  }

  window.addEventListener('popstate', (event) => {
    const isRequested = back !== undefined;
    back?.resolve();
    back = undefined;
    const state = stateOf(history);
    if (state.key !== pageKey()) return;
    event.stopImmediatePropagation();
    if (!isRequested) onTraverse();
    const dialog = openDialog(document);
    // The visitor pressed Back: the entry is gone, so close the dialog.
    if (!isRequested && dialog && !state.dialog) askToClose(dialog);
    else settle();
  });
  // Dialogs open and close through their attribute, or are removed with their page.
  new MutationObserver(settle).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  // After a reload with a dialog open, the browser is still on its entry.
  if (stateOf(history).dialog && !openDialog(document)) leave();

  return {
    settle,
    get returning() {
      return back?.promise;
    },
  };
}

function openDialog(document: Document): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

/** Does what the browser does on Escape, so that the dialog's own handler decides whether to close. */
function askToClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

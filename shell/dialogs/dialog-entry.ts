import type { SiteHistory } from '../navigation/site-history.ts';

/** Keeps the browser's history in step with whether a dialog is open. */
export type DialogEntry = {
  /** Adds the missing entry of an open dialog, or leaves the entry of a closed one. */
  settle: () => void;
  /** The browser moved between a dialog's entry and its page's. `asked`: `settle` caused it, not the visitor. */
  onTraverse: (asked: boolean) => void;
};

/**
 * Gives an open dialog a history entry on top of its page's, so that Back closes the dialog and not the page. This
 * covers every dialog in the document, whichever section renders it. While `isMoving`, the next page replaces the entry.
 */
export function keepDialogEntry(
  { document }: Window,
  history: Pick<SiteHistory, 'isOnDialog' | 'addDialogEntry' | 'leaveDialogEntry' | 'returning'>,
  isMoving: () => boolean,
): DialogEntry {
  function settle(): void {
    if (history.returning || isMoving()) return;
    const isOpen = openDialog(document) !== undefined;
    if (isOpen && !history.isOnDialog) history.addDialogEntry();
    if (!isOpen && history.isOnDialog) history.leaveDialogEntry();
  }

  // Dialogs open and close through their attribute, or are removed with their page.
  new MutationObserver(settle).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  // After a reload with a dialog open, the browser is still on the dialog's entry.
  settle();

  return {
    settle,
    onTraverse(asked) {
      const dialog = openDialog(document);
      // The visitor pressed Back: the entry is gone already, and the dialog has to follow.
      if (!asked && dialog && !history.isOnDialog) askToClose(dialog);
      else settle();
    },
  };
}

function openDialog(document: Document): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

/** Does what the browser does on Escape, so that the dialog's own handler decides. */
function askToClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

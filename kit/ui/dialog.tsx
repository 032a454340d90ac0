import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** How the visitor left a dialog. */
export type DialogCloseReason = 'button' | 'escape';

type DialogProps = {
  /** Shown when true. The parent decides; the dialog asks through `onClose`. */
  open: boolean;
  /** What the dialog is; its heading takes the focus when it opens. */
  title: string;
  /** `wide` is at most 800 px, and a sheet from below at 760 px or less; `small` is at most 500, and a sheet at 500 or less. */
  width?: 'wide' | 'small';
  /** Stands in a column of its own beside the words; not on a phone. */
  picture?: ReactNode;
  children: ReactNode;
  onClose: (reason: DialogCloseReason) => void;
};

/**
 * A window over the page, the platform's own: the page behind is out of reach and does not scroll, Escape
 * closes it, and the focus goes back to what opened it. A press beside it does not close it, so nothing
 * typed is lost by a slip.
 */
export function Dialog({ open, title, width = 'wide', picture, children, onClose }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Not a layout effect: React gives the focus back to where it was before a commit.
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    keepPageWidth();
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [open]);

  function onCancel(event: SyntheticEvent) {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose('escape');
  }

  return (
    <dialog
      ref={dialog}
      className={classNames('ui-dialog', width === 'small' && 'ui-dialog-small')}
      aria-labelledby={titleId}
      onCancel={onCancel}
      // A browser may close a dialog at a second Escape without asking first.
      onClose={(event) => {
        if (open && event.target === dialog.current && !dialog.current.open) onClose('escape');
      }}
    >
      <button
        type="button"
        className="ui-icon-button ui-dialog-close"
        aria-label="Close"
        onClick={() => onClose('button')}
      >
        <Icon name="close" />
      </button>
      <div className={picture ? 'ui-dialog-split' : undefined}>
        {picture && <div className="ui-dialog-picture">{picture}</div>}
        <div className="ui-dialog-body">
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </dialog>
  );
}

/** Where a scrollbar takes room, the page behind must not grow by it when it goes; see `base.css`. */
function keepPageWidth() {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}

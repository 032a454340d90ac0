import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { cn } from './cn.ts';
import { iconButton } from './button-look.ts';
import { Icon } from './icon.tsx';

type DialogCloseReason = 'button' | 'escape';

type DialogProps = {
  /** Controlled by the parent; the dialog requests changes through `onClose`. */
  open: boolean;
  /** The heading, which receives focus when the dialog opens. */
  title: string;
  /**
   * `wide` is at most 800 px wide, and a bottom sheet in windows up to 760 px; `small` is at most 500 px wide, and a
   * bottom sheet in windows up to 500 px.
   */
  width?: 'wide' | 'small';
  /** Shown in a separate column next to the text; hidden on phones. */
  picture?: ReactNode;
  children: ReactNode;
  onClose: (reason: DialogCloseReason) => void;
};

/** Each breakpoint matches the dialog's maximum width, so a bottom sheet always spans the window. */
const widths = {
  wide: 'w-[min(var(--container-dialog),100vw-48px)] max-lg:m-[auto_0_0] max-lg:w-screen max-lg:rounded-b-none',
  small:
    'w-[min(var(--container-dialog-small),100vw-48px)] max-[501px]:m-[auto_0_0] max-[501px]:w-screen max-[501px]:rounded-b-none',
} as const;

/**
 * A modal `<dialog>`: the page behind it is inert and does not scroll, Escape closes it, and focus returns to the
 * opener. Clicking the backdrop doesn't close it, so that no input is lost by accident.
 */
export function Dialog({ open, title, width = 'wide', picture, children, onClose }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Not a layout effect: React restores focus after a commit.
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    lockPageWidth();
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
      className={cn(
        // Scroll padding keeps the Close button from covering a focused field.
        'm-auto max-h-[calc(100dvh-32px)] max-w-none scroll-pt-18 overflow-x-hidden overflow-y-auto overscroll-contain rounded-panel bg-surface text-ink shadow-lift transition-[opacity,translate] duration-200 backdrop:bg-scrim max-lg:max-h-[94dvh] max-lg:pb-[env(safe-area-inset-bottom)] starting:translate-y-4 starting:opacity-0',
        widths[width],
      )}
      aria-labelledby={titleId}
      onCancel={onCancel}
      // A browser may close a dialog on a second Escape without a cancel event.
      onClose={(event) => {
        if (open && event.target === dialog.current && !dialog.current.open) onClose('escape');
      }}
    >
      <button
        type="button"
        // Sticky while the dialog scrolls. The negative margin makes its space available to the heading.
        className={cn(iconButton, 'sticky top-3.5 z-2 mt-3.5 mr-3.5 -mb-15.5 ml-auto')}
        data-dialog-close=""
        aria-label="Close"
        onClick={() => onClose('button')}
      >
        <Icon name="close" />
      </button>
      <div className={picture ? 'lg:grid lg:grid-cols-[290px_1fr]' : undefined}>
        {picture && (
          <div className="hidden content-evenly justify-items-center bg-marigold-100 px-3.5 py-6 lg:grid">
            {picture}
          </div>
        )}
        <div className="grid grid-cols-1 gap-4 px-5 pt-6.5 pb-6 lg:px-9 lg:py-8">
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            // Next to the Close button; below it with large text, so that a long word has the whole line.
            className="pt-[clamp(0px,(1rem-23px)*999,42px)] pr-[clamp(0px,(23px-1rem)*999,52px)] text-24 lg:text-30"
          >
            {title}
          </h2>
          {children}
        </div>
      </div>
    </dialog>
  );
}

/** Keeps the page behind from getting wider when scroll locking removes a classic scrollbar; see `base.css`. */
function lockPageWidth() {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}

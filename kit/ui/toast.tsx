import { useEffect, useRef, useState } from 'react';
import { cn } from './cn.ts';
import { Icon } from './icon.tsx';

/** Time of toasts on screen, in milliseconds (specification, section 9). */
export const toastMs = {
  /** A few words, such as the outcome of submitting a form. */
  short: 2000,
  /** A sentence, or a failure with a next step. */
  long: 6000,
  /** A text to copy by hand. */
  copying: 10_000,
} as const;

export type Toast = {
  /** Identifies the message; with a new id, even the same text is a new message. */
  id: string;
  kind: 'success' | 'error';
  text: string;
  /** One of `toastMs`. The time while the toast is hovered or focused does not count. */
  durationMs: number;
};

type ToastRegionProps = {
  toast: Toast | null;
  /** Called on timeout, or when the visitor closes the toast. */
  onDismiss: () => void;
};

const kinds = {
  success: 'border-leaf-600 bg-leaf-100',
  error: 'border-coral-600 bg-coral-100',
} as const;

/**
 * The live region for toasts at the bottom of the window. It must be in the page from the start, because screen readers
 * announce content added to a region, but not its initial content. Clicking outside doesn't close a toast.
 */
export function ToastRegion({ toast, onDismiss }: ToastRegionProps) {
  const [isPaused, setPaused] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** The element that had focus before the toast's button. */
  const before = useRef<HTMLElement>(null);
  return (
    <div
      ref={place}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(20px+env(safe-area-inset-bottom))] z-60 grid justify-items-center px-gutter print:hidden"
      data-toasts=""
    >
      <div
        className={
          toast
            ? cn(
                // A light background with a border, because it may overlap both the page and the dark footer.
                'pointer-events-auto flex w-fit max-w-full items-center gap-3 rounded-button border-2 py-2 pr-2 pl-4 wrap-anywhere text-ink shadow-lift [--focus:var(--color-ink)]',
                kinds[toast.kind],
              )
            : undefined
        }
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={({ relatedTarget }) => {
          setPaused(true);
          if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
        }}
        onBlur={() => setPaused(false)}
      >
        {toast && <Icon name={toast.kind === 'success' ? 'check' : 'alert'} />}
        <output className="empty:-ml-3">
          {toast?.kind === 'success' && <span key={toast.id}>{toast.text}</span>}
        </output>
        <div role="alert" className="empty:-ml-3">
          {toast?.kind === 'error' && <span key={toast.id}>{toast.text}</span>}
        </div>
        {toast && (
          <>
            <button
              type="button"
              className="grid size-10 flex-none place-items-center rounded-stone hover:bg-surface"
              aria-label="Dismiss"
              onClick={() => {
                setPaused(false);
                returnFocus(before.current, place.current);
                onDismiss();
              }}
            >
              <Icon name="close" size={20} />
            </button>
            <Timer key={toast.id} toast={toast} isPaused={isPaused} onOver={onDismiss} />
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Restores focus before the focused button is removed: to the previously focused element, or else to the surrounding
 * dialog or page. Otherwise focus would be lost and screen readers would restart at the top.
 */
function returnFocus(before: HTMLElement | null, place: HTMLElement | null): void {
  const isFocusable = before?.isConnected && before !== document.body;
  const around = place?.closest('dialog')?.querySelector('h2') ?? document.querySelector('main');
  const target = isFocusable ? before : around;
  target?.focus({ preventScroll: true });
}

type TimerProps = { toast: Toast; isPaused: boolean; onOver: () => void };

/** Counts down, paused while the toast is hovered or focused, or the tab is hidden. */
function Timer({ toast, isPaused, onOver }: TimerProps) {
  const remaining = useRef(toast.durationMs);
  const over = useRef(onOver);
  const isHidden = useTabHidden();
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (isPaused || isHidden) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => over.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [isPaused, isHidden]);
  return null;
}

function useTabHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return isHidden;
}

import { useEffect, useRef, useState } from 'react';
import { cn } from './cn.ts';
import { Icon } from './icon.tsx';

/** A short message. */
export type Toast = {
  /** Another id is another message, even with the same words. */
  id: string;
  kind: 'success' | 'error';
  text: string;
  /** How long it stays in milliseconds, not counting the time somebody points at it or focuses it. */
  durationMs: number;
};

type ToastRegionProps = {
  toast: Toast | null;
  /** The time is over or the visitor closed it. */
  onDismiss: (id: string) => void;
};

const kinds = {
  success: 'border-leaf-600 bg-leaf-100',
  error: 'border-coral-600 bg-coral-100',
} as const;

/**
 * The place at the bottom of the window where short messages appear. It has to stand in the page from the
 * start, empty: screen readers say what is put into such a place, not what arrives together with it.
 * A press beside the message does not close it.
 */
export function ToastRegion({ toast, onDismiss }: ToastRegionProps) {
  const [held, setHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** What had the focus before the message's button got it. */
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
                // A light ground with an edge, because it may lie over the paper of a page and over the ink of the footer.
                'pointer-events-auto flex w-fit max-w-full items-center gap-3 rounded-button border-2 py-2 pr-2 pl-4 wrap-anywhere text-ink shadow-lift [--focus:var(--color-ink)]',
                kinds[toast.kind],
              )
            : undefined
        }
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ relatedTarget }) => {
          setHeld(true);
          if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
        }}
        onBlur={() => setHeld(false)}
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
                setHeld(false);
                returnFocus(before.current, place.current);
                onDismiss(toast.id);
              }}
            >
              <Icon name="close" size={20} />
            </button>
            <Timer key={toast.id} toast={toast} held={held} onOver={() => onDismiss(toast.id)} />
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Gives the focus back before the button that has it goes: to where it was, else to the window that the message stands in,
 * a dialog or the page. Otherwise it would be nowhere, and reading would start at the top.
 */
function returnFocus(before: HTMLElement | null, place: HTMLElement | null): void {
  const isSomewhere = before?.isConnected && before !== document.body;
  const around = place?.closest('dialog')?.querySelector('h2') ?? document.querySelector('main');
  const target = isSomewhere ? before : around;
  target?.focus({ preventScroll: true });
}

type TimerProps = { toast: Toast; held: boolean; onOver: () => void };

/** Counts a message's time, and stands still while the message is held or the tab is not looked at. */
function Timer({ toast, held, onOver }: TimerProps) {
  const remaining = useRef(toast.durationMs);
  const over = useRef(onOver);
  const unseen = useTabHidden();
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (held || unseen) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => over.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [held, unseen]);
  return null;
}

function useTabHidden(): boolean {
  const [unseen, setUnseen] = useState(false);
  useEffect(() => {
    const read = () => setUnseen(document.hidden);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return unseen;
}

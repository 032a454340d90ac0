import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useInView } from './use-in-view.ts';
import { useMedia } from './use-media.ts';

/** Put on the button that stops and starts: focus on it does not count as focus on what turns. */
export const rotationControl = { 'data-rotation-control': '' } as const;

/** Whether an element is a heading that was given the focus to be read out, such as after a move to a page. */
export function isReadingPoint(element: Element | null): boolean {
  return element?.matches(':is(h1, h2, h3)[tabindex="-1"]') ?? false;
}

type Rotation = {
  /** Whether it turns by itself; the visitor's wish, not whether it is held for a moment. */
  rotating: boolean;
  setRotating: (rotating: boolean) => void;
};

/**
 * Calls `turn` every `everyMs` milliseconds, as long as somebody can be looking, no dialog is open and no
 * mouse rests on `element`. Focus in the element stops it for good. It starts stopped for those who asked for less
 * motion or fewer bytes; with `everyMs` undefined it never turns.
 */
export function useRotation(
  element: RefObject<HTMLElement | null>,
  everyMs: number | undefined,
  turn: () => void,
): Rotation {
  const stillWished = useMedia('(prefers-reduced-motion: reduce)');
  const seen = useInView(element);
  const tabSeen = useTabSeen();
  const [wish, setWish] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const onTurn = useEffectEvent(turn);
  const rotating =
    everyMs !== undefined && (wish ?? (tabSeen.ever && !stillWished && !savesData()));
  const running = rotating && seen && tabSeen.now && !held;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      // What was pressed to open a dialog must still be in sight when it closes.
      if (!document.querySelector('dialog[open]')) onTurn();
    }, everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);

  useEffect(() => {
    const area = element.current;
    if (!area || everyMs === undefined) return undefined;
    const stop = ({ target }: Pick<FocusEvent, 'target'>) => {
      if (!(target instanceof Element) || isReadingPoint(target)) return;
      if (!target.closest('[data-rotation-control]')) setWish(false);
    };
    const hold = ({ pointerType }: PointerEvent) => setHeld(pointerType === 'mouse');
    const release = () => setHeld(false);
    // Focus and mouse may have come before this code did, and are not told again.
    const lookAround = () => {
      const { activeElement } = document;
      if (area.contains(activeElement)) stop({ target: activeElement });
      setHeld(area.matches(':hover') && matchMedia('(hover: hover)').matches);
    };
    lookAround();
    area.addEventListener('focusin', stop);
    area.addEventListener('pointerenter', hold);
    area.addEventListener('pointerleave', release);
    return () => {
      area.removeEventListener('focusin', stop);
      area.removeEventListener('pointerenter', hold);
      area.removeEventListener('pointerleave', release);
    };
  }, [element, everyMs]);

  return { rotating, setRotating: setWish };
}

/** Whether the browser's tab is looked at, now and ever since the page began to live. */
function useTabSeen(): { now: boolean; ever: boolean } {
  const [seen, setSeen] = useState({ now: false, ever: false });
  useEffect(() => {
    const read = () =>
      setSeen(({ ever }) => ({ now: !document.hidden, ever: ever || !document.hidden }));
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return seen;
}

/** Whether the visitor asked the browser to save data; `false` where a browser does not tell. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { controlInUse } from './row-of-slides.ts';
import { useInView } from './use-in-view.ts';

/** How often to check whether the carousel can be seen, in milliseconds. */
const TICK_MS = 1000;

/** Whether Save-Data is on; not every browser supports it. */
const savesData = () =>
  Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;

/**
 * Calls `turn` after the stop button has been in view for `intervalMs`, with the tab visible, no dialog open and no
 * pointer over the carousel; react-slick's `autoplay` checks none of these. Focus stops the rotation permanently. With
 * reduced motion or Save-Data, the rotation is initially stopped.
 */
export function useRotation(
  section: RefObject<HTMLElement | null>,
  intervalMs: number | undefined,
  turn: () => void,
) {
  const stopButton = useRef<HTMLButtonElement>(null);
  const inView = useInView(stopButton);
  const lessMotion = useLessMotion();
  const [userChoice, setRotating] = useState<boolean>();
  const rotating = intervalMs !== undefined && (userChoice ?? !(lessMotion || savesData()));
  const onTurn = useEffectEvent(turn);

  useEffect(() => {
    const element = section.current;
    const stop = () => element && controlInUse(element) && setRotating(false);
    // Focus may have arrived before hydration.
    stop();
    element?.addEventListener('focusin', stop);
    return () => element?.removeEventListener('focusin', stop);
  }, [section]);

  useEffect(() => {
    if (!rotating || !inView) return undefined;
    let shownMs = 0;
    const timer = setInterval(() => {
      const isPaused =
        document.hidden ||
        section.current?.matches(':hover') ||
        document.querySelector('dialog[open]');
      shownMs = isPaused ? 0 : shownMs + TICK_MS;
      if (shownMs < intervalMs) return;
      shownMs = 0;
      onTurn();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [rotating, inView, intervalMs, section]);
  return { rotating, setRotating, stopButton };
}

/** Whether less motion is requested, kept up to date. `false` on the server and without `matchMedia`, as in jsdom. */
function useLessMotion(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => lessMotion()?.matches ?? false,
    () => false,
  );
}

function onMotionChange(changed: () => void): () => void {
  const list = lessMotion();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

function lessMotion(): MediaQueryList | undefined {
  return 'matchMedia' in window ? window.matchMedia('(prefers-reduced-motion: reduce)') : undefined;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type Slick from 'react-slick';
import { frontSlide, scrollToSlide, type SlideTarget } from './row-of-slides.ts';

/** react-slick follows a resize after 50 milliseconds, and may undo a move that started before that. */
const RESIZE_MS = 100;

/** Which slide is in front, and the ways to change that, in the plain row and in react-slick. */
export function useSlides(count: number, visible: number, infinite: boolean) {
  const row = useRef<HTMLUListElement>(null);
  const slider = useRef<Slick>(null);
  const lastUsed = useRef<number>(undefined);
  const pendingMoves = useRef(0);
  const [front, setFront] = useState(0);
  const [announced, setAnnounced] = useState<number>();
  const positions = infinite ? count : Math.max(count - visible + 1, 1);

  function show(index: number) {
    lastUsed.current = undefined;
    setFront(index);
    setAnnounced(index);
  }

  function move(target: SlideTarget, behavior?: ScrollBehavior) {
    if (!slider.current) {
      if (row.current) scrollToSlide(row.current, target, behavior);
      return;
    }
    const steps = { next: front + 1, previous: front - 1 };
    const index = typeof target === 'number' ? target : steps[target];
    // Count here, because react-slick starts the move in a later task and quick clicks must not be lost.
    pendingMoves.current += 1;
    show((index + count) % count);
    slider.current.slickGoTo(index);
  }

  // When a phone is rotated, keep the last used slide in view: a dialog may return focus to it.
  const keepInView = useEffectEvent((room: number) => {
    const slide = lastUsed.current ?? front;
    const isOut = (slide - front + count) % count >= room || front >= positions;
    if (isOut) move(Math.min(slide, positions - 1));
  });
  useEffect(() => {
    const timer = setTimeout(() => keepInView(visible), RESIZE_MS);
    return () => clearTimeout(timer);
  }, [visible]);

  // The row may have been scrolled before hydration.
  useEffect(() => {
    if (row.current) setFront(frontSlide(row.current));
  }, []);

  return {
    row,
    slider,
    front,
    positions,
    announced,
    show,
    move,
    /** Follows react-slick, which reports a counted move, too. */
    onSlide(index: number) {
      if (pendingMoves.current > 0) pendingMoves.current -= 1;
      else show(index);
    },
    use: (index: number) => (lastUsed.current = index),
  };
}

/** How the shell moves the page up and down. A later call ends what an earlier one began. */
export type PageScroll = {
  /** Goes to a position at once, in pixels from the top. */
  jump: (y: number) => void;
  /** Goes to a part of the page at once. */
  jumpTo: (part: Element) => void;
  /** Glides to the top; jumps there for those who asked for less motion. */
  glideToTop: () => void;
  /** Whether something that was asked for here may still move the page. */
  isMoving: () => boolean;
  /** Ends every movement where the page is, and calls `then` once the browser has let go of it. */
  stop: (then: () => void) => void;
};

/**
 * How many frames a position is held. A browser that glides in a thread of its own adds the rest of that
 * movement, in one of the next frames, to whatever position was set meanwhile.
 */
const HELD_FRAMES = 3;

/** Takes over the scrolling of a window. */
export function createPageScroll(window: Window): PageScroll {
  let latest = 0;
  let isGliding = false;
  let isHeld = false;
  // A glide that the reader has ended half-way counts until the top is seen: to stop it again does no harm.
  window.addEventListener(
    'scroll',
    () => {
      if (window.scrollY <= 0) isGliding = false;
    },
    { passive: true },
  );

  function hold(goThere: () => void, then?: () => void): void {
    const mine = (latest += 1);
    isGliding = false;
    isHeld = true;
    const again = (frames: number) => {
      if (mine !== latest) return;
      goThere();
      if (frames > 0) {
        window.requestAnimationFrame(() => again(frames - 1));
      } else {
        isHeld = false;
        then?.();
      }
    };
    again(HELD_FRAMES);
  }

  function goTo(top: number): void {
    window.scrollTo({ top, behavior: 'instant' });
  }

  return {
    jump: (y) => hold(() => goTo(y)),
    jumpTo: (part) => hold(() => part.scrollIntoView({ behavior: 'instant', block: 'start' })),
    glideToTop() {
      latest += 1;
      isHeld = false;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      isGliding = !still && window.scrollY > 0;
      window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    },
    isMoving: () => isGliding || isHeld,
    stop(then) {
      const { scrollY } = window;
      hold(() => goTo(scrollY), then);
    },
  };
}

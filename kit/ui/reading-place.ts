import { openedAnew } from './opened-anew.ts';

/** Where a visitor was before all panels but one were put away. */
export type ReadingPlace = {
  /** The panel at the visitor's eyes, if any. */
  panel: Element | undefined;
  /** Whether the panels are scrolled past, so that what follows them is being read. */
  past: boolean;
  /** The bottom of that panel, or of all, from the top of the window. A panel's name at its top goes when it comes alive. */
  y: number;
};

/**
 * Where a visitor is among panels that all stand open. Who has scrolled looks at the middle of the window. After a
 * reload or Back the browser put the words that were topmost there again, and below them may now be panels that were
 * put away before. Whoever followed a link to the panel `meant` is there, however little of the window it takes.
 */
export function readingPlace(root: HTMLElement, meant: string | undefined): ReadingPlace {
  const [line, ...panels] = root.children;
  const reached = line !== undefined && line.getBoundingClientRect().bottom < 0;
  const middle = window.innerHeight / 2;
  const topmost = underHeader() + 1;
  const eyes = openedAnew() ? middle : topmost;
  const between = (from: number, to: number) => (candidate: Element) => {
    const { top, bottom } = candidate.getBoundingClientRect();
    return top <= to && bottom > from;
  };
  const panel = reached
    ? (panels.filter(({ id }) => id === meant).find(between(topmost, middle)) ??
      panels.find(between(eyes, eyes)))
    : undefined;
  const { bottom } = (panel ?? root).getBoundingClientRect();
  return { panel, past: reached && !panel, y: bottom };
}

/** Where the window begins below the header, in pixels from its top. */
function underHeader(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** Scrolls by as much as the page above became shorter: what was being read stays under the eyes. */
export function keepReadingPlace(root: HTMLElement, { panel, past, y }: ReadingPlace) {
  if (!panel && !past) return;
  const { bottom } = (panel ?? root).getBoundingClientRect();
  window.scrollBy({ top: bottom - y, behavior: 'instant' });
}

/**
 * Whether a reader has scrolled into a list and is at or past any of its `items`. `false` after a reload or Back, when
 * the browser returns to a place that the list had while some of them were put away.
 */
export function hasReadOn(list: Element, items: readonly Element[]): boolean {
  if (!openedAnew() || list.getBoundingClientRect().top >= underHeader()) return false;
  return items.some((item) => {
    const { top, height } = item.getBoundingClientRect();
    return height > 0 && top < window.innerHeight / 2;
  });
}

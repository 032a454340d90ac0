import { openedAnew, underHeader } from './reader-position.ts';

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
 * put away before. Whoever followed a link to the panel `meant` is there, however little of the window it takes,
 * and whoever has the focus in a panel is in that one.
 */
export function readingPlace(root: HTMLElement, meant: string | undefined): ReadingPlace {
  const [line, ...panels] = root.children;
  const reached = line !== undefined && line.getBoundingClientRect().bottom < 0;
  const middle = window.innerHeight / 2;
  const eyes = openedAnew() ? middle : underHeader(window) + 1;
  const isAtItsTop = (candidate: Element) => {
    const { top } = candidate.getBoundingClientRect();
    return candidate.id === meant && top >= 0 && top <= middle;
  };
  const isBeforeEyes = (candidate: Element) => {
    const { top, bottom } = candidate.getBoundingClientRect();
    return top <= eyes && bottom > eyes;
  };
  const panel =
    panels.find(holdsFocus) ??
    (reached ? (panels.find(isAtItsTop) ?? panels.find(isBeforeEyes)) : undefined);
  const { bottom } = (panel ?? root).getBoundingClientRect();
  return { panel, past: reached && !panel, y: bottom };
}

/** Whether something in an element has the focus and can be seen. */
function holdsFocus(element: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || !element.contains(activeElement)) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Scrolls by as much as the page above became shorter: what was being read stays under the eyes. */
export function keepReadingPlace(root: HTMLElement, { panel, past, y }: ReadingPlace) {
  if (!panel && !past) return;
  const { bottom } = (panel ?? root).getBoundingClientRect();
  window.scrollBy({ top: bottom - y, behavior: 'instant' });
}

/**
 * Whether a reader has the focus in any of a list's `items`, or has scrolled into the list and is at or past one. After a
 * reload or Back the place tells nothing: the browser returns to one that the list had while some of them were put away.
 */
export function hasReadOn(list: Element, items: readonly Element[]): boolean {
  if (items.some(holdsFocus)) return true;
  if (!openedAnew() || list.getBoundingClientRect().top >= underHeader(window)) return false;
  return items.some((item) => {
    const { top, height } = item.getBoundingClientRect();
    return height > 0 && top < window.innerHeight / 2;
  });
}

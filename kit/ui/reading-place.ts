/** Where a visitor was reading before all panels but one were hidden. */
export type ReadingPlace = {
  /** The panel in front of the visitor, if any. */
  panel: Element | undefined;
  /** Whether they have scrolled past the panels. */
  past: boolean;
  /**
   * The bottom of that panel, or of the whole component, in viewport coordinates. The top isn't suitable, because the
   * panel's heading is hidden on hydration.
   */
  y: number;
};

/**
 * Finds a visitor's position among panels that are all visible. A visitor who has scrolled is reading the middle of the
 * window. After a reload or Back, the browser has restored the topmost text, and panels that used to be hidden may be
 * below it. A visitor who followed a link to the `target` panel is reading that one, however little of it is visible.
 * Focus in a panel takes precedence.
 */
export function readingPlace(root: HTMLElement, target: string | undefined): ReadingPlace {
  const [tabBar, ...panels] = root.children;
  const reached = tabBar !== undefined && tabBar.getBoundingClientRect().bottom < 0;
  const middle = window.innerHeight / 2;
  const eyeLevel = isFreshVisit() ? middle : headerBottom(window) + 1;
  const isAtTop = (candidate: Element) => {
    const { top } = candidate.getBoundingClientRect();
    return candidate.id === target && top >= 0 && top <= middle;
  };
  const isInSight = (candidate: Element) => {
    const { top, bottom } = candidate.getBoundingClientRect();
    return top <= eyeLevel && bottom > eyeLevel;
  };
  const panel =
    panels.find(containsFocus) ??
    (reached ? (panels.find(isAtTop) ?? panels.find(isInSight)) : undefined);
  const { bottom } = (panel ?? root).getBoundingClientRect();
  return { panel, past: reached && !panel, y: bottom };
}

/** Whether an element contains visible focus. */
function containsFocus(element: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || !element.contains(activeElement)) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Scrolls by as much as the page above has shrunk, so that the text that the visitor is reading stays in place. */
export function restoreReadingPlace(root: HTMLElement, { panel, past, y }: ReadingPlace) {
  if (!panel && !past) return;
  const { bottom } = (panel ?? root).getBoundingClientRect();
  window.scrollBy({ top: bottom - y, behavior: 'instant' });
}

/**
 * Whether one of the list's `items` contains focus, or the reader has scrolled to or past one. After a reload or Back,
 * the position is meaningless: the browser restores one from when some items were hidden.
 */
export function hasReached(list: Element, items: readonly Element[]): boolean {
  if (items.some(containsFocus)) return true;
  if (!isFreshVisit() || list.getBoundingClientRect().top >= headerBottom(window)) return false;
  return items.some((item) => {
    const { top, height } = item.getBoundingClientRect();
    return height > 0 && top < window.innerHeight / 2;
  });
}

/** Returns the lower edge of the site's header, in pixels. */
export function headerBottom(window: Window): number {
  const { scrollPaddingTop } = window.getComputedStyle(window.document.documentElement);
  return Number.parseFloat(scrollPaddingTop) || 0;
}

/**
 * Whether the visitor opened the document by a link or address, not by a reload or Back, after which browsers restore
 * the scroll position. `false` if the browser doesn't report this.
 */
export function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

/** Whether an element contains visible focus. */
function containsFocus(element: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || !element.contains(activeElement)) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
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
function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

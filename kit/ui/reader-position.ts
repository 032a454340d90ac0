/** The lower edge of the site's header, in pixels. */
export function headerBottom(window: Window): number {
  const { scrollPaddingTop } = window.getComputedStyle(window.document.documentElement);
  return Number.parseFloat(scrollPaddingTop) || 0;
}

/**
 * Whether the document was opened by a link or address, not by a reload or Back, after which browsers restore the
 * scroll position. `false` if the browser doesn't say.
 */
export function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

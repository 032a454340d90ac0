/** Where a window begins below the header of the site, in pixels from its top. */
export function underHeader(window: Window): number {
  const { scrollPaddingTop } = window.getComputedStyle(window.document.documentElement);
  return Number.parseFloat(scrollPaddingTop) || 0;
}

/**
 * Whether the document was opened by a link or an address, and not by a reload or by going back, after
 * which browsers return to the words that were read. `false` where the browser does not say.
 */
export function openedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

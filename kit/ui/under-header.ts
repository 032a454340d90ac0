/** Where a window begins below the header of the site, in pixels from its top. */
export function underHeader(window: Window): number {
  const { scrollPaddingTop } = window.getComputedStyle(window.document.documentElement);
  return Number.parseFloat(scrollPaddingTop) || 0;
}

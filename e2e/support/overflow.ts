/** By how many pixels the page is wider than the window. Runs in the page. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Returns by how many pixels the page overflows the window horizontally. Runs in the page. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

const keyOf = (pathname: string) => `open-tab:${pathname}`;

/** Remembers the open part of a page for this browser tab. */
export function rememberOpen(pathname: string, id: string): void {
  try {
    window.sessionStorage.setItem(keyOf(pathname), id);
  } catch {
    // Storage is full or blocked: a reload starts at the first part.
  }
}

export function lastOpen(pathname: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(pathname));
  } catch {
    return null;
  }
}

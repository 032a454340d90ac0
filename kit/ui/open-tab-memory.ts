const keyOf = (pathname: string) => `open-tab:${pathname}`;

/** Remembers until the browser's tab is closed which part of a page was open. */
export function rememberOpen(pathname: string, id: string): void {
  try {
    window.sessionStorage.setItem(keyOf(pathname), id);
  } catch {
    // Storage is full or forbidden: a reload then begins with the first part.
  }
}

/** The part of a page that was open last, if any. */
export function lastOpen(pathname: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(pathname));
  } catch {
    return null;
  }
}

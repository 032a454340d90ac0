const storageKey = (pathname: string) => `open-tab:${pathname}`;

/** Remembers the open part of a page for this browser tab. */
export function rememberOpenTab(pathname: string, id: string): void {
  try {
    window.sessionStorage.setItem(storageKey(pathname), id);
  } catch {
    // Storage is full or blocked, so a reload will open the first part.
  }
}

export function lastOpenTab(pathname: string): string | null {
  try {
    return window.sessionStorage.getItem(storageKey(pathname));
  } catch {
    return null;
  }
}

const STORAGE_KEY = 'shell.scroll-positions';

/** How far down the reader was on each entry of the history, so that Back returns there. */
export type ScrollPositions = {
  /** Pixels from the top for an entry of the history; 0 for one that was never seen. */
  read: (key: string) => number;
};

/**
 * Keeps positions for this tab, across reloads. While the page is live the shell restores positions
 * itself, because the browser would do so before the old page's content is there; on leaving, the
 * browser is given the task back.
 */
export function createScrollPositions(window: Window, currentKey: () => string): ScrollPositions {
  const positions = readStored(window);
  // The page may have been read for a while before it came to life.
  positions[currentKey()] = Math.round(window.scrollY);
  window.addEventListener(
    'scroll',
    () => {
      positions[currentKey()] = Math.round(window.scrollY);
    },
    { passive: true },
  );
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Storage is full or forbidden: the reader then starts at the top, and nothing else is lost.
    }
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  return { read: (key) => positions[key] ?? 0 };
}

function readStored(window: Window): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return {};
  }
}

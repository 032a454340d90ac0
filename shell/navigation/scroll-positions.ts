import type { DataRouter } from 'react-router-dom';

const STORAGE_KEY = 'shell.scroll-positions';

/** Lets the router restore scroll positions, also after a reload or a return from another document. */
export function restoreScrollPositions(window: Window, router: DataRouter): void {
  const positions = readPositions(window);
  const currentPosition = () => Math.round(window.scrollY);
  router.enableScrollRestoration(positions, currentPosition, ({ key }) => key);
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    positions[router.state.location.key] = currentPosition();
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Storage is full or blocked, so Back scrolls to the top.
    }
  });
}

function readPositions(window: Window): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored ? stored : {});
    return Object.fromEntries(entries.filter(([, y]) => typeof y === 'number'));
  } catch {
    return {};
  }
}

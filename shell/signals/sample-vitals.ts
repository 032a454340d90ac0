import type { PageLock } from '@site/kit/remote/page-lock.ts';
import { MEASURED_ONE_IN, releaseInText } from '@site/kit/signals/page-signal.ts';
import { maySend, sendSignal } from './send-signal.ts';

/** Delay before measuring in browsers without `requestIdleCallback`, in milliseconds. */
const IDLE_FALLBACK_MS = 2000;

/**
 * Measures one in `MEASURED_ONE_IN` page views, chosen at random per page view, not per visitor. Call it when the page
 * is live: it loads the measuring code when the browser is idle. Skips browsers with Do Not Track, Global Privacy
 * Control or Save-Data, and hidden tabs. `random` returns a number from 0 up to 1.
 */
export function sampleVitals(
  { shell, remote, signals }: PageLock,
  random: () => number = Math.random,
): void {
  if (!signals || random() * MEASURED_ONE_IN >= 1) return;
  if (!maySend(navigator) || savesData(navigator) || document.visibilityState === 'hidden') return;
  const part = remote
    ? { name: remote.name, release: remote.id }
    : releaseInText(shell.address, '');
  if (!part) return;
  const liveMs = performance.now();
  const { to, route } = signals;
  const measure = async () => {
    try {
      const { measureVitals } = await import('./measure-vitals.ts');
      measureVitals({ part, liveMs }, (vitals) => sendSignal(to, { route, vitals }));
    } catch {
      // An unmeasured page view doesn't matter.
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(() => void measure());
  else setTimeout(() => void measure(), IDLE_FALLBACK_MS);
}

function savesData(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return browser.connection?.saveData === true;
}

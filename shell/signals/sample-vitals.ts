import type { PageLock } from '@site/kit/remote/registry.ts';
import { MEASURED_ONE_IN, partOfAddress } from '@site/kit/signals/page-signal.ts';
import { maySend, sendSignal } from './send-signal.ts';

/** How long a browser without `requestIdleCallback` is left alone before anything is measured, in milliseconds. */
const LATER_MS = 2000;

/**
 * Measures one page view in `MEASURED_ONE_IN`, chosen by chance and not by who visits: called when the page is live,
 * it fetches what measures when the page is idle. Nobody is measured who asks to be left alone or to save data, nor a page
 * in a tab that is not looked at. `random` gives a number from 0 up to 1.
 */
export function sampleVitals(
  { shell, remote, signals }: PageLock,
  random: () => number = Math.random,
): void {
  if (!signals || random() * MEASURED_ONE_IN >= 1) return;
  if (!maySend(navigator) || savesData(navigator) || document.visibilityState === 'hidden') return;
  const part = remote
    ? { name: remote.name, release: remote.id }
    : partOfAddress(shell.address, '');
  if (!part) return;
  const liveMs = performance.now();
  const { to, route } = signals;
  const measure = async () => {
    try {
      const { measureVitals } = await import('./measure-vitals.ts');
      measureVitals({ part, liveMs }, (vitals) => sendSignal(to, { route, vitals }));
    } catch {
      // A page view that is not measured is nobody's loss, and nothing that a visitor would want to know.
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(() => void measure());
  else setTimeout(() => void measure(), LATER_MS);
}

function savesData(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return browser.connection?.saveData === true;
}

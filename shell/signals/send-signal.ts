import { PAGE_TOKEN_METRIC, type PageSignal } from '@site/kit/signals/page-signal.ts';

/**
 * Sends a signal without waiting for a response, unless the browser asks not to be tracked (`Global Privacy Control`,
 * `Do Not Track`).
 */
export function sendSignal(to: string, signal: PageSignal): void {
  if (!maySend(navigator)) return;
  const body = JSON.stringify({ ...signal, token: signal.failures && pageToken() });
  // Some browsers and extensions remove `sendBeacon`.
  navigator.sendBeacon?.(to, new Blob([body], { type: 'application/json' }));
}

/**
 * Returns the token that the host sent with this page. Older browsers can't read it, so their failures don't count
 * against a canary.
 */
function pageToken(): string | undefined {
  const [page] = performance.getEntriesByType('navigation');
  const { serverTiming = [] }: Partial<PerformanceNavigationTiming> = page ?? {};
  return serverTiming.find(({ name }) => name === PAGE_TOKEN_METRIC)?.description;
}

/** Whether the browser allows signals to be sent. */
export function maySend(
  browser: Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null },
): boolean {
  return browser.globalPrivacyControl !== true && browser.doNotTrack !== '1';
}

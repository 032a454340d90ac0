import { PAGE_TOKEN_METRIC, type PageSignal } from '@site/kit/signals/page-signal.ts';

/**
 * Sends a signal, if the visitor's browser does not ask to be left alone (`Global Privacy Control`, `Do Not Track`).
 * Nobody waits for it, and nothing happens when it does not arrive.
 */
export function sendSignal(to: string, signal: PageSignal): void {
  if (!maySend(navigator)) return;
  const body = JSON.stringify({ ...signal, token: signal.failures && pageToken() });
  // Some browsers and extensions take the function away.
  navigator.sendBeacon?.(to, new Blob([body], { type: 'application/json' }));
}

/** The token that the host sent with this page; older browsers cannot read it, and their failures count for no canary. */
function pageToken(): string | undefined {
  const [page] = performance.getEntriesByType('navigation');
  const { serverTiming = [] }: Partial<PerformanceNavigationTiming> = page ?? {};
  return serverTiming.find(({ name }) => name === PAGE_TOKEN_METRIC)?.description;
}

/** Whether the visitor lets a site count what happens to them, as far as their browser says. */
export function maySend(
  browser: Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null },
): boolean {
  return browser.globalPrivacyControl !== true && browser.doNotTrack !== '1';
}

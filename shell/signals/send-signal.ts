import type { PageSignal } from '@site/kit/signals/page-signal.ts';

/**
 * Sends a signal, if the visitor's browser does not ask to be left alone (`Global Privacy Control`, `Do Not Track`).
 * Nobody waits for it, and nothing happens when it does not arrive.
 */
export function sendSignal(to: string, signal: PageSignal): void {
  if (!maySend(navigator)) return;
  // Some browsers and extensions take the function away.
  navigator.sendBeacon?.(to, new Blob([JSON.stringify(signal)], { type: 'application/json' }));
}

/** Whether the visitor lets a site count what happens to them, as far as their browser says. */
export function maySend(
  browser: Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null },
): boolean {
  return browser.globalPrivacyControl !== true && browser.doNotTrack !== '1';
}

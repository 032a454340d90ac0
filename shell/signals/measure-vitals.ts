import { MAX_VITAL, type PageSignal, type VitalName } from '@site/kit/signals/page-signal.ts';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures this page view, and passes the result to `send` when the visitor first leaves the page or switches tabs.
 * Includes events from before this code loaded, because browsers buffer them.
 */
export function measureVitals(
  view: { part: NonNullable<PageSignal['vitals']>['part']; liveMs: number },
  send: (vitals: NonNullable<PageSignal['vitals']>) => void,
): void {
  const values: Partial<Record<VitalName, number>> = {};
  const note = (name: VitalName, value: number) => {
    // CLS is a small number, so keep its decimals; fractions of a millisecond are noise.
    const rounded = name === 'cls' ? Math.round(value * 1e4) / 1e4 : Math.round(value);
    values[name] = Math.min(rounded, MAX_VITAL[name]);
  };
  note('live', view.liveMs);
  onTTFB(({ value }) => note('ttfb', value));
  onLCP(({ value }) => note('lcp', value));
  onCLS(({ value }) => note('cls', value));
  onINP(({ value }) => note('inp', value));

  // The library reports final values in the capture phase of this event, and not on `pagehide`, which fires earlier.
  let isSent = false;
  document.addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden') return;
    isSent = true;
    send({ part: view.part, values });
  });
}

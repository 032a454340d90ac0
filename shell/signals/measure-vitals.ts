import { LARGEST_VITAL, type PageSignal, type VitalName } from '@site/kit/signals/page-signal.ts';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures this page view, and gives what was measured to `send` when the visitor first leaves the page or turns to another
 * tab. What was there before this code came is measured too: browsers remember it.
 */
export function measureVitals(
  view: { part: NonNullable<PageSignal['vitals']>['part']; liveMs: number },
  send: (vitals: NonNullable<PageSignal['vitals']>) => void,
): void {
  const values: Partial<Record<VitalName, number>> = {};
  const note = (name: VitalName, value: number) => {
    // A shift is a small number; a fraction of a millisecond says nothing.
    const rounded = name === 'cls' ? Math.round(value * 1e4) / 1e4 : Math.round(value);
    values[name] = Math.min(rounded, LARGEST_VITAL[name]);
  };
  note('live', view.liveMs);
  onTTFB(({ value }) => note('ttfb', value));
  onLCP(({ value }) => note('lcp', value));
  onCLS(({ value }) => note('cls', value));
  onINP(({ value }) => note('inp', value));

  // The library says its last word at this event, in the capturing phase, and not at `pagehide`, which comes earlier.
  let isSent = false;
  document.addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden') return;
    isSent = true;
    send({ part: view.part, values });
  });
}

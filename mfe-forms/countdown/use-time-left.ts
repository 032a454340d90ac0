import { useEffect, useState } from 'react';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { type TimeLeft, timeLeft } from './time-left.ts';

const SECOND_MS = 1000;

/** What the server draws, which must not depend on its clock: zeros, as they stand when the moment is over. */
const unknown: TimeLeft = {
  over: false,
  days: '00',
  hours: '00',
  minutes: '00',
  seconds: '00',
};

/**
 * What is left until `target` (milliseconds since 1970), again each second until the moment has come or while
 * `held`. On the server, and while its HTML is taken over, the same zeros at any time of day.
 */
export function useTimeLeft(target: number, held: boolean): TimeLeft {
  const live = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(target, now);
  const running = live && !held && !left.over;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [running]);
  return live ? left : unknown;
}

import { useState, useEffect } from 'react';
import { wordsOf } from '@site/kit/content/content-of.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { longDate } from '@site/kit/ui/long-date.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { textButton } from '@site/kit/ui/button-look.ts';
import countdown from '../content/countdown.yaml';

const words = wordsOf(countdown);

type CountdownProps = {
  /** The end, in the format of the site configuration: a date and time with a time zone. */
  until: string;
  /** Whether the background is tinted, which puts the digits on white. */
  onTint?: boolean;
};

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Shows the days, hours, minutes and seconds until a date, and zeros after it. Screen readers can read the countdown
 * but don't announce it. Visitors can pause it. The sentence above it names the date and says when it has passed.
 * Without JavaScript there is only a sentence that is true both before and after the date.
 */
export function Countdown({ until, onTint = false }: CountdownProps) {
  const live = useHydrated();
  const [paused, setPaused] = useState(false);
  const target = Date.parse(until);
  const left = useTimeLeft(target, paused);
  const sentence = words(live ? (left.over ? 'passed' : 'running') : 'planned');
  const [before, after] = sentence.split('{date}');
  return (
    <div className="grid grid-cols-1 gap-3">
      {/*
        Reserves space for the longest sentence, because only the live page can tell which one applies. The whole
        sentence is replaced, because moving the date within its line would be a layout shift.
      */}
      <p key={sentence} className="text-quiet min-h-20 sm:min-h-13">
        <span>{before}</span>
        <time dateTime={until}>{longDate(new Date(target))}</time>
        <span>{after}</span>
      </p>
      <div
        role="timer"
        aria-label={words('name')}
        // Four in a row, or two rows of two if four columns would be too narrow for "seconds"; never three and one.
        className="grid grid-cols-[repeat(auto-fit,minmax(clamp((100%-24px)/4,(18rem-100%)*999,(100%-8px)/2),1fr))] gap-2 print:break-inside-avoid noscript:hidden"
      >
        {units.map((unit) => (
          <div
            key={unit}
            className={cn(
              'rounded-button pt-2.5 pb-2 text-center leading-[1.3] text-teal-700',
              onTint ? 'bg-surface' : 'bg-teal-100',
            )}
          >
            <b className="block font-head text-30 leading-[1.1] font-bold text-ink tabular-nums">
              {left[unit]}
            </b>{' '}
            <span>{words(`units.${unit}`)}</span>
          </div>
        ))}
      </div>
      {live && !left.over && (
        <button
          type="button"
          className={cn(textButton, 'justify-self-start')}
          onClick={() => setPaused(!paused)}
        >
          {words(paused ? 'run' : 'hold')}
        </button>
      )}
    </div>
  );
}

const SECOND_MS = 1000;

/** The state rendered on the server, which doesn't depend on its clock: zeros, as after the end. */
const unknown: TimeLeft = {
  over: false,
  days: '00',
  hours: '00',
  minutes: '00',
  seconds: '00',
};

/**
 * Returns the time until `target` (milliseconds since 1970), updated every second until the target is reached, except
 * while `paused`. Returns zeros on the server and during hydration.
 */
function useTimeLeft(target: number, paused: boolean): TimeLeft {
  const live = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(target, now);
  const running = live && !paused && !left.over;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [running]);
  return live ? left : unknown;
}

/** Each part has two digits; `days` has more from 100 on. */
type TimeLeft = {
  /** Whether the date has passed. If so, all parts are zero. */
  over: boolean;
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
};

/** Returns the time from `now` to `target`, both in milliseconds since 1970, rounded up to whole seconds. */
export function timeLeft(target: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((target - now) / 1000));
  return {
    over: seconds === 0,
    days: twoDigits(seconds / 86_400),
    hours: twoDigits((seconds / 3600) % 24),
    minutes: twoDigits((seconds / 60) % 60),
    seconds: twoDigits(seconds % 60),
  };
}

function twoDigits(figure: number): string {
  return String(Math.floor(figure)).padStart(2, '0');
}

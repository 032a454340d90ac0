import { useState } from 'react';
import { longDate } from '@site/kit/ui/long-date.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { waitlist } from '../content/waitlist.ts';
import { useTimeLeft } from './use-time-left.ts';

type CountdownProps = {
  /** The moment it runs to, as the site configuration has it: a date and time with a time zone. */
  until: string;
  /** On a tinted ground, where its figures stand on white. */
  onTint?: boolean;
};

const words = waitlist.countdown;

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Days, hours, minutes and seconds to a moment; zeros, standing still, once it is over. It is read by those who
 * look for it and never announced; while it runs it can be stopped. The sentence before it names the day, and once the
 * day is over says so; where no script runs it stands alone, and is true before and after.
 */
export function Countdown({ until, onTint = false }: CountdownProps) {
  const live = useHydrated();
  const [held, setHeld] = useState(false);
  const target = Date.parse(until);
  const left = useTimeLeft(target, held);
  const [before, after] = (left.over ? words.passed : words.planned).split('{date}');
  return (
    <div className="ui-stack gap-3">
      {/* Room for either sentence: which of them is true is known only when the page is live. One takes the
          other's place as a whole, because a day that moves within the line is a layout shift. */}
      <p key={String(left.over)} className="ui-quiet min-h-20 sm:min-h-13">
        {before}
        <time dateTime={until}>{longDate(new Date(target))}</time>
        {after}
      </p>
      <div role="timer" aria-label={words.name} className="ui-countdown noscript:hidden">
        {units.map((unit) => (
          <div key={unit} className={onTint ? 'bg-surface' : undefined}>
            <b>{left[unit]}</b> {words.units[unit]}
          </div>
        ))}
      </div>
      {live && !left.over && (
        <button
          type="button"
          className="ui-text-button justify-self-start"
          onClick={() => setHeld(!held)}
        >
          {held ? words.run : words.hold}
        </button>
      )}
    </div>
  );
}

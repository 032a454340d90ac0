import { useEffect, useState } from 'react';
import { cn } from './cn.ts';
import { stateCardLook } from './state-card.tsx';

type SkeletonProps = {
  /** Announced by screen readers, such as "Loading article". */
  label: string;
  lines?: number;
  picture?: boolean;
};

/** Delay before the placeholder is shown, so that fast responses don't flicker, in milliseconds. */
const delayMs = 300;

const widths = ['w-11/12', 'w-8/12', 'w-10/12', 'w-6/12'] as const;

/** A placeholder for loading content. Shows nothing for the first 300 ms. */
export function Skeleton({ label, lines = 3, picture = false }: SkeletonProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div>
      <output className="sr-only">{late && label}</output>
      <div className={cn(stateCardLook, !late && 'invisible')} aria-hidden="true">
        {picture && (
          <span className="block h-21 w-21 flex-none rounded-button bg-skeleton sm:w-30" />
        )}
        <span className="grid min-w-0 flex-[1_1_8.5rem] grid-cols-1 gap-2.5">
          {Array.from({ length: lines }, (_, line) => (
            <span
              key={line}
              className={cn('block h-4 rounded-[10px] bg-skeleton', widths[line % widths.length])}
            />
          ))}
        </span>
      </div>
    </div>
  );
}

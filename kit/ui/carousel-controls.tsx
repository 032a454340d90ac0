import { cn } from './cn.ts';
import { iconButton } from './icon-button-look.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import type { SlideTarget } from './row-of-slides.ts';
import { useHydrated } from './use-hydrated.ts';
import { rotationControl } from './use-rotation.ts';

type StopButtonProps = {
  rotating: boolean;
  onChange: (rotating: boolean) => void;
  /** Nothing turns yet: only the button's place is kept. */
  waiting: boolean;
};

/** Stops and starts what turns by itself. */
export function StopButton({ rotating, onChange, waiting }: StopButtonProps) {
  return (
    <button
      type="button"
      className={cn(
        // "Stop" and "Start" take the same room, so that what stands beside does not move.
        'inline-flex min-h-11 min-w-25.5 items-center gap-2 rounded-pill border-[1.5px] border-line-strong py-1.5 pr-3.5 pl-2.5 font-head text-16 leading-none font-semibold hover:bg-teal-100',
        waiting && 'invisible',
      )}
      onClick={() => onChange(!rotating)}
      {...rotationControl}
    >
      <Icon name={rotating ? 'pause' : 'play'} size={22} />
      <span>{rotating ? 'Stop' : 'Start'}</span>
      <span className="sr-only"> slide rotation</span>
    </button>
  );
}

type DotsProps = {
  /** The names of the places one can go to. */
  labels: readonly string[];
  current: number;
  /** Not shown above 1024 px. */
  narrowOnly: boolean;
  /** Their number is not known yet: only their line is kept. */
  waiting: boolean;
  onChoose: (index: number) => void;
};

/** How many dots fit on one line of a narrow phone. */
const MOST_DOTS = 11;

/**
 * One dot for each place, or for the places around the current one when there are many. The current one is longer
 * and cannot be pressed.
 */
export function Dots({ labels, current, narrowOnly, waiting, onChoose }: DotsProps) {
  const alive = useHydrated();
  const from = Math.max(
    0,
    Math.min(current - Math.floor(MOST_DOTS / 2), labels.length - MOST_DOTS),
  );
  return (
    <fieldset
      className={cn(
        'flex flex-wrap items-center justify-center',
        narrowOnly && 'xl:hidden',
        waiting && 'invisible',
      )}
      aria-label="Choose a slide"
    >
      {labels.slice(from, from + MOST_DOTS).map((label, place) => {
        const index = from + place;
        return (
          <button
            key={label}
            type="button"
            // The current one is wider without a new width, which would count as a shift of the layout.
            className="grid h-11 w-6 place-items-center before:h-2.5 before:w-2.75 before:rounded-stone before:bg-dot aria-disabled:before:scale-x-200 aria-disabled:before:bg-teal-600 forced-colors:before:border-2 forced-colors:before:border-[ButtonText]"
            data-slide={alive ? undefined : index}
            aria-label={label}
            aria-disabled={index === current || undefined}
            onClick={() => {
              if (index !== current) onChoose(index);
            }}
          />
        );
      })}
    </fieldset>
  );
}

type ArrowsProps = {
  /** What stands in the slides, in the plural. */
  noun: string;
  atStart: boolean;
  atEnd: boolean;
  className?: string | undefined;
  onMove: (target: SlideTarget) => void;
};

/** To the slide before and the slide after. At an end the arrow is greyed and keeps the focus it may have. */
export function Arrows({ noun, atStart, atEnd, className, onMove }: ArrowsProps) {
  return (
    <div className={cn('flex gap-2', className)}>
      <Arrow
        icon="arrow-left"
        label={`Previous ${noun}`}
        off={atStart}
        to="previous"
        onMove={onMove}
      />
      <Arrow icon="arrow-right" label={`Next ${noun}`} off={atEnd} to="next" onMove={onMove} />
    </div>
  );
}

type ArrowProps = {
  icon: IconName;
  label: string;
  off: boolean;
  to: 'previous' | 'next';
  onMove: (target: SlideTarget) => void;
};

function Arrow({ icon, label, off, to, onMove }: ArrowProps) {
  const alive = useHydrated();
  return (
    <button
      type="button"
      className={iconButton}
      data-slide={alive ? undefined : to}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onMove(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

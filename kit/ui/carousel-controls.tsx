import type { Ref } from 'react';
import { cn } from './cn.ts';
import { iconButton } from './button-look.ts';
import { Icon } from './icon.tsx';
import type { SlideTarget } from './row-of-slides.ts';

type StopButtonProps = {
  ref: Ref<HTMLButtonElement>;
  rotating: boolean;
  isReady: boolean;
  onClick: () => void;
};

export function StopButton({ rotating, isReady, ...button }: StopButtonProps) {
  return (
    <button
      type="button"
      className={cn(
        // A fixed width, so that switching between "Stop" and "Start" doesn't shift the layout.
        'inline-flex min-h-11 min-w-25.5 items-center gap-2 rounded-pill border-[1.5px] border-line-strong py-1.5 pr-3.5 pl-2.5 font-head text-16 leading-none font-semibold hover:bg-teal-100',
        !isReady && 'invisible',
      )}
      data-rotation-control=""
      {...button}
    >
      <Icon name={rotating ? 'pause' : 'play'} size={22} />
      <span>{rotating ? 'Stop' : 'Start'}</span>
      <span className="sr-only"> slide rotation</span>
    </button>
  );
}

type ControlProps = {
  /** Until the island is ready, the loader handles a press by scrolling the row. */
  isReady: boolean;
  onChoose: (target: SlideTarget) => void;
};

type ArrowProps = ControlProps & { to: 'previous' | 'next'; noun: string; isOff: boolean };

export function Arrow({ to, noun, isOff, isReady, onChoose }: ArrowProps) {
  return (
    <button
      type="button"
      className={iconButton}
      data-slide={isReady ? undefined : to}
      aria-label={`${to === 'next' ? 'Next' : 'Previous'} ${noun}`}
      // Dimmed rather than disabled, so that the button keeps focus.
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onChoose(to)}
    >
      <Icon name={to === 'next' ? 'arrow-right' : 'arrow-left'} />
    </button>
  );
}

/** The number of dots that fit on one line of a narrow phone. */
const MAX_DOTS = 11;

type DotsProps = ControlProps & { names: readonly string[]; current: number; className: string };

/** One dot per position, or only those around the current one if there are too many. */
export function Dots({ names, current, isReady, onChoose, className }: DotsProps) {
  const middle = current - Math.floor(MAX_DOTS / 2);
  const from = Math.max(0, Math.min(middle, names.length - MAX_DOTS));
  return (
    <fieldset
      className={cn('flex flex-wrap items-center justify-center', className)}
      aria-label="Choose a slide"
    >
      {names.slice(from, from + MAX_DOTS).map((name, place) => {
        const index = from + place;
        return (
          <button
            key={name}
            type="button"
            // Widened with a transform, because changing the width would count as layout shift.
            className="grid h-11 w-6 place-items-center before:h-2.5 before:w-2.75 before:rounded-stone before:bg-dot aria-disabled:before:scale-x-200 aria-disabled:before:bg-teal-600 forced-colors:before:border-2 forced-colors:before:border-[ButtonText]"
            data-slide={isReady ? undefined : index}
            aria-label={name}
            aria-disabled={index === current || undefined}
            onClick={() => index !== current && onChoose(index)}
          />
        );
      })}
    </fieldset>
  );
}

import { useRef, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { Dots, StopButton } from '@site/kit/ui/carousel-controls.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { useRotation } from '@site/kit/ui/use-rotation.ts';

type TurningPicturesProps = { label: string; titles: readonly string[] };

/** How long a picture stays, in milliseconds (specification, section 9). */
const PICTURE_STAYS_MS = 3000;

const slideRole = { role: 'group', 'aria-roledescription': 'slide' } as const;

/**
 * Static pictures that take turns, each with its words. A button in front of them stops and starts, a dot
 * for each jumps to it and stops.
 */
export const turningPictures = defineIsland<TurningPicturesProps>(
  'turning-pictures',
  TurningPictures,
);

function TurningPictures({ label, titles, staticParts }: IslandProps<TurningPicturesProps>) {
  const root = useRef<HTMLElement>(null);
  const alive = useHydrated();
  const [front, setFront] = useState(0);
  const { rotating, setRotating } = useRotation(root, PICTURE_STAYS_MS, () =>
    setFront((shown) => (shown + 1) % titles.length),
  );
  const names = titles.map((title, index) => `${index + 1} of ${titles.length}: ${title}`);

  function onChoose(index: number) {
    setRotating(false);
    setFront(index);
  }

  return (
    <section
      ref={root}
      className="flex flex-col"
      aria-roledescription="carousel"
      aria-label={label}
    >
      {/* First for the keyboard, and below the pictures for the eye. */}
      <div className="order-1 flex items-center justify-between gap-3 pt-3 noscript:hidden print:hidden">
        <StopButton rotating={rotating} onChange={setRotating} waiting={!alive} />
        <Dots
          labels={names}
          current={front}
          narrowOnly={false}
          waiting={!alive}
          onChoose={onChoose}
        />
      </div>
      <div
        className="grid overflow-hidden rounded-card border border-line bg-surface noscript:gap-4 print:block print:overflow-visible print:border-0"
        aria-live={rotating ? 'off' : 'polite'}
      >
        {names.map((name, index) => (
          <StaticHtml
            key={name}
            of={staticParts[index]}
            {...slideRole}
            aria-label={name}
            aria-hidden={(alive && index !== front) || undefined}
            className={cn(
              'col-start-1 row-start-1 transition-opacity duration-250 noscript:row-start-auto print:break-inside-avoid',
              index === front ? 'opacity-100' : 'opacity-0 noscript:opacity-100 print:opacity-100',
            )}
          />
        ))}
      </div>
    </section>
  );
}

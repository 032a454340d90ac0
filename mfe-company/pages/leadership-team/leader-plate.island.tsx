import { useEffect, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { PlainCard } from '../plain-card.tsx';

type LeaderPlateProps = {
  /** The id of the description; unique on the page. */
  wordsId: string;
  more: string;
  /** Completes `more` for screen readers. */
  about: string;
};

/**
 * Wraps a leader's static photo, description, name and profile link. The description replaces the photo on hover or at
 * a press of the button; Escape hides it. Without JavaScript the description is below the photo.
 */
export const leaderPlate = defineIsland<LeaderPlateProps>('leader-plate', LeaderPlate);

/**
 * Photo and text share a grid cell. Without JavaScript and in print both are visible, and `!` overrides `group-hover:`,
 * so that hover has no effect.
 */
const inStage =
  'col-start-1 row-start-1 transition-opacity duration-200 noscript:opacity-100! print:opacity-100!';

function LeaderPlate({ wordsId, more, about, staticParts }: IslandProps<LeaderPlateProps>) {
  const [open, setOpen] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [photo, words, name, profile] = staticParts;

  useEffect(() => {
    if (!open && !hovered) return undefined;
    const hide = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      setDismissed(true);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [open, hovered]);

  return (
    <PlainCard
      className="group flex flex-col overflow-hidden print:overflow-visible"
      data-shows={open ? 'words' : dismissed ? 'photo' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => {
        setHovered(false);
        setDismissed(false);
      }}
    >
      <div className="grid flex-1 bg-sand-100 noscript:block print:block">
        <StaticHtml
          of={photo}
          className={cn(
            inStage,
            'grid place-items-center px-5 pt-5 pb-3 group-hover:opacity-0 group-data-[shows=photo]:opacity-100 group-data-[shows=words]:opacity-0',
          )}
        />
        <StaticHtml
          of={words}
          id={wordsId}
          className={cn(
            inStage,
            'invisible grid content-center gap-2.5 px-6 py-5 opacity-0 group-hover:visible group-hover:opacity-100 group-data-[shows=photo]:invisible group-data-[shows=photo]:opacity-0 group-data-[shows=words]:visible group-data-[shows=words]:opacity-100 noscript:visible! print:visible!',
          )}
        />
      </div>
      <div className="px-5 pt-4 pb-2.5">
        <StaticHtml of={name} className="contents" />
        <div className="flex min-h-12 items-center justify-between gap-3">
          <button
            type="button"
            className="flex min-h-11 items-center gap-1.5 font-head text-18 leading-tight font-semibold text-teal-700 hover:underline hover:underline-offset-3 noscript:hidden print:hidden"
            data-live="only"
            aria-expanded={open}
            aria-controls={wordsId}
            onClick={() => {
              setOpen(!open);
              setDismissed(open);
            }}
          >
            <span>
              <span>{more}</span>
              <span className="sr-only">{` ${about}`}</span>
            </span>
            <Icon
              name="chevron-down"
              size={20}
              className={cn('transition-transform duration-200', open && 'rotate-180')}
            />
          </button>
          <StaticHtml of={profile} className="contents" />
        </div>
      </div>
    </PlainCard>
  );
}

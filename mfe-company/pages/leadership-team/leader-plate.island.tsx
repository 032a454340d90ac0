import { useEffect, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { classNames } from '@site/kit/ui/class-names.ts';
import { Icon } from '@site/kit/ui/icon.tsx';

type LeaderPlateProps = {
  /** The id of the description; unique on the page. */
  wordsId: string;
  more: string;
  /** Whom `more` is about, for those who do not see the card. */
  about: string;
};

/**
 * The plate of a leader around its static photo, description, name and profile. The description is shown in the
 * photo's place: a mouse shows it by resting on the card, everybody by the button, Escape hides it.
 * Without JavaScript it stands below the photo.
 */
export const leaderPlate = defineIsland<LeaderPlateProps>('leader-plate', LeaderPlate);

function LeaderPlate({ wordsId, more, about, staticParts }: IslandProps<LeaderPlateProps>) {
  const [open, setOpen] = useState(false);
  const [pointedAt, setPointedAt] = useState(false);
  const [sentAway, setSentAway] = useState(false);
  const [photo, words, name, profile] = staticParts;

  useEffect(() => {
    if (!open && !pointedAt) return undefined;
    const hide = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      setSentAway(true);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [open, pointedAt]);

  return (
    <article
      className={classNames(
        'ui-leader ui-plain-card',
        open && 'ui-leader-open',
        sentAway && 'ui-leader-dismissed',
      )}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => {
        setPointedAt(false);
        setSentAway(false);
      }}
    >
      <div className="ui-leader-stage">
        <StaticHtml of={photo} className="ui-leader-photo" />
        <StaticHtml of={words} id={wordsId} className="ui-leader-description" />
      </div>
      <div className="ui-leader-name">
        <StaticHtml of={name} className="contents" />
        <div className="ui-leader-actions">
          <button
            type="button"
            className="ui-leader-more noscript:hidden print:hidden"
            data-live="only"
            aria-expanded={open}
            aria-controls={wordsId}
            onClick={() => {
              setOpen(!open);
              setSentAway(open);
            }}
          >
            <span>
              <span>{more}</span>
              <span className="ui-visually-hidden">{` ${about}`}</span>
            </span>
            <Icon name="chevron-down" size={20} />
          </button>
          <StaticHtml of={profile} className="contents" />
        </div>
      </div>
    </article>
  );
}

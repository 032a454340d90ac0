import { useEffect, useId, useState } from 'react';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { classNames } from '@site/kit/ui/class-names.ts';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { leadershipTeam } from '../../content/leadership-team.ts';
import type { Leader } from '../../content/team-schema.ts';
import { ContentPicture } from '../words/content-picture.tsx';

type LeaderCardProps = { leader: Leader; site: SiteConfig };

/**
 * A leader: photo, name, role, and a description in the photo's place. A mouse shows it by resting on the
 * card, everybody by the button, Escape hides it. Without JavaScript it stands below the photo.
 */
export function LeaderCard({ leader, site }: LeaderCardProps) {
  const { leaderName, role, img, link, description } = leader;
  const wordsId = useId();
  const [open, setOpen] = useState(false);
  const [pointedAt, setPointedAt] = useState(false);
  const [sentAway, setSentAway] = useState(false);

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
      className={classNames('leader plate', open && 'leader-open', sentAway && 'leader-sent-away')}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => {
        setPointedAt(false);
        setSentAway(false);
      }}
    >
      <div className="leader-stage">
        <div className="leader-photo">
          <ContentPicture picture={img} site={site} />
        </div>
        <div id={wordsId} className="leader-words">
          {description.map((sentence) => (
            <p key={sentence}>{withSiteFacts(sentence, site)}</p>
          ))}
        </div>
      </div>
      <div className="leader-name">
        <h2 className="text-20">{leaderName}</h2>
        <p className="card-text">{role}</p>
        <div className="leader-acts">
          <button
            type="button"
            className="leader-more noscript:hidden print:hidden"
            data-live=""
            aria-expanded={open}
            aria-controls={wordsId}
            onClick={() => {
              setOpen(!open);
              setSentAway(open);
            }}
          >
            <span>
              {leadershipTeam.more}
              <span className="visually-hidden">
                {' '}
                {leadershipTeam.about.replace('{name}', leaderName)}
              </span>
            </span>
            <Icon name="chevron-down" size={20} />
          </button>
          {link && (
            <ExternalLink href={link} look="go">
              {leadershipTeam.profile}
              <span className="visually-hidden">
                {' '}
                {leadershipTeam.of.replace('{name}', leaderName)}
              </span>
            </ExternalLink>
          )}
        </div>
      </div>
    </article>
  );
}

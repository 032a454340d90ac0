import { Fragment } from 'react';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import type { Leader, LeadershipTeam } from '../../content/people-schemas.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { leaderPlate } from './leader-plate.island.tsx';

type LeaderCardProps = {
  leader: Leader;
  words: Pick<LeadershipTeam, 'more' | 'about' | 'of'>;
  site: SiteConfig;
};

/** A leader's card: photo, name, role, and a description on demand. */
export function LeaderCard({ leader, words, site }: LeaderCardProps) {
  const { id, leaderName, role, img, link, description } = leader;
  return (
    <Island
      of={leaderPlate}
      props={{
        wordsId: `about-${id}`,
        more: words.more,
        about: words.about.replace('{name}', leaderName),
      }}
      staticParts={[
        <ContentPicture key="photo" className="w-full max-w-65" picture={img} site={site} />,
        description.map((sentence) => <p key={sentence}>{withSiteFacts(sentence, site)}</p>),
        <Fragment key="name">
          <h2 className="text-20">{leaderName}</h2>
          <p className="leading-snug text-ink-quiet">{role}</p>
        </Fragment>,
        link && (
          <ExternalLink key="profile" href={link.to} look="go">
            {link.text}
            <span className="sr-only"> {words.of.replace('{name}', leaderName)}</span>
          </ExternalLink>
        ),
      ]}
    />
  );
}

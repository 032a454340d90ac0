import { pageHead } from '@site/kit/ui/page-head.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { LeadershipTeam, Team, Leader } from '../../content/people-schemas.ts';
import document from '../../content/leadership-team.md';
import clinicalTeam from '../../content/teams/clinical.yaml';
import techTeam from '../../content/teams/tech.yaml';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { aboutUsCrumb, home } from '../page-parts.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Fragment } from 'react';
import { Island } from '@site/kit/islands/island.tsx';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { leaderPlate } from './leader-plate.island.tsx';

const words = contentOf<LeadershipTeam>(document);

/** The other members, shown as portraits. */
const others = [clinicalTeam, techTeam].flatMap((team) => contentOf<Team>(team).people);

export const page: Page = {
  render: ({ site }) => <LeadershipTeamPage site={site} />,
  head: ({ site }) =>
    pageHead(words, site, {
      trail: [home, aboutUsCrumb, { label: words.heading, href: '/company/leadershipTeam' }],
    }),
};

/** The leadership page: a card for each leader, with a description on demand. */
function LeadershipTeamPage({ site }: { site: SiteConfig }) {
  return (
    <>
      <PageTop
        breadcrumbs={<Breadcrumbs trail={[home, aboutUsCrumb]} current={words.heading} />}
        title={words.heading}
        lead={withSiteFacts(words.intro, site)}
        picture={<ContentPicture picture={words.picture} site={site} first />}
      />
      <Section tight>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
          {words.leaders.map((leader) => (
            <li key={leader.id} className="grid">
              <LeaderCard leader={leader} site={site} />
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="white" tight title={words.others.heading}>
        <ul
          className="mb-6 grid max-w-240 grid-cols-4 gap-2 md:grid-cols-6 xl:grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))]"
          aria-hidden="true"
        >
          {others.map(({ name, image: { src, width, height } }) => (
            <li key={name}>
              <ContentPicture picture={{ src, width, height }} site={site} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          {words.others.links.map(({ text, to }) => (
            <ButtonLink key={to} href={to} variant="second">
              {text}
            </ButtonLink>
          ))}
        </div>
      </Section>
    </>
  );
}

/** A leader's card: photo, name, role, and a description on demand. */
function LeaderCard({ leader, site }: { leader: Leader; site: SiteConfig }) {
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

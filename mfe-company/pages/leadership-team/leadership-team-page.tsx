import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { clinicalTeam } from '../../content/clinical-team.ts';
import { leaders } from '../../content/leaders.ts';
import { leadershipTeam } from '../../content/leadership-team.ts';
import { techTeam } from '../../content/tech-team.ts';
import { aboutUsCrumb, home } from '../../content/trail.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { LeaderCard } from './leader-card.tsx';

/** The leadership page: a card for each leader, with a description that can be shown. */
export function LeadershipTeamPage({ site }: PageProps) {
  const { others } = leadershipTeam;
  return (
    <>
      <PageTop
        breadcrumbs={<Breadcrumbs trail={[home, aboutUsCrumb]} current={leadershipTeam.crumb} />}
        title={leadershipTeam.heading}
        lead={withSiteFacts(leadershipTeam.intro, site)}
        picture={<ContentPicture picture={leadershipTeam.picture} site={site} first />}
      />
      <Section tight>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
          {leaders.map((leader) => (
            <li key={leader.id} className="grid">
              <LeaderCard leader={leader} site={site} />
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="white" tight title={others.heading}>
        <ul
          className="mb-6 grid max-w-240 grid-cols-4 gap-2 md:grid-cols-6 xl:grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))]"
          aria-hidden="true"
        >
          {[...clinicalTeam, ...techTeam].map(({ id, image: { src, width, height } }) => (
            <li key={id}>
              <ContentPicture picture={{ src, width, height }} site={site} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          {others.links.map(({ text, to }) => (
            <ButtonLink key={to} href={to} variant="second">
              {text}
            </ButtonLink>
          ))}
        </div>
      </Section>
    </>
  );
}

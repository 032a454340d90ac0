import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { AboutUs } from '../../content/about-us-schema.ts';
import document from '../../content/about-us.yaml';
import type { LeadershipTeam } from '../../content/leadership-team-schema.ts';
import leadershipTeam from '../../content/leadership-team.md';
import type { Team } from '../../content/team-schema.ts';
import clinicalTeam from '../../content/teams/clinical.yaml';
import techTeam from '../../content/teams/tech.yaml';
import { aboutUsHead } from './about-us-head.ts';
import { AboutUsPage } from './about-us-page.tsx';

const aboutUs = contentOf<AboutUs>(document);

const teams = {
  leaders: contentOf<LeadershipTeam>(leadershipTeam).leaders.map(({ leaderName, role, img }) => ({
    name: leaderName,
    details: role,
    image: img,
  })),
  clinicians: contentOf<Team>(clinicalTeam).people,
  engineers: contentOf<Team>(techTeam).people,
};

export const page: Page = {
  render: ({ site }) => <AboutUsPage aboutUs={aboutUs} teams={teams} site={site} />,
  head: ({ site }) => aboutUsHead(aboutUs, Object.values(teams).flat(), site),
};

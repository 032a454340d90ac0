import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { LeadershipTeam } from '../../content/leadership-team-schema.ts';
import document from '../../content/leadership-team.md';
import type { Team } from '../../content/team-schema.ts';
import clinicalTeam from '../../content/teams/clinical.yaml';
import techTeam from '../../content/teams/tech.yaml';
import { leadershipTeamHead } from './leadership-team-head.ts';
import { LeadershipTeamPage } from './leadership-team-page.tsx';

const leadershipTeam = contentOf<LeadershipTeam>(document);
const others = [clinicalTeam, techTeam].flatMap((team) => contentOf<Team>(team).people);

export const page: Page = {
  render: ({ site }) => <LeadershipTeamPage words={leadershipTeam} others={others} site={site} />,
  head: ({ site }) => leadershipTeamHead(leadershipTeam, site),
};

import type { Page } from '@site/kit/remote/define-remote.ts';
import { leadershipTeamHead } from './leadership-team-head.ts';
import { LeadershipTeamPage } from './leadership-team-page.tsx';

export const page: Page = {
  render: (props) => <LeadershipTeamPage {...props} />,
  head: leadershipTeamHead,
};

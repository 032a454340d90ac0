import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { leadershipTeam } from '../../content/leadership-team.ts';
import { aboutUsCrumb } from '../../content/trail.ts';
import { breadcrumbList } from '../head/breadcrumb-list.ts';

/** The head of the leadership page. */
export function leadershipTeamHead({ site }: { site: SiteConfig }): Head {
  const { head, crumb } = leadershipTeam;
  const path = '/company/leadershipTeam';
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: path,
    jsonLd: [breadcrumbList(site, { name: crumb, path, above: [aboutUsCrumb] })],
  };
}

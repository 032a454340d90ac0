import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { leadershipTeam } from '../../content/leadership-team.ts';
import { aboutUsCrumb, home } from '../../content/trail.ts';

/** The head of the leadership page. */
export function leadershipTeamHead({ site }: { site: SiteConfig }): Head {
  const { head, crumb } = leadershipTeam;
  const path = '/company/leadershipTeam';
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: path,
    jsonLd: [breadcrumbList([home, aboutUsCrumb, { label: crumb, href: path }], site)],
  };
}

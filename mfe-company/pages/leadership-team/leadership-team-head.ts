import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { LeadershipTeam } from '../../content/leadership-team-schema.ts';
import { aboutUsCrumb, home } from '../shared-words.ts';

/** The head of the leadership page. */
export function leadershipTeamHead({ head, heading }: LeadershipTeam, site: SiteConfig): Head {
  const path = '/company/leadershipTeam';
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: path,
    jsonLd: [breadcrumbList([home, aboutUsCrumb, { label: heading, href: path }], site)],
  };
}

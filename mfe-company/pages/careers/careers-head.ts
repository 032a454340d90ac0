import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { careers } from '../../content/careers.ts';
import { aboutUsCrumb } from '../../content/trail.ts';
import { breadcrumbList } from '../head/breadcrumb-list.ts';

/** The head of the careers page. */
export function careersHead({ site }: { site: SiteConfig }): Head {
  const { head, crumb } = careers;
  const path = '/company/careers';
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: path,
    jsonLd: [breadcrumbList(site, { name: crumb, path, above: [aboutUsCrumb] })],
  };
}

import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Careers } from '../../content/careers-schema.ts';
import { aboutUsCrumb, home } from '../shared-words.ts';

/** The head of the careers page. */
export function careersHead({ head, crumb }: Careers, site: SiteConfig): Head {
  const path = '/company/careers';
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: path,
    jsonLd: [breadcrumbList([home, aboutUsCrumb, { label: crumb, href: path }], site)],
  };
}

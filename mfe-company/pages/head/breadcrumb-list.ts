import type { JsonLd } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type Crumb, home } from '../../content/trail.ts';

/** Where a page is in the site, for search engines: Home, the pages between, and the page itself. */
export function breadcrumbList(
  site: SiteConfig,
  page: { name: string; path: string; above?: readonly Crumb[] },
): JsonLd {
  const trail = [home, ...(page.above ?? []), { label: page.name, href: page.path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${site.siteUrl}${href}`,
    })),
  };
}

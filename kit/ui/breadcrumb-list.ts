import type { BreadcrumbList } from 'schema-dts';
import type { JsonLd } from '../remote/contract.ts';
import { withProductSlug, withSiteFacts } from '../remote/product-paths.ts';
import type { SiteConfig } from '../site.ts';
import type { Crumb } from './breadcrumbs.tsx';

/**
 * Returns the trail from Home to a page as structured data, ending with the page itself. Fills in `{product}` in labels
 * and addresses.
 */
export function breadcrumbList(trail: readonly Crumb[], site: SiteConfig): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: withSiteFacts(label, site),
      item: `${site.siteUrl}${withProductSlug(href, site)}`,
    })),
  } satisfies BreadcrumbList;
}

import type { JsonLd } from '@site/kit/remote/contract.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { BreadcrumbList } from 'schema-dts';

/** One page of a trail; `{product}` in its label and path stands for the configured name and slug. */
export type Crumb = { label: string; path: string };

/** The trail from Home to a page as search engines read it; the page itself comes last. */
export function breadcrumbList(trail: readonly Crumb[], site: SiteConfig): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: withSiteFacts(label, site),
      item: `${site.siteUrl}${withProductSlug(path, site)}`,
    })),
  } satisfies BreadcrumbList;
}

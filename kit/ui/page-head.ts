import type { BreadcrumbList } from 'schema-dts';
import type { Head, JsonLd, SharedImage } from '../remote/contract.ts';
import { withProductSlug, withSiteFacts } from '../remote/product-paths.ts';
import type { SiteConfig } from '../site.ts';
import type { Crumb } from './breadcrumbs.tsx';
import type { PictureContent } from './content-picture.tsx';

/** What a page's document says about the page. */
type PageContent = { head: { title: string; description: string }; picture: PictureContent };

type PageHead = {
  /** From Home to the page itself, whose address is the canonical path. */
  trail: readonly Crumb[];
  type?: 'article';
  jsonLd?: readonly JsonLd[];
};

/** Returns the head of a page below Home, with its breadcrumbs as structured data. */
export function pageHead(
  { head, picture }: PageContent,
  site: SiteConfig,
  { trail, type, jsonLd = [] }: PageHead,
): Head {
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: withProductSlug(trail.at(-1)?.href ?? '/', site),
    openGraph: { ...(type && { type }), image: sharedImage(picture, site) },
    jsonLd: [breadcrumbList(trail, site), ...jsonLd],
  };
}

/** Returns a page's own picture for its head. */
export function sharedImage(
  { src, width, height, alt = '' }: PictureContent,
  site: SiteConfig,
): SharedImage {
  return { path: src, width, height, alt: withSiteFacts(alt, site) };
}

/**
 * Returns the trail from Home to a page as structured data, ending with the page itself. Fills in `{product}` in labels
 * and addresses.
 */
function breadcrumbList(trail: readonly Crumb[], site: SiteConfig): JsonLd {
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

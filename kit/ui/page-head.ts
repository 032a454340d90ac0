import type { Head, JsonLd } from '../remote/contract.ts';
import { withProductSlug, withSiteFacts } from '../remote/product-paths.ts';
import { sharedImage } from '../remote/shared-image.ts';
import type { SiteConfig } from '../site.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
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

import type { BlogCardData } from '@site/kit/blog-cards/blog-card-data.ts';
import { builtInCards } from '@site/kit/blog-cards/built-in-cards.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';

/** The cards of published posts with those of the posts that are part of the site after them. */
export function siteCards(
  published: readonly BlogCardData[],
  site: SiteConfig,
): readonly BlogCardData[] {
  const builtIn = builtInCards.map(({ title, author, ...card }) => ({
    ...card,
    title: withSiteFacts(title, site),
    author: withSiteFacts(author, site),
  }));
  return [...published, ...builtIn];
}

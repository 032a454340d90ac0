import type { BlogInState } from '@site/kit/blog-cards/blog-card-data.ts';
import { builtInCards, cardOfBuiltIn } from '@site/kit/blog-cards/built-in-cards.ts';
import type { SiteConfig } from '@site/kit/site.ts';

/** The cards of published posts with those of the posts that are part of the site after them. */
export function siteCards(
  published: readonly BlogInState[],
  site: SiteConfig,
): readonly BlogInState[] {
  return [...published, ...builtInCards.map((card) => cardOfBuiltIn(card, site))];
}

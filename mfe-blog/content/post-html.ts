import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { nonBreakingUnits } from '@site/kit/ui/non-breaking-units.ts';

/**
 * Fills in the configured slug in internal links and the name everywhere else, escaped as HTML. Numbers stay with their
 * units.
 */
export function postHtml(description: string, site: SiteConfig): string {
  const withPaths = description.replaceAll(/href="\/[^"]*"/g, (link) =>
    withProductSlug(link, site),
  );
  const name = site.product.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return nonBreakingUnits(
    withSiteFacts(withPaths, { ...site, product: { ...site.product, name } }),
  );
}

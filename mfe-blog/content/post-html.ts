import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { withUnitsKept } from '@site/kit/ui/with-units-kept.ts';

/**
 * The HTML of a post with the configured facts in it: the slug in links within the site, the name
 * everywhere else. The name is escaped, because it is plain text and this is HTML. Figures stay with
 * their units.
 */
export function postHtml(description: string, site: SiteConfig): string {
  const withPaths = description.replaceAll(/href="\/[^"]*"/g, (link) =>
    withProductSlug(link, site),
  );
  const name = site.product.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return withUnitsKept(withSiteFacts(withPaths, { ...site, product: { ...site.product, name } }));
}

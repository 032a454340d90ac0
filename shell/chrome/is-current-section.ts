import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Navigation } from '../content/words-schema.ts';

/**
 * Returns the `aria-current` value for a navigation item: `page` if `pathname` is the item's own page, `true` if it is
 * elsewhere in the item's section.
 */
export function isCurrentSection(
  item: Navigation['links'][number],
  pathname: string,
  site: SiteConfig,
): 'page' | true | undefined {
  const here = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (here === withProductSlug(item.path, site)) return 'page';
  const inside = item.section.some((prefix) => {
    const start = withProductSlug(prefix, site);
    return here === start || here.startsWith(`${start}/`);
  });
  return inside || undefined;
}

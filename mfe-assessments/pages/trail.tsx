import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import type { Crumb } from './medical/breadcrumb-list.ts';

/** Where this page is in the site: every page above it is a link, the page itself is not. */
export function Trail({ of, site }: { of: readonly Crumb[]; site: SiteConfig }) {
  const current = of.at(-1);
  return (
    <Breadcrumbs
      trail={of.slice(0, -1).map(({ label, path }) => ({
        label: withSiteFacts(label, site),
        href: withProductSlug(path, site),
      }))}
      current={current ? withSiteFacts(current.label, site) : ''}
    />
  );
}

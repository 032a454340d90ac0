import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Breadcrumbs, type Crumb } from '@site/kit/ui/breadcrumbs.tsx';
import { categoryPath, type CategoryTopic, conditionPath } from '../content/paths.ts';
import type { ConditionContent } from '../content/condition-schema.ts';
import { trailWords as words } from '../content/page-words.ts';

/** Breadcrumbs. Every ancestor is a link, but the page itself isn't. */
export function Trail({ of, site }: { of: readonly Crumb[]; site: SiteConfig }) {
  const current = of.at(-1);
  return (
    <Breadcrumbs
      trail={of.slice(0, -1).map(({ label, href }) => ({
        label: withSiteFacts(label, site),
        href: withProductSlug(href, site),
      }))}
      current={current ? withSiteFacts(current.label, site) : ''}
    />
  );
}

export function categoryTrail(topic: CategoryTopic): readonly Crumb[] {
  return [
    { label: words('home'), href: '/' },
    { label: words(`topics.${topic}`), href: categoryPath(topic) },
  ];
}

export function conditionTrail(condition: ConditionContent): readonly Crumb[] {
  return [
    ...categoryTrail(condition.topic),
    { label: condition.name.short, href: conditionPath(condition) },
  ];
}

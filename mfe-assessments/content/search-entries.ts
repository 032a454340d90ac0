import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { conditionPath } from './condition-path.ts';
import { conditions } from './conditions.ts';
import { everydayWords } from './everyday-words.ts';

/** What this section has for people who search: every condition, by its names and by everyday words. */
export function searchEntries(site: SiteConfig): SearchEntry[] {
  return conditions.map((condition) => ({
    path: withProductSlug(conditionPath(condition), site),
    kind: 'condition',
    title: withSiteFacts(condition.name.short, site),
    alsoCalled: [
      condition.name.full,
      ...condition.alsoCalled,
      ...everydayWords[condition.slug],
      ...condition.symptoms.cards.map(({ title }) => title),
    ],
    summary: withSiteFacts(condition.lead.text, site),
  }));
}

import { createContext, use } from 'react';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { ConditionContent } from '../../content/condition-schema.ts';

/** What every part of a condition page may need. */
type ConditionSurroundings = { site: SiteConfig; condition: ConditionContent };

/** The site and the condition of the page around; set by `ConditionPage`. */
export const ConditionContext = createContext<ConditionSurroundings | null>(null);

/** The site and the condition of this page, and `say`, which fills the site's facts into a text. */
export function useCondition() {
  const surroundings = use(ConditionContext);
  if (!surroundings) throw new Error('A part of a condition page stands outside of one.');
  const { site, condition } = surroundings;
  return { site, condition, say: (text: string) => withSiteFacts(text, site) };
}

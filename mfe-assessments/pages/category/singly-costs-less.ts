import type { SiteConfig } from '@site/kit/site.ts';
import type { AgeRange } from '../../content/card-schema.ts';
import { categoryPageWords } from '../../content/category-page-words.ts';
import type { ConditionCategory } from '../../content/category-schema.ts';
import { agesOverlap } from '../age-in-months.ts';
import { describeAges } from '../format-ages.ts';
import { formatRupees } from '../offer-panel.tsx';

/**
 * Says what the questionnaires for an age cost one by one, if that is less than the category's price. Without it the
 * "discounted price" would mislead.
 */
export function singlyCostsLess(
  { assessmentTypes }: ConditionCategory,
  age: AgeRange,
  prices: SiteConfig['prices'],
): string | undefined {
  const offered = assessmentTypes.filter(({ ages }) => ages.some((own) => agesOverlap(own, age)));
  const sum = offered.reduce((total, { priceKey }) => total + prices[priceKey], 0);
  if (offered.length === 0 || sum >= prices.categoryNow) return undefined;
  const name = offered.length === 1 ? 'oneCostsLess' : 'singlyCostsLess';
  return categoryPageWords(`price.${name}`)
    .replace('{count}', String(offered.length))
    .replace('{ages}', describeAges(age))
    .replace('{sum}', formatRupees(sum));
}

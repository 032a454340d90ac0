import type { SiteConfig } from '@site/kit/site.ts';
import { sections } from '../access/rights.ts';

/** What is wrong with the rules of a configuration beyond their form: a rule about nothing would protect nothing. */
export function policyProblems({ reviews = [] }: SiteConfig): readonly string[] {
  const known: readonly string[] = sections;
  return reviews.flatMap(({ of }, index) =>
    of
      .filter((name) => !known.includes(name))
      .map((name) => `reviews.${index}.of: ${name} is none of ${known.join(', ')}`),
  );
}

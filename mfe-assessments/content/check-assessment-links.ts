import type { SiteConfig } from '@site/kit/site.ts';

/** Configured tests that no condition has: a name with a mistake would lead its parents to another page. */
export function strayAssessments(
  { links }: Pick<SiteConfig, 'links'>,
  conditions: readonly { slug: string }[],
): readonly string[] {
  const slugs = new Set(conditions.map(({ slug }) => slug));
  return Object.keys(links.assessments)
    .filter((name) => !slugs.has(name))
    .map((name) => `site.config.json, links.assessments.${name}: there is no such condition`);
}

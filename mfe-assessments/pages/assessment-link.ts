import type { SiteConfig } from '@site/kit/site.ts';

/** The condition's own test, or else the page where a test is chosen. */
export function assessmentLink({ links }: SiteConfig, slug: string): string {
  return links.assessments[slug] ?? links.assessmentSite;
}

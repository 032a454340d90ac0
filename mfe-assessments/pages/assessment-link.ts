import type { SiteConfig } from '@site/kit/site.ts';

/** Where the test for a condition starts: at its own address, or on the page where a test is chosen. */
export function assessmentLink({ links }: SiteConfig, slug: string): string {
  return links.assessments[slug] ?? links.assessmentSite;
}

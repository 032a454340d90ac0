import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import siteFile from '../../../../site.config.json' with { type: 'json' };

/** The site's own configuration. */
export function configuredSite(): SiteConfig {
  const parsed = parseSiteConfig(siteFile);
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join(' '));
  return parsed.site;
}

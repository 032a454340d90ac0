import { parseSiteConfig, type SiteConfig } from '../site.ts';
import { siteFile } from './site-file.ts';

/** For tests: the checked-in site configuration. Throws if it is invalid. */
export function configuredSite(): SiteConfig {
  const parsed = parseSiteConfig(siteFile);
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join('\n'));
  return parsed.site;
}

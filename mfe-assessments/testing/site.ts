import siteFile from '../../site.config.json' with { type: 'json' };
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';

/** The site as it is configured. */
export const site: SiteConfig = configured();

function configured(): SiteConfig {
  const parsed = parseSiteConfig(siteFile);
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join('\n'));
  return parsed.site;
}

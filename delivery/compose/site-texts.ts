import type { SiteConfig } from '@site/kit/site.ts';
import type { Release } from '../releases/release.ts';
import { SECURITY_TEXT_PATH, SITE_MAP_PATH } from './site-addresses.ts';

/** Allows everything except the API, and references the site map. */
export function robotsText({ siteUrl, apiBase }: SiteConfig): string {
  return [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${apiBase}/`,
    '',
    `Sitemap: ${siteUrl}${SITE_MAP_PATH}`,
    '',
  ].join('\n');
}

/** RFC 9116 recommends a period of less than a year. */
const VALID_FOR_DAYS = 360;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Expires 360 days after the newest release: a team that still ships still reads its mail. This also makes the text
 * depend only on the releases.
 */
export function securityText(site: SiteConfig, releases: readonly Release[]): string {
  const newest = Math.max(...releases.map(({ builtAt }) => Date.parse(builtAt)));
  return [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${new Date(newest + VALID_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.siteUrl}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}

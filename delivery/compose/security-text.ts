import type { SiteConfig } from '@site/kit/site.ts';
import type { Release } from '../releases/release.ts';

/** Where people who have found a weakness look for whom to tell (RFC 9116). */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 360;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whom to tell about a weakness of the site. It is good for 360 days from the newest release on: whoever still ships
 * still reads, and composing the same releases gives the same text.
 */
export function securityText(site: SiteConfig, releases: readonly Release[]): string {
  const newest = Math.max(...releases.map(({ builtAt }) => Date.parse(builtAt)));
  return [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${new Date(newest + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.siteUrl}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}

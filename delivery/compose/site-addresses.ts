import { SEARCH_INDEX_PART, SEARCH_INDEX_PATH } from '@site/kit/remote/registry.ts';
import { ASSETS } from '../releases/release-store.ts';
import { isBelow } from './page-path.ts';

export const SITE_MAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';

/** Where security researchers look for a contact (RFC 9116). */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** Matches the parts of a large site map, which sections must not claim. */
export const SITE_MAP_PART = /^\/sitemap-\d+\.xml$/;

/** The folder of releases' scripts and style sheets in the public tree. */
export const RELEASES = 'r';

/** Well-known icon URLs that browsers and apps request on their own, and the assets served there. */
export const iconAddresses: Readonly<Record<string, string>> = {
  '/favicon.ico': 'brand/favicon.ico',
  '/apple-touch-icon.png': 'brand/apple-touch-icon.png',
};

/** The folder of critical CSS in the public tree. Its files are immutable. */
export const CRITICAL_SHEETS = 'first-screen';

export function isCriticalSheet(address: string): boolean {
  return address.startsWith(`/${CRITICAL_SHEETS}/`);
}

/** The folder below `/website/assets` with the pictures drawn for shared links. Their names contain a hash. */
export const SHARED_PICTURES = 'shared-links';

export function isSharedPicture(address: string): boolean {
  return address.startsWith(`${ASSETS}/${SHARED_PICTURES}/`);
}

/** Endpoints for operators (`probes.ts`). nginx doesn't expose them. */
export const probePaths = { alive: '/livez', ready: '/readyz', metrics: '/metrics' } as const;

/** Paths that belong to the site as a whole. */
const reserved = [
  '/r',
  '/website',
  '/api',
  '/.well-known',
  ...Object.values(probePaths),
  '/registry.json',
  '/site.json',
  SEARCH_INDEX_PATH,
  SITE_MAP_PATH,
  ROBOTS_PATH,
  ...Object.keys(iconAddresses),
];

/** Whether a path belongs to the site as a whole, so that no section may own it. */
export function isReserved(prefix: string): boolean {
  return (
    reserved.some((own) => isBelow(prefix, own)) ||
    [SITE_MAP_PART, SEARCH_INDEX_PART].some((own) => own.test(prefix))
  );
}

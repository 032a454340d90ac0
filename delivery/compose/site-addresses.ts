/** Where search engines look for the site map and for what they may read. */
export const SITE_MAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';

/** Addresses of the parts of a large site map; no section may claim one. */
export const SITE_MAP_PART = /^\/sitemap-\d+\.xml$/;

/** Where the rules are by which Chromium prefetches documents. A header of every page names it. */
export const SPECULATION_RULES_PATH = '/links.speculationrules';

/** The folder of first-screen sheets in the public tree. A name there never changes meaning. */
export const CRITICAL_SHEETS = 'first-screen';

/** Whether an address is that of a first-screen sheet. */
export function isCriticalSheet(address: string): boolean {
  return address.startsWith(`/${CRITICAL_SHEETS}/`);
}

export const SITE_MAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';

/** Matches the parts of a large site map, which sections must not claim. */
export const SITE_MAP_PART = /^\/sitemap-\d+\.xml$/;

/** Chromium's prefetch rules, referenced by a header of every page. */
export const SPECULATION_RULES_PATH = '/links.speculationrules';

/** The folder of critical CSS in the public tree. Its files are immutable. */
export const CRITICAL_SHEETS = 'first-screen';

export function isCriticalSheet(address: string): boolean {
  return address.startsWith(`/${CRITICAL_SHEETS}/`);
}

/** Endpoints for operators (`probes.ts`). nginx doesn't expose them. */
export const probePaths = { alive: '/livez', ready: '/readyz', metrics: '/metrics' } as const;

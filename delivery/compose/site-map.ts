import type { SiteConfig } from '@site/kit/site.ts';
import type { Pages } from '../versions/part-manifest.ts';

/** Where search engines look for the site map and for what they may read. */
export const SITE_MAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';

/** Every page that search engines should list, as the site map protocol asks (sitemaps.org, 0.9). */
export function siteMap(site: SiteConfig, pages: Pages): string {
  const urls = Object.entries(pages)
    .filter(([, { listed }]) => listed)
    .map(([pathname]) => `<url><loc>${escaped(site.siteUrl + encodeURI(pathname))}</loc></url>`)
    .toSorted();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Lets search engines read everything but the calls of forms, and tells them where the site map is. */
export function robotsText({ siteUrl, apiBase }: SiteConfig): string {
  const closed = apiBase.startsWith('/') ? [`Disallow: ${apiBase}/`] : [];
  return [
    'User-agent: *',
    'Allow: /',
    ...closed,
    '',
    `Sitemap: ${siteUrl}${SITE_MAP_PATH}`,
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}

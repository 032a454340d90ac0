import type { SiteConfig } from '@site/kit/site.ts';
import type { Pages } from '../versions/part-manifest.ts';
import { SITE_MAP_PATH } from './site-addresses.ts';

/** The most that one file may hold (sitemaps.org, 0.9): addresses, and bytes before compression. */
const MOST: SiteMapLimits = { addresses: 50_000, bytes: 50_000_000 };

/** What one file of a site map may hold at most. */
export type SiteMapLimits = { addresses: number; bytes: number };

/**
 * Every page that search engines should list, as the site map protocol asks (sitemaps.org, 0.9): one file, or, for
 * more than a file may hold, parts that the one file names. Gives the texts by their addresses.
 */
export function siteMap(
  site: SiteConfig,
  pages: Pages,
  limits: SiteMapLimits = MOST,
): Readonly<Record<string, string>> {
  const urls = Object.entries(pages)
    .filter(([, { listed }]) => listed)
    .map(([pathname]) => `<url>${locationOf(site, pathname)}</url>`)
    .toSorted();
  const parts = inParts(urls, limits);
  const [only = []] = parts;
  if (parts.length < 2) return { [SITE_MAP_PATH]: xml('urlset', only) };
  const files = parts.map((lines, index) => [`/sitemap-${index + 1}.xml`, lines] as const);
  const named = files.map(([address]) => `<sitemap>${locationOf(site, address)}</sitemap>`);
  return {
    [SITE_MAP_PATH]: xml('sitemapindex', named),
    ...Object.fromEntries(files.map(([address, lines]) => [address, xml('urlset', lines)])),
  };
}

/** What a file holds besides its lines, generously, in bytes. */
const FRAME = 200;

function inParts(lines: readonly string[], { addresses, bytes }: SiteMapLimits): string[][] {
  const parts: string[][] = [];
  let size = Infinity;
  for (const line of lines) {
    const length = Buffer.byteLength(line) + 1;
    const last = parts.at(-1);
    if (last && last.length < addresses && size + length <= bytes) last.push(line);
    else {
      parts.push([line]);
      size = FRAME;
    }
    size += length;
  }
  return parts;
}

function locationOf({ siteUrl }: SiteConfig, pathname: string): string {
  return `<loc>${escaped(siteUrl + encodeURI(pathname))}</loc>`;
}

function xml(element: 'urlset' | 'sitemapindex', lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${element}>`,
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

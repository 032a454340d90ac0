import type { SiteConfig } from '@site/kit/site.ts';
import type { Pages } from '../versions/part-manifest.ts';
import { SITE_MAP_PATH } from './site-addresses.ts';

/** Limits of one file (sitemaps.org, 0.9), in bytes before compression. */
const MAX_LIMITS: SiteMapLimits = { addresses: 50_000, bytes: 50_000_000 };

export type SiteMapLimits = { addresses: number; bytes: number };

/**
 * Builds the site map (sitemaps.org, 0.9) as files by URL: a single file, or an index and its parts if one file isn't
 * enough.
 */
export function siteMap(
  site: SiteConfig,
  pages: Pages,
  limits: SiteMapLimits = MAX_LIMITS,
): Readonly<Record<string, string>> {
  const urls = Object.entries(pages)
    .filter(([, { listed }]) => listed)
    .map(([pathname]) => `<url>${locationOf(site, pathname)}</url>`)
    .toSorted();
  const parts = splitIntoParts(urls, limits);
  const [only = []] = parts;
  if (parts.length < 2) return { [SITE_MAP_PATH]: xml('urlset', only) };
  const files = parts.map((lines, index) => [`/sitemap-${index + 1}.xml`, lines] as const);
  const named = files.map(([address]) => `<sitemap>${locationOf(site, address)}</sitemap>`);
  return {
    [SITE_MAP_PATH]: xml('sitemapindex', named),
    ...Object.fromEntries(files.map(([address, lines]) => [address, xml('urlset', lines)])),
  };
}

/** A generous allowance for the text around the URLs, in bytes. */
const OVERHEAD_BYTES = 200;

function splitIntoParts(lines: readonly string[], { addresses, bytes }: SiteMapLimits): string[][] {
  const parts: string[][] = [];
  let size = Infinity;
  for (const line of lines) {
    const length = Buffer.byteLength(line) + 1;
    const last = parts.at(-1);
    if (last && last.length < addresses && size + length <= bytes) last.push(line);
    else {
      parts.push([line]);
      size = OVERHEAD_BYTES;
    }
    size += length;
  }
  return parts;
}

function locationOf({ siteUrl }: SiteConfig, pathname: string): string {
  return `<loc>${escapeXml(siteUrl + encodeURI(pathname))}</loc>`;
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

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}

import type { SiteConfig } from '@site/kit/site.ts';
import type { Pages } from '../versions/part-manifest.ts';
import { SITE_MAP_PATH } from './site-addresses.ts';

/** The limits of a file are 50,000 URLs and 50 MB (sitemaps.org, 0.9). This leaves 5 kB for each URL. */
const URLS_PER_FILE = 10_000;

/**
 * Builds the site map (sitemaps.org, 0.9) as files by URL: a single file, or an index and its parts if one file isn't
 * enough.
 */
export function siteMap(
  site: SiteConfig,
  pages: Pages,
  urlsPerFile = URLS_PER_FILE,
): Readonly<Record<string, string>> {
  const urls = Object.entries(pages)
    .filter(([, { listed }]) => listed)
    .map(([pathname]) => `<url>${locationOf(site, pathname)}</url>`)
    .toSorted();
  if (urls.length <= urlsPerFile) return { [SITE_MAP_PATH]: xml('urlset', urls) };
  const files = Array.from(
    { length: Math.ceil(urls.length / urlsPerFile) },
    (_, index) =>
      [
        `/sitemap-${index + 1}.xml`,
        urls.slice(index * urlsPerFile, (index + 1) * urlsPerFile),
      ] as const,
  );
  const named = files.map(([address]) => `<sitemap>${locationOf(site, address)}</sitemap>`);
  return {
    [SITE_MAP_PATH]: xml('sitemapindex', named),
    ...Object.fromEntries(files.map(([address, lines]) => [address, xml('urlset', lines)])),
  };
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

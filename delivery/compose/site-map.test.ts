import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { PageEntry } from '../versions/part-manifest.ts';
import { robotsText, siteMap } from './site-map.ts';
import { SITE_MAP_PART } from './site-addresses.ts';

const site = { ...configuredSite(), siteUrl: 'https://www.example.org' };

const page = {
  hash: 'a'.repeat(64),
  status: 200,
  content: 'b'.repeat(16),
  listed: true,
  title: '',
  description: '',
  sheet: '',
  links: [],
} satisfies PageEntry;

const locationsIn = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);

test('lists only indexable pages, and escapes their URLs', () => {
  const { '/sitemap.xml': map, ...others } = siteMap(site, {
    '/blog/a&b': page,
    '/blog/:id': { ...page, status: 404, listed: false },
    '/contactUs/sent': { ...page, listed: false },
  });
  expect(locationsIn(map)).toEqual(['https://www.example.org/blog/a&amp;b']);
  expect(others).toEqual({});
  expect(Object.keys(siteMap(site, {}))).toEqual(['/sitemap.xml']);
});

test.each([
  ['addresses', { addresses: 3, bytes: 50_000_000 }],
  ['bytes', { addresses: 50_000, bytes: 400 }],
])('splits a site map with too many %s into parts with an index', (_what, limits) => {
  const paths = Array.from({ length: 10 }, (_each, index) => `/blog/${index}`);
  const pages = Object.fromEntries(paths.map((pathname) => [pathname, page]));
  const { '/sitemap.xml': first = '', ...parts } = siteMap(site, pages, limits);
  expect(first).toContain('<sitemapindex ');
  expect(locationsIn(first)).toEqual(Object.keys(parts).map((address) => site.siteUrl + address));
  const texts = Object.values(parts);
  expect(texts.length).toBeGreaterThan(2);
  for (const [address, text] of Object.entries(parts)) {
    expect(address).toMatch(SITE_MAP_PART);
    expect(locationsIn(text).length).toBeLessThanOrEqual(limits.addresses);
    expect(text.length).toBeLessThanOrEqual(limits.bytes);
  }
  expect(texts.flatMap(locationsIn)).toEqual(paths.map((pathname) => site.siteUrl + pathname));
});

test('splits a site map that exceeds the limit', () => {
  const paths = Array.from({ length: 50_001 }, (_each, index) => `/blog/${index}`);
  const maps = siteMap(site, Object.fromEntries(paths.map((pathname) => [pathname, page])));
  expect(Object.keys(maps)).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
  expect(locationsIn(maps['/sitemap-2.xml'])).toHaveLength(1);
});

test('robots.txt excludes the form endpoints on this host', () => {
  expect(robotsText({ ...site, apiBase: '/api' })).toContain('Disallow: /api/\n');
  expect(robotsText({ ...site, apiBase: 'https://api.example.org' })).not.toContain('Disallow');
});

import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { PageEntry } from '../versions/part-manifest.ts';
import { robotsText, siteMap } from './site-map.ts';

const site = { ...configuredSite(), siteUrl: 'https://www.example.org' };

test('the site map names what is listed, safely written, and nothing else', () => {
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
  const map = siteMap(site, {
    '/blog/a&b': page,
    '/blog/:id': { ...page, status: 404, listed: false },
    '/contactUs/sent': { ...page, listed: false },
  });
  expect(map.match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://www.example.org/blog/a&amp;b</loc>']);
});

test('search engines are kept from the calls of forms on this host', () => {
  expect(robotsText({ ...site, apiBase: '/api' })).toContain('Disallow: /api/\n');
  expect(robotsText({ ...site, apiBase: 'https://api.example.org' })).not.toContain('Disallow');
});

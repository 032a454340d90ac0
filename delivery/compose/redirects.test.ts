import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { PageEntry } from '../versions/part-manifest.ts';
import { declaredRedirects, hasPage, liveRedirects } from './redirects.ts';

const page: PageEntry = {
  hash: 'a'.repeat(64),
  status: 200,
  content: 'words',
  listed: true,
  title: 'Title',
  description: '',
  sheet: '',
  links: [],
};

const manifest = (
  addresses: readonly string[],
  redirects: Readonly<Record<string, string>> = {},
) => ({
  pages: Object.fromEntries(addresses.map((address) => [address, page])),
  redirects,
});

test('fills the configured slug into redirects', () => {
  const { product, ...site } = configuredSite();
  const redirects = [{ from: '/{product}-help', to: '/{product}-offerings' }];
  expect(
    declaredRedirects(
      { redirects, routes: [] },
      { ...site, product: { ...product, slug: 'tulsi' } },
      [],
    ),
  ).toEqual({ '/tulsi-help': '/tulsi-offerings' });
});

test('redirects product pages from former slugs', () => {
  const { product, ...site } = configuredSite();
  const patterns = ['/assessments', '/{product}-offerings/{product}-eyes/:id'];
  expect(
    declaredRedirects(
      { redirects: [], routes: patterns.map((pattern) => ({ id: pattern, pattern })) },
      { ...site, product: { ...product, slug: 'tulsi', was: ['neem', 'tulsi'] } },
      ['/assessments', '/tulsi-offerings/tulsi-eyes/tulsi', '/tulsi-offerings/tulsi-eyes/:id'],
    ),
  ).toEqual({ '/neem-offerings/neem-eyes/tulsi': '/tulsi-offerings/tulsi-eyes/tulsi' });
});

test('resolves chains to one redirect, even across sections', () => {
  const company = manifest(['/company'], { '/faq': '/company/faq', '/company/faq': '/help' });
  const help = manifest(['/help/all'], { '/help': '/help/all' });
  expect(Object.fromEntries(liveRedirects([company, help]))).toEqual({
    '/faq': '/help/all',
    '/company/faq': '/help/all',
    '/help': '/help/all',
  });
});

test('drops redirects to missing pages, redirects from existing pages, and loops', () => {
  const redirects = { '/a': '/b', '/b': '/a', '/c': '/nowhere', '/d': '/d', '/page': '/other' };
  expect(liveRedirects([manifest(['/page', '/other'], redirects)]).size).toBe(0);
  const standing = { '/e': '/eyes/:id', '/f': '/eyes/9' };
  expect(liveRedirects([manifest(['/eyes/:id'], standing)]).size).toBe(0);
});

test('a pattern page matches all URLs of its pattern unless its status is 404', () => {
  const gone = { ...page, status: 404 as const };
  const isPage = hasPage([
    manifest(['/eyes/:id', '/school']),
    { pages: { '/blog/:id': gone, '/blog/1': page } },
  ]);
  const asked = ['/eyes/9', '/eyes', '/school', '/blog/1', '/blog/2', '/'];
  expect(asked.filter(isPage)).toEqual(['/eyes/9', '/school', '/blog/1']);
});

import { expect, test } from '@jest/globals';
import { configuredSite } from '../testing/configured-site.ts';
import { defineRemote, defineRoute, matchRoute, type Page } from './define-remote.ts';
import type { Services } from './services.ts';

const site = { ...configuredSite(), product: { ...configuredSite().product, slug: 'tulsi' } };
const services: Services = { publishedBlogs: async () => [], blog: async () => null };

const page: Page = {
  render: () => null,
  head: ({ params }) => ({ title: params['id'] ?? '', description: '', canonicalPath: '/' }),
};

const remote = defineRemote({
  name: 'mfe-assessments',
  prefixes: ['/assessments', '/{product}-offerings'],
  routes: [
    defineRoute({ id: 'adhd', pattern: '/assessments/adhd', page: async () => ({ page }) }),
    defineRoute({ id: 'any', pattern: '/assessments/:id', page: async () => ({ page }) }),
    defineRoute({
      id: 'article',
      pattern: '/{product}-offerings/{product}-vision/article/:id',
      page: async () => ({ page }),
    }),
  ],
});

const routeAt = (pathname: string) => {
  const match = matchRoute(remote, pathname, site);
  return match && { id: match.route.id, params: match.params };
};

test('matches {product} against the configured slug', () => {
  expect(routeAt('/tulsi-offerings/tulsi-vision/article/7')).toEqual({
    id: 'article',
    params: { id: '7' },
  });
  expect(routeAt('/pebble-offerings/pebble-vision/article/7')).toBeNull();
  expect(routeAt('/{product}-offerings/{product}-vision/article/7')).toBeNull();
});

test('uses the first matching route, with or without a trailing slash', () => {
  expect(routeAt('/assessments/adhd')).toEqual({ id: 'adhd', params: {} });
  expect(routeAt('/assessments/adhd/')).toEqual({ id: 'adhd', params: {} });
  expect(routeAt('/assessments/sleep')).toEqual({ id: 'any', params: { id: 'sleep' } });
});

test.each(['/', '/assessments', '/assessments/adhd/tests', '/assessmentsx/adhd'])(
  'has no page at %s',
  (pathname) => {
    expect(routeAt(pathname)).toBeNull();
  },
);

test('defines a route without data or parameters', async () => {
  const route = defineRoute({ id: 'faq', pattern: '/company/faq', page: async () => ({ page }) });
  expect(await route.paths({ site, services })).toEqual(['/company/faq']);
  expect(await route.load({ params: {}, site, services })).toEqual({
    status: 200,
    data: undefined,
  });
  expect(await route.open()).toEqual(page);
});

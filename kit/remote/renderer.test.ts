import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { configuredSite } from '../testing/configured-site.ts';
import { CONTRACT_VERSION } from './contract.ts';
import { defineRemote, defineRoute } from './define-remote.ts';
import { createRenderer } from './renderer.tsx';
import type { Services } from './services.ts';

const configured = configuredSite();
const site = { ...configured, product: { ...configured.product, slug: 'tulsi' } };
const services: Services = { publishedBlogs: async () => [], blog: async () => null };

const picture = { src: '/sun.jpg', alt: 'The sun', fetchPriority: 'high' as const };

const renderer = createRenderer(
  defineRemote({
    name: 'mfe-assessments',
    prefixes: ['/assessments', '/{product}-offerings'],
    routes: [
      defineRoute({
        id: 'doctors',
        pattern: '/{product}-offerings/doctors',
        was: ['/assessments/doctors', '/{product}-offerings/medics'],
        page: async () => ({
          page: {
            render: () => createElement('h1', null, 'Doctors <&>', createElement('img', picture)),
            head: () => ({ title: 'Doctors', description: '', canonicalPath: '/doctors' }),
          },
        }),
      }),
      defineRoute<{ topic: string }>({
        id: 'topic',
        pattern: '/assessments/:topic',
        page: async () => ({
          page: {
            render: ({ data, params }) =>
              createElement('h1', null, `${data.topic}, asked for as ${params['topic']}`),
            head: ({ data, params }) => ({
              title: data.topic,
              description: '',
              canonicalPath: `/assessments/${params['topic']}`,
            }),
          },
        }),
        load: async ({ params }) =>
          params['topic'] === 'sleep'
            ? { status: 200, data: { topic: 'Sleep' } }
            : { status: 404, data: { topic: 'Nothing' } },
        paths: async () => ['/assessments/sleep', '/assessments/{product}'],
      }),
    ],
    redirects: [{ from: '/assessments/naps', to: '/assessments/sleep' }],
  }),
);

const draw = (path: string) => renderer.render({ path, site, services });

test('exposes a release’s declarations', () => {
  expect(renderer).toMatchObject({
    name: 'mfe-assessments',
    contractVersion: CONTRACT_VERSION,
    prefixes: ['/assessments', '/{product}-offerings'],
    routes: [
      { id: 'doctors', pattern: '/{product}-offerings/doctors' },
      { id: 'topic', pattern: '/assessments/:topic' },
    ],
    redirects: [
      { from: '/assessments/doctors', to: '/{product}-offerings/doctors' },
      { from: '/{product}-offerings/medics', to: '/{product}-offerings/doctors' },
      { from: '/assessments/naps', to: '/assessments/sleep' },
    ],
  });
});

test('lists the paths of all routes with the configured slug', async () => {
  expect(await renderer.paths({ site, services })).toEqual([
    '/tulsi-offerings/doctors',
    '/assessments/sleep',
    '/assessments/tulsi',
  ]);
});

test('renders a page with its data, parameters, head and status', async () => {
  expect(await draw('/assessments/sleep')).toEqual({
    html: '<h1>Sleep, asked for as sleep</h1>',
    preloads: [],
    head: { title: 'Sleep', description: '', canonicalPath: '/assessments/sleep' },
    status: 200,
  });
  expect(await draw('/assessments/moon')).toMatchObject({
    html: '<h1>Nothing, asked for as moon</h1>',
    status: 404,
  });
});

test('separates preloads from the HTML', async () => {
  const page = await draw('/tulsi-offerings/doctors');
  expect(page.html).toMatch(/^<h1>Doctors &lt;&amp;&gt;<img [^>]*><\/h1>$/);
  expect(page.preloads).toEqual([{ as: 'image', href: '/sun.jpg', fetchpriority: 'high' }]);
  expect(page.status).toBe(200);
});

test('rejects an address of another remote', async () => {
  await expect(draw('/school')).rejects.toThrow('mfe-assessments has no route for /school');
});

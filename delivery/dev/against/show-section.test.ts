import { PAGE_LOCK_ID } from '@site/kit/remote/page-lock.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { checkedFile } from '../../compose/release-addresses.ts';
import { describe, openTestSite, type TestSite } from '../../testing/open-test-site.ts';
import { liveServices, type LiveSite } from './live-site.ts';
import { type ShownSection, showSection } from './show-section.ts';

const name = 'mfe-company';
const picture = `assets/${name}/a.svg`;
const first = {
  name,
  pages: { '/school': 'My words', '/school/news': 'newest', '/school/broken': 'throws' },
  files: { [picture]: '<svg/>' },
} as const;

const lock = {
  shell: checkedFile(describe({ name: 'shell' }), 'shell.js'),
  remote: null,
  scripts: [],
  others: [],
  signals: null,
};

/** A running site with one post and a not-found page. */
const live: LiveSite = {
  origin: 'https://www.pebble.example',
  config: configuredSite(),
  request: async () =>
    new Response(
      `<title>None</title><meta name="description" content=""/><script id="${PAGE_LOCK_ID}" type="application/json">${JSON.stringify(lock)}</script><main id="main"><div id="slot">Not found</div></main>`,
      { status: 404 },
    ),
  registry: async () => ({ microFrontends: {} }),
  posts: async () => [
    {
      blogId: 'ears',
      title: 'Ears in winter',
      author: 'Asha',
      thumbnail: '',
      updatedAt: '2026-11-21',
      description: '<p>Warm.</p>',
    },
  ],
};

let site: TestSite;
let section: ShownSection;
let server: FastifyInstance;
let id: string;

beforeAll(async () => {
  site = await openTestSite();
  id = await site.lay(first);
  section = showSection(
    { dataDir: site.stores.dataDir, name },
    { live, site: { ...live.config, apiBase: '/api' }, services: await liveServices(live) },
  );
  await section.show(id);
  server = Fastify();
  section.serve(server);
});

afterAll(async () => {
  section.close();
  await server.close();
  await site.close();
});

test('renders a page of the section in the running site’s frame, with its posts', async () => {
  const { statusCode, body, headers } = await server.inject('/school?a=b');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain(`<div data-remote="${name}" data-release="${id}">`);
  expect(body).toContain('<h1>My words</h1>');
  expect((await server.inject('/school/news')).body).toContain('<h1>Ears in winter</h1>');
});

test('forwards URLs that the section doesn’t render', async () => {
  const { statusCode, body } = await server.inject('/school/none');
  expect([statusCode, body]).toEqual([404, expect.stringContaining('Not found')]);
});

test('shows the error for a page that fails to render, and keeps serving other pages', async () => {
  const { statusCode, body } = await server.inject('/school/broken');
  expect(statusCode).toBe(500);
  expect(body).toContain('out of ink');
  expect((await server.inject('/school')).statusCode).toBe(200);
});

test('serves the section’s built files and nothing else', async () => {
  for (const [address, text] of [
    [`/r/${name}/${id}/entry.js`, `start('${name}');`],
    [`/website/assets/${name}/a.svg`, '<svg/>'],
  ] as const) {
    expect(section.holds(address)).toBe(true);
    expect((await server.inject(address)).body).toBe(text);
  }
  for (const address of [
    `/r/${name}/${id}/none.js`,
    `/r/${name}/${id}/../release.json`,
    `/r/${name}/${id}/..`,
    `/r/mfe-home/${id}/entry.js`,
    `/website/assets/${name}/../../release.json`,
    `/website/assets/mfe-home/a.svg`,
  ]) {
    expect(section.holds(address)).toBe(false);
  }
});

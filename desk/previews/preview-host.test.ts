import { rm } from 'node:fs/promises';
import { createServerLogger } from '@site/api/logging.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DAY_MS, HOUR_MS } from '@site/kit/durations.ts';
import { browserIdOf } from '@site/delivery/releases/release.ts';
import { readRelease } from '@site/delivery/releases/release-store.ts';
import { createHost, type HostOptions } from '@site/delivery/host/create-host.ts';
import type { Preview } from './preview-store.ts';
import { prune } from '@site/delivery/promotion/prune.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { openTestDatabase } from '@site/delivery/testing/open-test-database.ts';
import {
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { treesFolder } from '@site/delivery/versions/site-version.ts';
import { makePreview } from './make-preview.ts';
import { parsePreviewAddress, type PreviewAddress } from '@site/delivery/preview-address.ts';
import { previewPaths } from '@site/delivery/previews/preview-words.ts';
import { previewStore } from './preview-store.ts';
import { previewExtension } from './preview-host.ts';

const school = (words: string): FakeRelease => ({
  name: 'mfe-company',
  pages: { '/school': words, '/clinic': 'Clinic' },
  files: { 'browser/school.js': `show('${words}');` },
});

let testSite: TestSite;
let database: HostOptions['database'];
let server: FastifyInstance;
let address: PreviewAddress;
/** The hosts' logs. */
let logged: string;

beforeEach(async () => {
  testSite = await openTestSite();
  await testSite.goLive(
    { name: 'shell' },
    { name: 'mfe-home', pages: { '/': 'Home' } },
    school('Old'),
  );
  database = await openTestDatabase(testSite.stores.dataDir);
  logged = '';
  server = await openHost('http://preview-*.localhost:5500');
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
  await database.close();
  await testSite.close();
});

async function openHost(where: string): Promise<FastifyInstance> {
  const parsed = parsePreviewAddress(where);
  if (!parsed) throw new Error(`${where} is not a preview address.`);
  address = parsed;
  return createHost({
    stores: testSite.stores,
    database,
    logger: createServerLogger({ write: (line) => void (logged += line) }),
    trustedProxies: 0,
    extensions: [previewExtension({ address, publicOrigin: 'http://localhost:5500' })],
  });
}

/** Releases the section and creates a preview of it. */
async function preview(words: string, days = 7): Promise<Preview> {
  const id = await testSite.lay(school(words));
  return madeOf({ parts: [{ name: 'mfe-company', id }], days });
}

async function madeOf(wanted: Parameters<typeof makePreview>[1]): Promise<Preview> {
  const outcome = await makePreview(testSite.stores, wanted);
  if (outcome.kind === 'refused') throw new Error(outcome.problems.join(' '));
  return outcome.preview;
}

type Asking = { method?: 'GET' | 'POST' | 'PUT' | 'HEAD'; cookie?: string; headers?: object };

function ask(id: string, url: string, { method = 'GET', cookie, headers }: Asking = {}) {
  const host = new URL(address.originOf(id)).host;
  return server.inject({
    method,
    url,
    headers: { host, ...headers, ...(cookie === undefined ? {} : { cookie }) },
  });
}

/** Opens a preview by its link and returns the browser's cookie. */
async function open(of: Preview, page = '/'): Promise<string> {
  const query = new URLSearchParams({ key: of.secret, page });
  const answer = await ask(of.id, `${previewPaths.open}?${query.toString()}`);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

test('only a visitor with the link sees the site with that release, marked as a preview', async () => {
  const made = await preview('New');
  const cookie = await open(made);

  const page = await ask(made.id, '/school', { cookie });
  const release = made.version.parts['mfe-company']?.release;
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h1>New</h1>');
  expect(page.body).toContain(`<body><link rel="stylesheet" href="${previewPaths.styles}">`);
  expect(page.body).toContain(`release ${release} of mfe-company and ends on `);
  expect((await ask(made.id, previewPaths.styles)).headers['content-type']).toContain('text/css');
  const head = await ask(made.id, '/school', { method: 'HEAD', cookie });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const missing = await ask(made.id, '/nowhere', { cookie });
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain('preview-strip');
  expect((await ask(made.id, '/', { cookie })).body).toContain('<h1>Home</h1>');
  const built = await readRelease(testSite.stores.dataDir, 'mfe-company', release ?? '');
  const script = `/r/mfe-company/${built && browserIdOf(built)}/entry.js`;
  expect((await ask(made.id, script, { cookie })).body).toContain("start('mfe-company')");

  for (const url of ['/school', '/', script, '/registry.json']) {
    const refused = await ask(made.id, url);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toContain('There is no preview for you here');
  }
  const visitor = await server.inject({ url: '/school', headers: { cookie } });
  expect(visitor.body).toContain('<h1>Old</h1>');
  expect(visitor.body).not.toContain('preview-strip');
  // What only the preview has is not on the public host.
  expect((await server.inject({ url: script })).statusCode).toBe(404);
});

test('previews stay out of search engines, caches and logs', async () => {
  const made = await preview('New');
  const cookie = await open(made);
  const key = made.secret;
  for (const url of ['/', '/r/none.js', '/robots.txt', previewPaths.open, '/api/none']) {
    for (const headers of [{}, { cookie }]) {
      const answer = await ask(made.id, url, { headers });
      expect(answer.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'cache-control': 'private, no-store',
      });
      expect(answer.headers['etag']).toBeUndefined();
    }
  }
  expect((await ask(made.id, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect(logged).not.toContain(key);
});

test('the cookie is limited to the preview’s origin and lifetime', async () => {
  const made = await preview('New', 2);
  const url = `${previewPaths.open}?key=${made.secret}`;
  const cookie = (await ask(made.id, url)).headers['set-cookie'];
  expect(cookie).toMatch(/^preview=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const [, seconds] = /Max-Age=(\d+)/.exec(String(cookie)) ?? [];
  expect(Number(seconds)).toBeGreaterThan((2 * DAY_MS) / 1000 - 600);
  expect(Number(seconds)).toBeLessThanOrEqual((2 * DAY_MS) / 1000);

  await server.close();
  server = await openHost('https://preview-*.pebble.example');
  expect((await ask(made.id, url)).headers['set-cookie']).toMatch(
    /^__Host-preview=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test('rejects a key that was altered or belongs to another preview', async () => {
  const made = await preview('New');
  const other = await preview('Newer');
  const key = made.secret;
  const last = key.endsWith('A') ? 'B' : 'A';
  const wrong = ['', 'x', `${key.slice(0, -1)}${last}`, `${key}A`, other.secret];
  for (const each of wrong) {
    const opened = await ask(made.id, `${previewPaths.open}?key=${encodeURIComponent(each)}`);
    expect(opened.statusCode).toBe(404);
    expect(opened.headers['set-cookie']).toBeUndefined();
    expect((await ask(made.id, '/', { cookie: `preview=${each}` })).statusCode).toBe(404);
  }
  // The same response for a preview that never existed.
  const never = await ask('0123456789', `${previewPaths.open}?key=${key}`);
  expect([never.statusCode, never.body]).toEqual([404, (await ask(made.id, '/')).body]);
});

test.each([1, 3 * 365 * 24])(
  'when the clock is set back by %d hours, ended previews stay ended and others are not extended',
  async (hours) => {
    const byPerson = await preview('New');
    const byTime = await preview('Newer');
    const cookies = [await open(byPerson), await open(byTime)];
    const statuses = async () => [
      (await ask(byPerson.id, '/school', { cookie: String(cookies[0]) })).statusCode,
      (await ask(byTime.id, '/school', { cookie: String(cookies[1]) })).statusCode,
    ];
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(start - hours * HOUR_MS);
    expect(await statuses()).toEqual([404, 404]);
    clock.mockReturnValue(start);
    expect(await statuses()).toEqual([200, 200]);
    await previewStore(testSite.stores.registry).end(byPerson.id);
    clock.mockReturnValue(byTime.endsAt.getTime());
    expect(await previewStore(testSite.stores.registry).find(byTime.id)).toBeNull();
    clock.mockReturnValue(start);
    expect(await statuses()).toEqual([404, 404]);
  },
);

test('a link can only open pages of the preview', async () => {
  const made = await preview('New');
  const key = made.secret;
  const leadsTo = async (page: string) =>
    (await ask(made.id, `${previewPaths.open}?key=${key}&page=${encodeURIComponent(page)}`)).headers
      .location;
  expect(await leadsTo('/school?a=b')).toBe('/school?a=b');
  const evil = [
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    '/a/..//evil.example',
  ];
  for (const page of [...evil, 'http:']) {
    expect(await leadsTo(page)).toMatch(/^\/(?![/\\])/);
    expect(await leadsTo(page)).not.toContain('evil.example/');
  }
});

test('leaving the preview opens the same page of the public site', async () => {
  const made = await preview('New');
  const cookie = await open(made);
  const origin = address.originOf(made.id);
  const leave = async (referer?: string) =>
    (await ask(made.id, previewPaths.leave, { cookie, headers: referer ? { referer } : {} }))
      .headers.location;
  expect(await leave(`${origin}/school?a=b`)).toBe('http://localhost:5500/school?a=b');
  expect(await leave('https://evil.example/x')).toBe('http://localhost:5500/');
  expect(await leave()).toBe('http://localhost:5500/');
});

test('a form in a preview stores nothing and says so, with and without JavaScript', async () => {
  const made = await preview('New');
  const cookie = await open(made);
  const send = (type: string) =>
    ask(made.id, '/api/contact-us', { method: 'POST', cookie, headers: { 'content-type': type } });
  const sent = await send('application/json');
  expect(sent.statusCode).toBe(403);
  expect(sent.json()).toEqual({
    success: false,
    errors: { email: 'This is a preview. Nothing was sent or kept.' },
  });
  const plain = await send('application/x-www-form-urlencoded');
  expect(plain.statusCode).toBe(403);
  expect(plain.body).toContain('<h1>Nothing was sent</h1>');
  expect((await ask(made.id, '/school', { method: 'PUT', cookie })).statusCode).toBe(403);
  expect((await ask(made.id, '/api/published-blogs?newest=2', { cookie })).json()).toEqual([]);
  expect((await ask(made.id, '/api/blog/none', { cookie })).json()).toEqual({
    success: false,
    errors: { id: 'Blog not found.' },
  });
  expect((await ask(made.id, '/api/health', { cookie })).statusCode).toBe(404);
  expect((await ask(made.id, '/api/signals', { method: 'POST' })).statusCode).toBe(204);
  const { db } = database;
  expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([]);
});

test('renders only changed pages, reuses them at promotion, and rejects what could not go live', async () => {
  const id = await testSite.lay(school('New'));
  const { stores } = testSite;
  const before = await stores.registry.live();
  const outcome = await makePreview(stores, { parts: [{ name: 'mfe-company', id }], days: 7 });
  expect(outcome).toMatchObject({ kind: 'made', rendered: 2, pages: { changed: ['/school'] } });
  expect((await stores.registry.live()).id).toBe(before.id);
  expect((await stores.registry.versions(9)).map(({ id: each }) => each)).toEqual([before.id]);
  expect(await promote(stores, { parts: [{ name: 'mfe-company', id }] })).toMatchObject({
    rendered: 0,
  });

  const previews = await previewStore(stores.registry).current();
  const picture = '/website/assets/mfe-company/none.svg';
  const lacking = await testSite.lay(school(`<img src="${picture}">`));
  expect(
    await makePreview(stores, { parts: [{ name: 'mfe-company', id: lacking }], days: 7 }),
  ).toEqual({
    kind: 'refused',
    problems: [`mfe-company shows ${picture}, which would not exist: /school.`],
  });
  expect(await previewStore(stores.registry).current()).toEqual(previews);
});

test('a configuration can be previewed on every page', async () => {
  const site = configuredSite();
  const config = { ...site, contact: { ...site.contact, phone: '+91 80 0000 1111' } };
  const made = await madeOf({ parts: [], config, days: 7 });
  const cookie = await open(made);
  for (const page of ['/', '/school']) {
    expect((await ask(made.id, page, { cookie })).body).toContain('+91 80 0000 1111');
    expect((await server.inject({ url: page })).body).not.toContain('+91 80 0000 1111');
  }
  expect(made.what).toMatch(/^configuration [0-9a-f]{16}$/);
});

test('posts can be previewed, in pages and in the API responses their scripts fetch', async () => {
  const { stores } = testSite;
  await testSite.goLive({ name: 'mfe-blog', pages: { '/blog': 'newest' } });
  const post = {
    blogId: 'ears',
    title: 'Ears in winter',
    author: 'Asha Rao',
    thumbnail: '/website/assets/posts/ears.jpg',
    updatedAt: '2026-11-21T00:00:00.000Z',
  };
  const hash = await stores.blobs.put(Buffer.from(JSON.stringify({ ...post, description: '' })));
  const revision = {
    posts: [{ overview: post, hash, row: '', pictures: [] }],
    pictures: {},
  };
  const data = () => stores.blobs.put(Buffer.from(JSON.stringify(revision)));
  const made = await madeOf({ parts: [], data, days: 7 });
  const { id, what } = made;
  expect(what).toMatch(/^revision [0-9a-f]{16} of the posts$/);
  const cookie = await open(made);
  expect((await ask(id, '/blog', { cookie })).body).toContain('<h1>Ears in winter</h1>');
  expect((await server.inject({ url: '/blog' })).body).toContain('<h1>No posts</h1>');
  const posts = '/api/published-blogs?newest=2';
  expect((await ask(id, posts, { cookie })).json()).toMatchObject([post]);
  for (const asked of [
    ask(id, posts),
    ask('0123456789', posts, { cookie }),
    ask(id, '/api/blog/ears'),
  ]) {
    expect((await asked).statusCode).toBe(404);
  }
});

test('pruning keeps a preview until it ends, and deleted trees are recreated', async () => {
  const { stores } = testSite;
  const made = await preview('New');
  const cookie = await open(made);
  const inThreeDays = { dryRun: false, now: () => Date.now() + 3 * DAY_MS };
  await prune(stores, inThreeDays);
  expect((await ask(made.id, '/school', { cookie })).body).toContain('<h1>New</h1>');
  await rm(treesFolder(stores.dataDir), { recursive: true });
  expect((await ask(made.id, '/school', { cookie })).body).toContain('<h1>New</h1>');

  expect(await previewStore(stores.registry).end(made.id)).toBe(true);
  expect((await ask(made.id, '/school', { cookie })).statusCode).toBe(404);
  const { blobs } = await prune(stores, inThreeDays);
  expect(blobs.length).toBeGreaterThan(0);
});

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PAGE_LOCK_ID } from '@site/kit/remote/page-lock.ts';
import { browserIdOf } from '@site/delivery/releases/release.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { checkedFile } from '@site/delivery/compose/release-addresses.ts';
import { describe as releaseOf } from '@site/delivery/testing/open-test-site.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { devSite } from './dev-site.ts';
import { originOfSite, publicUpstream, type Upstream } from './upstream.ts';
import type { RenderedPage, WatchedPart } from './watched-part.ts';

const section = releaseOf({ name: 'mfe-company', pages: { '/school': 'School' } });
const shell = releaseOf({ name: 'shell' });
const ears = { blogId: 'ears', title: 'Ears in winter', description: '<p>Warm.</p>' };

/** The page of a site, with another section's content or the shell's own. */
function pageOf(content: string, ...remotes: object[]): string {
  const [remote = null] = remotes;
  const lock = {
    shell: checkedFile(shell, 'shell.js'),
    remote,
    scripts: [],
    others: [],
    signals: null,
  };
  return [
    '<head><title>Pebble</title><meta name="description" content="Words."/>',
    `<script id="${PAGE_LOCK_ID}" type="application/json">${JSON.stringify(lock)}</script></head>`,
    `<body><header>Their header</header><main id="main" tabindex="-1"><div id="slot">${content}</div></main></body>`,
  ].join('');
}

const rendered = (html: string): RenderedPage => ({
  html,
  preloads: [{ as: 'image', href: '/website/assets/mfe-company/a.svg' }],
  head: { title: 'School & more', description: 'For "schools".', canonicalPath: '/school' },
  status: 200,
});

/** A section under work with one page, and another that fails. */
const company: WatchedPart = {
  name: 'mfe-company',
  source: '/',
  builds: [],
  onBuilt() {},
  release: async () => section,
  posts: () => [],
  renderer() {
    throw new Error('Only needed for a shell.');
  },
  async render(pathname) {
    if (pathname === '/school/broken') throw new Error('mfe-company is out of <ink>');
    return pathname === '/school'
      ? rendered('<h1>School</h1><p>It costs $1 and $& more.</p>')
      : null;
  },
  fileAt: () => null,
  close() {},
};

/** What a page of another section records of it. */
const home = {
  name: 'mfe-home',
  id: '0123456789abcdef',
  contract: 6,
  entry: '/r/mfe-home/0123456789abcdef/entry.js',
  integrity: 'sha384-abc',
};

let theirs: FastifyInstance;
let upstream: Upstream;
let server: FastifyInstance;
/** The requests that the public site received. */
let asked: { method: string; url: string; headers: object }[];

beforeAll(async () => {
  asked = [];
  theirs = Fastify();
  theirs.addHook('onRequest', async ({ method, url, headers }) => {
    asked.push({ method, url, headers });
  });
  theirs.get('/site.json', async () => ({ ...configuredSite(), apiBase: '/their-api' }));
  theirs.get('/registry.json', async () => ({ microFrontends: { 'mfe-home': [{ url: '/r/h' }] } }));
  theirs.get('/their-api/published-blogs', async () => [ears]);
  theirs.get('/go', async (_request, reply) =>
    reply.header('set-cookie', 'a=b').redirect('/there?x=1', 302),
  );
  theirs.get('/away', async (_request, reply) => reply.redirect('https://other.example/', 302));
  theirs.get('/odd', async (_request, reply) => reply.redirect('/..//evil.example/', 302));
  theirs.get('/', async (_request, reply) =>
    reply
      .header('content-security-policy', "script-src 'none'")
      .type('text/html; charset=utf-8')
      .send(pageOf('<h1>Their home</h1>')),
  );
  theirs.get('/home', async (_request, reply) =>
    reply
      .type('text/html')
      .send(pageOf('<link rel="stylesheet" href="/r/shell/old/styles.css"/><h1>Home</h1>', home)),
  );
  theirs.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send(pageOf('<h1>Not found</h1>')),
  );
  upstream = await publicUpstream(await theirs.listen({ host: '127.0.0.1', port: 0 }));
  server = Fastify();
  await server.register(devSite, { parts: [company], upstream, client: '/client.js' });
});

beforeEach(() => void asked.splice(0));

afterAll(async () => {
  await server.close();
  await theirs.close();
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test('shows a page of the section under work in the frame of the running site', async () => {
  const { statusCode, body, headers } = await get('/school?a=b');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('<header>Their header</header>');
  expect(body).toContain('<h1>School</h1><p>It costs $1 and $& more.</p></div></div></main>');
  expect(body).toContain('<title>School &amp; more</title>');
  expect(body).toContain('<meta name="description" content="For &quot;schools&quot;."/>');
  expect(body).toContain(`"remote":{"name":"mfe-company","id":"${section.id}"`);
  expect((await get('/school/')).body).toContain('<h1>School</h1>');
});

test('passes on pages and addresses that the section does not have', async () => {
  const page = await get('/');
  expect(page.body).toContain('<h1>Their home</h1>');
  expect(page.headers).not.toHaveProperty('content-security-policy');
  const none = await get('/school/none');
  expect([none.statusCode, none.body]).toEqual([404, expect.stringContaining('Not found')]);
});

test('shows why a page fails to render, as text', async () => {
  const { statusCode, body } = await get('/school/broken');
  expect([statusCode, body]).toEqual([500, expect.stringContaining('is out of &lt;ink&gt;')]);
});

test('lists the section under work and those of the running site', async () => {
  expect((await get('/registry.json')).json()).toMatchObject({
    microFrontends: {
      'mfe-home': [{ url: '/r/h' }],
      'mfe-company': [{ url: `/r/mfe-company/${browserIdOf(section)}/entry.js` }],
    },
  });
});

test('only sends read requests to the running site, without cookies or credentials', async () => {
  const secrets = { cookie: 'session=secret', authorization: 'secret', referer: 'http://secret/' };
  await get('/?a=b', secrets);
  expect((await get('/api/published-blogs?newest=2', secrets)).json()).toEqual([ears]);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /?a=b',
    'GET /their-api/published-blogs?newest=2',
  ]);
  expect(JSON.stringify(asked)).not.toContain('secret');
  asked.length = 0;
  for (const [method, url] of [
    ['POST', '/api/contact-us'],
    ['POST', '/'],
    ['DELETE', '/api/blog/a'],
    ['GET', '/api/health'],
    ['GET', '/api/blog/../health'],
  ] as const) {
    const answer = await server.inject({ method, url });
    expect([url, answer.statusCode]).toEqual([url, 403]);
    expect(answer.body).toContain('Nothing was sent or kept.');
  }
  expect((await server.inject({ method: 'POST', url: '/api/signals' })).statusCode).toBe(204);
  expect(asked).toEqual([]);
});

test('never contacts another host, whatever the path', async () => {
  const other = Fastify();
  const reached: string[] = [];
  other.get('/*', async ({ url }) => void reached.push(url));
  const foreign = await other.listen({ host: '127.0.0.1', port: 0 });
  const { host } = new URL(foreign);
  for (const url of [`//${host}/x`, `/\\${host}/x`, `/@${host}/x`, `.${host}/x`, `${foreign}/x`]) {
    await get(url);
  }
  expect(reached).toEqual([]);
  await other.close();
});

test('rewrites redirects within the site, and drops its cookies', async () => {
  const request = async (url: string) => {
    const { statusCode, headers } = await get(url);
    return [statusCode, headers.location, headers['set-cookie']];
  };
  expect(await request('/go')).toEqual([302, '/there?x=1', undefined]);
  expect(await request('/away')).toEqual([302, 'https://other.example/', undefined]);
  expect((await request('/odd'))[1]).not.toMatch(/^\/[/\\]/);
});

test('the leave link opens the same page on the running site', async () => {
  const host = 'localhost:4700';
  const leave = async (referer = '') =>
    (await get('/.preview/leave', { host, referer })).headers.location;
  expect(await leave(`http://${host}/school?a=b`)).toBe(`${upstream.origin}/school?a=b`);
  expect(await leave('https://evil.example/x')).toBe(`${upstream.origin}/`);
  expect(await leave()).toBe(`${upstream.origin}/`);
});

test('puts pages of other sections into the shell under work', async () => {
  const own = Fastify();
  const underWork: WatchedPart = {
    ...company,
    name: 'shell',
    release: async () => shell,
    render: async () => null,
    renderer: () => ({
      prefixes: [],
      routes: [],
      posts: [],
      paths: async () => [],
      documents: async () => [],
      searchEntries: async () => [],
      render: async () => rendered(''),
      renderDocument: async () => pageOf('').replace('Their header', 'My header'),
      renderErrorFragment: async () => ({
        html: '',
        head: { title: '', description: '', canonicalPath: '/' },
      }),
      close() {},
    }),
  };
  await own.register(devSite, { parts: [underWork], upstream, client: '/client.js' });
  const { body } = await own.inject('/home');
  expect(body).toContain('<header>My header</header>');
  expect(body).toContain('<div id="slot"><h1>Home</h1></div>');
  expect(body).toContain(JSON.stringify(home));
  await own.close();
});

test('rejects a site that is not one of ours, or not there', async () => {
  const other = Fastify();
  const origin = await other.listen({ host: '127.0.0.1', port: 0 });
  await expect(publicUpstream(origin)).rejects.toThrow('responded with status 404.');
  await other.close();
  await expect(publicUpstream(origin)).rejects.toThrow(`Could not reach ${origin}.`);
});

test('accepts only an https origin', () => {
  for (const good of [
    'https://www.pebble.example',
    'https://www.pebble.example/',
    'http://localhost:8080',
  ]) {
    expect(originOfSite(good)).toBe(new URL(good).origin);
  }
  for (const bad of [
    '',
    'www.pebble.example',
    'http://www.pebble.example',
    'https://user:secret@www.pebble.example',
    'https://www.pebble.example/blog',
    'https://www.pebble.example/?a',
    'https://www.pebble.example/#a',
    'file:///etc/passwd',
  ]) {
    expect(originOfSite(bad)).toBeNull();
  }
});

import { PAGE_LOCK_ID } from '@site/kit/remote/page-lock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { checkedFile } from '@site/delivery/compose/release-addresses.ts';
import {
  describe as releaseOf,
  openTestSite,
  type FakeRelease,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { pageInFrame } from './page-in-frame.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { liveServices, openLiveSite, originOfSite, type LiveSite } from './live-site.ts';
import { showSection, type ShownSection } from './show-section.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { createHost } from '@site/delivery/host/create-host.ts';
import { storeConfig } from '@site/delivery/promotion/plan.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import { openTestDatabase } from '@site/delivery/testing/open-test-database.ts';
import { composedParts } from './composed-parts.ts';
import { livePosts } from './live-posts.ts';
import { showLiveSite } from './show-live-site.ts';

describe('a page in the frame of a running site', () => {
  const shell = checkedFile(releaseOf({ name: 'shell' }), 'shell.js');
  const section = releaseOf({ name: 'mfe-company', pages: { '/school': 'School' } });
  const { name, id, integrity } = section;

  /** A page of the running site, with a section in its lock or none. */
  function frame(remote: object | null = null): string {
    const lock = { shell, remote, scripts: [], others: [], signals: null };
    return [
      '<title>Page not found | Pebble</title><meta name="description" content="Nothing here."/>',
      `<script id="${PAGE_LOCK_ID}" type="application/json">${JSON.stringify(lock)}</script>`,
      '<main id="main" tabindex="-1"><div id="slot"><h1>Not found</h1></div></main>',
    ].join('');
  }

  const page = {
    html: '<h1>School</h1><p>It costs $1 and $& more.</p>',
    preloads: [{ as: 'image', href: '/website/assets/mfe-company/a.svg' }],
    head: { title: 'School & more', description: 'For "schools".', canonicalPath: '/school' },
    status: 200 as const,
  };

  test('inserts a page and its head into the running site’s frame, as text', () => {
    const html = pageInFrame(frame(), section, page);
    expect(html).toContain(`${page.html}</div></div></main>`);
    expect(html).toContain(
      '<link rel="preload" as="image" href="/website/assets/mfe-company/a.svg"><title>School &amp; more</title>',
    );
    expect(html).toContain('<meta name="description" content="For &quot;schools&quot;."/>');
  });

  test.each([
    [
      'has a section in it',
      frame({ name, id, contract: 6, integrity, entry: `/r/${name}/${id}/entry.js` }),
    ],
    ['has another structure', frame().replace('id="slot"', 'id="outlet"')],
    ['has no lock', frame().replace(PAGE_LOCK_ID, 'other')],
  ])('rejects a page from the running site that %s', (_what, other) => {
    expect(() => pageInFrame(other, section, page)).toThrow(
      /belongs to mfe-company|different version/,
    );
  });
});

describe('a section inside a running site', () => {
  const name = 'mfe-company';
  const picture = `assets/${name}/a.svg`;
  const first = {
    name,
    pages: { '/school': 'My words', '/school/news': 'newest', '/school/broken': 'throws' },
    files: { [picture]: '<svg/>' },
  } as const;

  const lock = {
    shell: checkedFile(releaseOf({ name: 'shell' }), 'shell.js'),
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
});

describe('a site beside a running site', () => {
  const shell: FakeRelease = { name: 'shell', words: 'public shell' };
  const ownShell: FakeRelease = { name: 'shell', words: 'own shell' };
  const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
  const school: FakeRelease = { name: 'mfe-company', pages: { '/school': 'Public words' } };

  const part = 'mfe-company';

  let there: TestSite;
  let here: TestSite;
  let databases: Awaited<ReturnType<typeof openTestDatabase>>[];
  /** The running site, the requests it received, and the local server. */
  let publicSite: FastifyInstance;
  let asked: { method: string; url: string; headers: object }[];
  let live: LiveSite;
  let server: FastifyInstance;

  // All tests share two sites, and only the last test changes them.
  beforeAll(async () => {
    databases = [];
    there = await openTestSite();
    await there.goLive(shell, home, school);
    publicSite = await createHost(await dependencies(there));
    asked = [];
    publicSite.server.prependListener('request', ({ method = '', url = '', headers }) =>
      asked.push({ method, url, headers }),
    );
    live = await openLiveSite(await publicSite.listen({ host: '127.0.0.1', port: 0 }));

    here = await openTestSite();
    const { stores } = here;
    const parts = [];
    for (const release of [
      ownShell,
      { ...school, pages: { '/school': 'My words', '/school/new': 'New' } },
    ]) {
      parts.push({ name: release.name, id: await here.lay(release) });
    }
    const outcome = await promote(stores, {
      parts,
      config: await storeConfig(stores, live.config),
      data: () => livePosts(stores, live),
    });
    if (outcome.kind === 'refused') throw new Error(outcome.problems.join(' '));
    server = await createHost({
      ...(await dependencies(here)),
      extend: async (extended) =>
        showLiveSite(extended, { live, part, own: composedParts(stores, part), apiBase: '/api' }),
    });
  });

  beforeEach(() => void asked.splice(0));

  afterAll(async () => {
    await server.close();
    await publicSite.close();
    for (const database of databases) await database.close();
    await there.close();
    await here.close();
  });

  async function dependencies({ stores }: TestSite) {
    const database = await openTestDatabase(stores.dataDir);
    databases.push(database);
    return { stores, database, logger: createServerLogger({ write: () => {} }), trustedProxies: 0 };
  }

  const idOf = async ({ stores }: TestSite, name: 'shell' | 'mfe-home' | 'mfe-company') =>
    (await stores.registry.live()).version?.parts[name]?.release ?? '';

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers: { host: 'localhost:4700', ...headers } });

  test('pages of other sections load the local shell, and the registry lists the local section', async () => {
    const page = (await get('/')).body;
    const shellFile = checkedFile(releaseOf(ownShell), 'shell.js');
    expect(page).toContain(JSON.stringify(shellFile));
    expect(page).not.toContain(await idOf(there, 'shell'));
    expect(page).toContain(`/r/mfe-home/${await idOf(there, 'mfe-home')}/entry.js`);
    const registry: unknown = (await get('/registry.json')).json();
    expect(registry).toMatchObject({
      microFrontends: {
        'mfe-home': [{ url: `/r/mfe-home/${await idOf(there, 'mfe-home')}/entry.js` }],
        'mfe-company': [{ url: `/r/mfe-company/${await idOf(here, 'mfe-company')}/entry.js` }],
      },
    });
    for (const [site, name] of [
      [there, 'mfe-home'],
      [here, 'mfe-company'],
    ] as const) {
      const script = await get(`/r/${name}/${await idOf(site, name)}/entry.js`);
      expect([script.statusCode, script.body]).toEqual([200, `start('${name}');`]);
    }
  });

  test('only sends read requests to the running site, without cookies or credentials', async () => {
    const secrets = {
      cookie: 'session=secret',
      authorization: 'Bearer secret',
      referer: 'http://secret/',
    };
    await get('/?a=b', secrets);
    await get('/api/published-blogs?newest=2', secrets);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /?a=b',
      'GET /api/published-blogs?newest=2',
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
      const answer = await server.inject({ method, url, headers: { host: 'localhost' } });
      expect([url, answer.statusCode]).toEqual([url, 403]);
      expect(answer.body).toContain('Nothing was sent or kept.');
    }
    const signal = { method: 'POST', url: '/api/signals', headers: { host: 'localhost' } } as const;
    expect((await server.inject(signal)).statusCode).toBe(204);
    expect(asked).toEqual([]);
  });

  test('never contacts another host, whatever the path', async () => {
    const other = Fastify();
    const reached: string[] = [];
    other.get('/*', async ({ url }) => void reached.push(url));
    const foreign = await other.listen({ host: '127.0.0.1', port: 0 });
    const { host } = new URL(foreign);
    for (const url of [
      `//${host}/x`,
      `/\\${host}/x`,
      `/@${host}/x`,
      `.${host}/x`,
      `${foreign}/x`,
    ]) {
      await get(url);
    }
    await expect(live.request(`@${host}/x`)).rejects.toThrow('is not a path of');
    await expect(live.request(`.example/x`)).rejects.toThrow('is not a path of');
    expect(reached).toEqual([]);
    await other.close();
  });

  test('rejects requests with a foreign host name', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
      expect((await get('/', { host })).statusCode).not.toBe(200);
    }
    for (const host of ['localhost', '127.0.0.1:4700', '[::1]:4700', '192.168.1.7:4700']) {
      expect((await get('/', { host })).statusCode).toBe(200);
    }
    expect(asked).toHaveLength(4);
  });

  test('the leave link opens the same page on the running site', async () => {
    const leave = async (referer?: string) =>
      (await get('/.preview/leave', referer === undefined ? {} : { referer })).headers.location;
    expect(await leave('http://localhost:4700/school?a=b')).toBe(`${live.origin}/school?a=b`);
    expect(await leave('https://evil.example/x')).toBe(`${live.origin}/`);
    expect(await leave()).toBe(`${live.origin}/`);
  });

  test('forwards responses without cookies, and rewrites redirects', async () => {
    const odd = Fastify();
    odd.get('/site.json', async () => live.config);
    odd.get('/go', async (_request, reply) =>
      reply.header('set-cookie', 'a=b').redirect('/there?x=1', 302),
    );
    odd.get('/away', async (_request, reply) => reply.redirect('https://other.example/', 302));
    odd.get('/odd', async (_request, reply) => reply.redirect('/..//evil.example/', 302));
    const origin = await odd.listen({ host: '127.0.0.1', port: 0 });
    const strange = Fastify();
    showLiveSite(strange, {
      live: await openLiveSite(origin),
      part,
      own: composedParts(here.stores, part),
      apiBase: '/api',
    });
    const request = async (url: string) => {
      const { statusCode, headers } = await strange.inject({ url, headers: { host: 'localhost' } });
      return [statusCode, headers.location, headers['set-cookie']];
    };
    expect(await request('/go')).toEqual([302, '/there?x=1', undefined]);
    expect(await request('/away')).toEqual([302, 'https://other.example/', undefined]);
    expect((await request('/odd'))[1]).not.toMatch(/^\/[/\\]/);
    await odd.close();
    expect((await request('/go'))[0]).toBe(502);
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

  test('rejects a foreign site before building anything', async () => {
    const other = Fastify();
    const origin = await other.listen({ host: '127.0.0.1', port: 0 });
    await expect(openLiveSite(origin)).rejects.toThrow(
      `${origin}/site.json responded with status 404.`,
    );
    await other.close();
    await expect(openLiveSite(origin)).rejects.toThrow(`Could not reach ${origin}.`);
  });

  test('renders pages with the running site’s posts', async () => {
    const elsewhere = Fastify();
    const blog = {
      blogId: 'ears',
      title: 'Ears in winter',
      author: 'Asha',
      thumbnail: '',
      updatedAt: '2026-11-21',
      description: '<p>Warm.</p>',
    };
    elsewhere.get('/site.json', async () => live.config);
    elsewhere.get('/api/published-blogs', async () => [blog]);
    elsewhere.get('/api/blog/ears', async () => ({ success: true, data: blog }));
    const site = await openLiveSite(await elsewhere.listen({ host: '127.0.0.1', port: 0 }));
    const { stores } = here;
    const id = await here.lay({ name: 'mfe-blog', pages: { '/blog': 'newest' } });
    await promote(stores, {
      parts: [{ name: 'mfe-blog', id }],
      data: () => livePosts(stores, site),
    });
    expect(await here.readPublic('blog/index.html')).toContain('<h1>Ears in winter</h1>');
    await elsewhere.close();
  });
});

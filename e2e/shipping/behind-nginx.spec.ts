import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverOptions } from '@site/api/http/server-options.ts';
import { startTestService } from '@site/api/testing/test-service.ts';
import { composedFormPages } from '@site/delivery/host/composed-form-pages.ts';
import { securityHeaders } from '@site/delivery/host/security-headers.ts';
import { siteHost } from '@site/delivery/host/site-host.ts';
import { treeIn, writeTreeFile } from '@site/delivery/testing/write-tree-file.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { WAITLIST_PURPOSE } from '@site/kit/api/waitlist-subscription.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import Fastify from 'fastify';
import { type RawResponse, sendRaw, type RawRequest } from '../support/raw-request.ts';
import { uniqueMark } from '../support/form-journeys.ts';
import { readInbox } from '../support/inbox.ts';
import { freePort } from '../support/free-port.ts';
import { onePagePerTemplate, publicDir, root, samplePages, testedSite } from '../support/site.ts';
import { type RunningNginx, startNginx } from '../support/start-nginx.ts';
import { expect, serverTest as test } from '../support/test.ts';

const node = `http://127.0.0.1:${testedSite.port}`;

let site: SiteConfig;
let nginx: RunningNginx;
// The tests share one setup.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await readSiteConfig(path.join(root, 'site.config.json'));
  // The first process is down, so its requests go to the next.
  const nobody = `http://127.0.0.1:${await freePort()}`;
  nginx = await startNginx({ publicDir, hosts: [nobody, node] });
});
test.afterAll(async () => nginx.close());

/** Cleanups that run whether a test passed or not. */
const opened: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'behind-nginx-'));
  opened.push(() => rm(folder, { recursive: true }));
  return folder;
}

/** Another nginx for a single test. */
async function ownNginx(options: Partial<Parameters<typeof startNginx>[0]>): Promise<RunningNginx> {
  const own = await startNginx({ publicDir, hosts: [node], ...options });
  opened.push(own.close);
  return own;
}

/** Returns everything that a browser or cache acts upon, which must be equal. */
function comparable({ status, headers, body }: RawResponse) {
  const names = [
    ...Object.keys(securityHeaders(site)),
    'content-type',
    'content-encoding',
    'cache-control',
    'vary',
    'location',
    'allow',
  ];
  return {
    status,
    headers: Object.fromEntries(names.map((name) => [name, headers[name]?.toLowerCase()])),
    body: createHash('sha256').update(body).digest('hex'),
  };
}

async function expectSameResponse(
  exactPath: string,
  request: RawRequest = {},
  [one, other]: readonly [string, string] = [nginx.origin, node],
): Promise<RawResponse> {
  const [byNginx, byNode] = await Promise.all([
    sendRaw(one, exactPath, request),
    sendRaw(other, exactPath, request),
  ]);
  const label = `${request.method ?? 'GET'} ${exactPath} ${JSON.stringify(request.headers ?? {})}`;
  expect.soft(comparable(byNginx), label).toEqual(comparable(byNode));
  return byNginx;
}

/** The first file of each folder and kind that is not a page. */
function sampleFiles(): string[] {
  const samples = new Map<string, string>();
  const entries = readdirSync(publicDir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || /\.(br|gz|html)$/.test(entry.name)) continue;
    const file = path.relative(publicDir, path.join(entry.parentPath, entry.name));
    const kind = `${file.split(path.sep)[0]} ${path.extname(file)}`;
    if (!samples.has(kind)) samples.set(kind, `/${file.split(path.sep).join('/')}`);
  }
  return [...samples.values()];
}

test('nginx answers every kind of page and file like the Node host', async () => {
  const files = sampleFiles();
  expect(files.length).toBeGreaterThan(8);
  for (const address of [...onePagePerTemplate(), ...files]) {
    for (const accepted of ['gzip', 'identity']) {
      await expectSameResponse(address, { headers: { 'accept-encoding': accepted } });
    }
    const head = await expectSameResponse(`${address}?from=feed`, { method: 'HEAD' });
    expect.soft(head.status, address).toBe(200);
    await expectSameResponse(`${address.replace(/\/$/, '')}/`);
  }
});

test('nginx answers everything else like the Node host', async () => {
  const page = samplePages['mfe-company'].path;
  const stories = `/${site.product.slug}-offerings/${site.product.slug}-vision/article`;
  const odd = [
    '/nowhere',
    '/nowhere/deep/',
    page.toUpperCase(),
    `${page},`,
    `${page}..`,
    `${page}%E2%80%8B`,
    `${page}&utm_source=x`,
    `${page}%3Fa=1?b=2`,
    page.replace('y/', 'y//'),
    page.replace('faq', '%66aq'),
    '/scool',
    '/blog/no-such-post',
    '/blog/%31%30%31',
    `${stories}/no-such-story`,
    `${stories}/no-such-story/`,
    `${stories}/no/such/story`,
    `${stories}/other.html`,
    `${page}/index.html`,
    `${page}/index.html.br`,
    `${page}/index.html.gz/`,
    `${page}/index.html.new`,
    '/404.html',
    '/500.html',
    '/other.html',
    '/r',
    '/r/',
    '/r/shell/0000000000000000/gone.js',
    '/website/assets',
    '/.sample/gone.html',
    '/website/assets/gone.svg',
    '/.hidden',
    '/.git/config',
    `/${page}`,
    `/.${page}`,
    `/%2f${page}`,
    `/company/..${page}`,
    `/company/%2e%2E${page}`,
    `${page}%2Findex.html`,
    `${page}%0a`,
    '/%ff',
    '/api',
    '/api/nothing',
    '/api/published-blogs',
    '/api/blog/0',
    '/.refused/too-large',
  ];
  for (const address of odd) await expectSameResponse(address);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const refused = await expectSameResponse(page, { method, body: 'words' });
    expect.soft([refused.status, refused.headers['allow']], method).toEqual([405, 'GET, HEAD']);
    await expectSameResponse(`${page}/`, { method });
    await expectSameResponse('/.sample/school-film.html', { method });
    for (const address of ['/nowhere', '/blog/no-such-post', '/404.html', `/${page}`, '/.hidden']) {
      const missing = await expectSameResponse(address, { method });
      expect.soft(missing.status, `${method} ${address}`).toBe(404);
    }
    await expectSameResponse('/api', { method });
    await expectSameResponse('/api/nothing', { method });
    await expectSameResponse(
      '/api/contact-us',
      method === 'POST' ? { method, body: '{' } : { method },
    );
  }
});

test('serves a folder’s fallback page with its own status', async () => {
  const folder = await ownFolder();
  const pages = {
    'index.html': 'Home',
    '404.html': 'Nothing there',
    'other.html': 'Stands for nothing',
    'blog/7/index.html': 'Seven',
    'blog/404.html': 'No such post',
    'eyes/index.html': 'Eyes',
    'eyes/other.html': 'Any eyes',
    'eyes/.draft.html': 'Hidden',
    'website/assets/two words.txt': 'Words',
  };
  for (const [file, text] of Object.entries(pages)) {
    await writeTreeFile(path.join(folder, file), text);
  }
  await writeFile(path.join(folder, 'blog/7/index.html.new'), 'half a page');
  const host = Fastify(serverOptions({ trustedProxies: 0 }));
  await siteHost(host, { tree: () => treeIn(folder, site) });
  const other = await host.listen({ host: '127.0.0.1', port: 0 });
  opened.push(() => host.close());
  const one = await ownNginx({ publicDir: folder, hosts: [other] });
  const both = [one.origin, other] as const;
  const wanted = [
    ['/', 200, 'Home'],
    ['/blog/7', 200, 'Seven'],
    ['/blog/8', 404, 'No such post'],
    ['/blog/8/', 404, 'No such post'],
    ['/blog/8/9', 404, 'Nothing there'],
    ['/blog/404.html', 404, 'No such post'],
    ['/blog/7/index.html.new', 404, 'Nothing there'],
    ['/blog', 404, 'Nothing there'],
    ['/eyes', 200, 'Eyes'],
    ['/eyes/9', 200, 'Any eyes'],
    ['/eyes/other.html', 200, 'Any eyes'],
    ['/eyes/index.html.br', 200, 'Any eyes'],
    ['/other.html', 404, 'Nothing there'],
    ['/website/assets/two%20words.txt/', 200, 'Words'],
  ] as const;
  const brotli = { headers: { 'accept-encoding': 'br, gzip' } };
  const packed = await expectSameResponse('/', brotli, both);
  expect(packed.headers['content-encoding']).toBe('br');
  for (const [address, status, text] of wanted) {
    await expectSameResponse(address, brotli, both);
    const response = await expectSameResponse(address, {}, both);
    expect.soft([response.status, response.body.toString()], address).toEqual([status, text]);
  }
  expect((await sendRaw(one.origin, '/eyes/.draft.html')).body.toString()).not.toBe('Hidden');

  // Pages composed while the site runs are available immediately.
  await writeTreeFile(path.join(folder, 'blog/8/index.html'), 'Eight');
  expect((await expectSameResponse('/blog/8', {}, both)).body.toString()).toBe('Eight');
});

test('rejects a path that escapes the site or is malformed, with every header', async () => {
  for (const address of ['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/%00', '/%zz']) {
    const response = await sendRaw(nginx.origin, address);
    expect(response.status, address).toBeGreaterThanOrEqual(400);
    expect(response.status, address).toBeLessThan(500);
    expect(response.headers, address).toMatchObject(securityHeaders(site));
  }
});

test('nginx hides the health endpoints, however their URLs are spelled', async () => {
  for (const address of ['/livez', '/readyz/', '/metrics', '//livez', '/%6Civez', '/livez?a=1']) {
    const response = await sendRaw(nginx.origin, address);
    expect.soft(response.status, address).toBe(404);
    expect.soft(response.headers['content-type'], address).toBe('text/html; charset=utf-8');
  }
});

test('answers a conditional request with 304', async () => {
  const { headers } = await sendRaw(nginx.origin, '/');
  const response = await sendRaw(nginx.origin, '/', {
    headers: { 'if-none-match': headers['etag'] ?? '' },
  });
  expect(response.status).toBe(304);
  expect(response.headers).toMatchObject({ ...securityHeaders(site), 'cache-control': 'no-cache' });
});

/** Posts the waitlist form as a browser without JavaScript does. */
function waitlistForm(origin: string, email: string): RawRequest {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin,
      host: new URL(origin).host,
    },
    body: new URLSearchParams({ email, purpose: WAITLIST_PURPOSE }).toString(),
  };
}

test('stores a form sent without JavaScript and answers with a page', async () => {
  const email = `${uniqueMark()}@visitor.example`;
  const call = '/api/subscribe-public';
  const response = await sendRaw(nginx.origin, call, waitlistForm(nginx.origin, email));
  expect(response.status).toBe(303);
  expect(response.headers['location']).toBe(formAnswerPaths.waitlist.sent);
  expect(response.headers).toMatchObject(securityHeaders(site));
  expect(await readInbox()).toContainEqual(expect.objectContaining({ kind: 'waitlist', email }));
  await expectSameResponse(call, waitlistForm(node, 'nobody'));
});

/** An API process behind one trusted proxy, with nginx in front. */
async function apiBehindNginx(perClient: number) {
  const folder = await ownFolder();
  const service = await startTestService(
    { dialect: 'sqlite', file: path.join(folder, 'site.sqlite') },
    {
      formPages: composedFormPages(() => ({ folder: publicDir })),
      limits: {
        perClient: { max: perClient, windowMs: 600_000 },
        perAddress: { max: 100, windowMs: 600_000 },
      },
    },
  );
  opened.push(service.close);
  const direct = await service.fastify.listen({ host: '127.0.0.1', port: 0 });
  return ownNginx({ hosts: [direct] });
}

test('nginx and the API reject large bodies with the same message', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
    for (const kilobytes of [50, 500]) {
      const request = {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'x'.repeat(kilobytes * 1024),
      };
      const response = await sendRaw(nginx.origin, '/api/subscribe-public', request);
      const byApi = await sendRaw(node, '/api/subscribe-public', request);
      const what = `${type} of ${kilobytes} kB`;
      expect.soft(response.status, what).toBe(413);
      expect.soft(response.body.toString(), what).toBe(byApi.body.toString());
      for (const header of ['content-type', 'cache-control']) {
        expect.soft(response.headers[header], what).toBe(byApi.headers[header]);
      }
      expect.soft(response.headers, what).toMatchObject(securityHeaders(site));
    }
  }
});

test('rate limits apply per client, regardless of forged headers', async () => {
  const { origin } = await apiBehindNginx(2);
  const send = async (from: string, claimed: string) => {
    const form = waitlistForm(origin, `${uniqueMark()}@visitor.example`);
    const headers = { ...form.headers, 'x-forwarded-for': claimed, 'x-forwarded-host': claimed };
    return (await sendRaw(origin, '/api/subscribe-public', { ...form, headers, from })).status;
  };
  expect(await send('127.0.0.2', '203.0.113.1')).toBe(303);
  expect(await send('127.0.0.2', '203.0.113.2')).toBe(303);
  expect(await send('127.0.0.2', '203.0.113.3')).toBe(429);
  expect(await send('127.0.0.3', '203.0.113.4')).toBe(303);
});

test('a client with hundreds of half-sent forms is refused more, and others are served', async () => {
  const { hostname, port } = new URL(nginx.origin);
  const refused: string[] = [];
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.2' });
    socket.on('data', (answer) => refused.push(String(answer).slice(0, 12)));
    // Expected: nginx resets the connection.
    socket.on('error', () => {});
    socket.write(
      'POST /api/contact-us HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    return socket;
  });
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(44);
  expect(new Set(refused)).toEqual(new Set(['HTTP/1.1 429']));
  expect((await fetch(`${nginx.origin}/`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('while the API is down, pages are served and forms report that nothing was sent', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const alone = await ownNginx({ hosts: [nobody] });
  const { notSent } = formAnswerPaths.waitlist;
  const call = '/api/subscribe-public';
  const page = await sendRaw(alone.origin, call, waitlistForm(alone.origin, 'a@visitor.example'));
  expect(page.status).toBe(503);
  expect(page.body).toEqual((await sendRaw(node, notSent)).body);
  expect(page.headers).toMatchObject({ ...securityHeaders(site), 'cache-control': 'no-store' });
  const json = await sendRaw(alone.origin, call, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@visitor.example"}',
  });
  expect(json.status).toBe(503);
  expect(JSON.parse(json.body.toString())).toMatchObject({ success: false });
  expect((await sendRaw(alone.origin, '/')).status).toBe(200);
  // Only a host can resolve misspelt addresses.
  const school = await sendRaw(alone.origin, '/school');
  expect(await sendRaw(alone.origin, '/school/index.html')).toMatchObject({
    status: 200,
    body: school.body,
  });
  for (const address of ['/School', '/nowhere', '/blog/no-such-post']) {
    const missing = await sendRaw(alone.origin, address);
    expect.soft(missing.status, address).toBe(404);
    expect.soft(missing.headers, address).toMatchObject(securityHeaders(site));
  }
});

test('proxies previews under their own host names, without serving anything from the live site', async () => {
  const preview = Fastify();
  preview.get('/*', (request) => `${request.headers.host}${request.url}`);
  const origin = await preview.listen({ host: '127.0.0.1', port: 0 });
  opened.push(() => preview.close());
  const { origin: front } = await ownNginx({ hosts: [origin] });
  const name = 'preview-k3.pebble.example';
  for (const address of ['/', '/r/shell/0/shell.js', '/api/published-blogs']) {
    const response = await sendRaw(front, address, { headers: { host: name } });
    expect.soft(response.body.toString()).toBe(name + address);
    expect.soft(response.headers['content-security-policy']).toBeUndefined();
  }
});

test('a machine without a copy of the site reports that no host answers', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const { origin } = await ownNginx({ hosts: [nobody], publicDir: '/nonexistent' });
  for (const address of ['/', '/blog/101', '/r/shell/0/shell.js']) {
    const response = await sendRaw(origin, address);
    expect.soft(response.status, address).toBe(503);
    expect.soft(response.headers, address).toMatchObject(securityHeaders(site));
  }
  const form = waitlistForm(origin, 'a@visitor.example');
  expect((await sendRaw(origin, '/api/subscribe-public', form)).status).toBe(503);
  const signal = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await sendRaw(origin, '/api/signals', signal)).status).toBe(204);
});

import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serverOptions } from '@site/api/http/server-options.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { pageFile } from '../compose/page-path.ts';
import { searchIndex } from '../compose/search-index.ts';
import { treeIn, writeTreeFile } from '../testing/write-tree-file.ts';
import { securityHeaders } from './security-headers.ts';
import { sendErrorPage, siteHost } from './site-host.ts';

const site = configuredSite();
const SCHOOL = `<h1>School</h1>${'<p>Words</p>'.repeat(50)}`;
const RELEASE = `/r/mfe-home/${'a'.repeat(16)}`;

let folder = '';
let publicDir = '';
let server: FastifyInstance;
let origin = '';
const others: FastifyInstance[] = [];

// All tests share one server. Tests that need other files or settings add them.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-host-'));
  publicDir = path.join(folder, 'public');
  await write('index.html', '<h1>Home</h1>');
  await write(
    '404.html',
    '<h1>404 Not Found</h1><div data-suggestions="" hidden=""><h2>These?</h2><ul class="x"></ul></div>',
  );
  const entry = { kind: 'page', summary: '' } as const;
  const index = searchIndex(
    [
      { ...entry, path: '/school', title: 'School checks', alsoCalled: [] },
      { ...entry, path: '/hearing', title: 'Hearing', alsoCalled: ['ear check'] },
    ],
    {},
  );
  for (const [file, json] of Object.entries(index)) await write(file, json);
  await write('500.html', '<h1>Unexpected Application Error!</h1>500');
  await writeTreeFile(pageFile(publicDir, '/school'), SCHOOL);
  await write('registry.json', '{"microFrontends":{}}');
  await write(`${RELEASE}/entry.js`, 'start();');
  await write('website/assets/sun.svg', '<svg/>');
  await writeFile(path.join(publicDir, 'school/index.html.new'), 'half a page');
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  server = await siteServer();
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  publicDir = path.join(folder, 'public');
  for (const each of others.splice(0)) await each.close();
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(file: string, text: string): Promise<void> {
  await writeTreeFile(path.join(publicDir, file), text);
}

/** Another server of the same tree. */
async function host(options: Parameters<typeof siteServer>[0]): Promise<FastifyInstance> {
  const other = await siteServer(options);
  others.push(other);
  return other;
}

/** The visitors' server without the API. */
async function siteServer(options: { preCompressed?: boolean } = {}): Promise<FastifyInstance> {
  const fresh = Fastify(serverOptions({ trustedProxies: 0 }));
  fresh.setErrorHandler((_error, _request, reply) => sendErrorPage(reply, 'failed'));
  await siteHost(fresh, {
    tree: () => treeIn(publicDir, site),
    ...options,
  });
  return fresh;
}

const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.inject({ method: 'GET', url, headers });

/** Requests exactly this path. `inject` would normalise dots. */
async function getExactly(exactPath: string): Promise<{ answer: IncomingMessage; body: string }> {
  const asked = httpRequest(origin, { path: exactPath }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error('There was no response.');
  let body = '';
  for await (const chunk of answer) body += String(chunk);
  return { answer, body };
}

test.each(['/school', '/school/', '/school?from=feed'])('serves the page at %s', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(SCHOOL);
});

test.each(['/nowhere', '/school/more', '/r/', '/website/assets', '/Website/Assets/sun.svg'])(
  '%s gets the not-found page and status',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('404 Not Found');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test.each([
  ['/School', '/school'],
  ['/SCHOOL/?from=feed', '/school?from=feed'],
  ['/school/index.html', '/school'],
  ['/index.html', '/'],
  ['//school', '/school'],
  ['//', '/'],
  ['/%2fschool', '/school'],
  ['/%73chool', '/school'],
  ['/school,', '/school'],
  ['/school).', '/school'],
  ['/school%E2%80%9D', '/school'],
  ['/school%20', '/school'],
  ['/school%E2%80%8B', '/school'],
  ['/school%EF%BC%8C%EF%BC%89', '/school'],
  ['/school&utm_source=mail', '/school?utm_source=mail'],
  ['/school%3Futm_source=mail?x=1', '/school?utm_source=mail&x=1'],
  ['/school%23fees', '/school#fees'],
  ['/company//aboutUs', '/company/about-us'],
  ['/Company/About-Us/', '/company/about-us'],
  ['/offerings/behavioral', '/offerings/behavioural'],
  ['/offerings%2Fbehavioural', '/offerings/behavioural'],
])('%s is redirected to %s', async (odd, address) => {
  await writeTreeFile(pageFile(publicDir, '/company/about-us'), '<h1>About us</h1>');
  await writeTreeFile(pageFile(publicDir, '/offerings/behavioural'), '<h1>Behaviour</h1>');
  const { answer } = await getExactly(odd);
  expect([answer.statusCode, answer.headers['location']]).toEqual([301, address]);
  expect(answer.headers).toMatchObject({ ...securityHeaders(site), 'cache-control': 'no-cache' });
  expect((await get(address.replace(/#.*/, ''))).statusCode).toBe(200);
});

test('serves two URLs that differ only in case, and redirects no other spelling', async () => {
  await writeTreeFile(pageFile(publicDir, '/blog/Ear'), 'Ear');
  await writeTreeFile(pageFile(publicDir, '/blog/ear'), 'ear');
  expect((await get('/blog/Ear')).body).toBe('Ear');
  expect((await get('/blog/ear')).body).toBe('ear');
  expect((await get('/blog/EAR')).statusCode).toBe(404);
});

describe('a former URL', () => {
  const redirects = {
    '/our-school': '/school',
    '/company/Old Page': '/school',
    '/schools': '/nowhere',
    '/Company/FAQ': '/school',
  };
  const extras = { contractVersion: 1, styles: [], styleIntegrity: [], exposes: [], patterns: [] };
  const remote = {
    url: `${RELEASE}/entry.js`,
    metadata: { integrity: 'sha384-abc', version: 'a'.repeat(16) },
    extras: { ...extras, redirects },
  };

  beforeAll(async () => {
    await write('registry.json', JSON.stringify({ microFrontends: { 'mfe-company': [remote] } }));
    await writeTreeFile(pageFile(publicDir, '/company/faq'), '<h1>Questions</h1>');
  });

  test.each([
    ['/our-school', '/school'],
    ['/our-school/?from=mail&age=4', '/school?from=mail&age=4'],
    ['/Our-School', '/school'],
    ['/our-school,', '/school'],
    ['/company/Old%20Page', '/school'],
    ['/Company/FAQ', '/school'],
  ])('%s is redirected to %s', async (former, address) => {
    const answer = await get(former);
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, address]);
    expect(answer.headers).toMatchObject({ ...securityHeaders(site), 'cache-control': 'no-cache' });
    const head = await server.inject({ method: 'HEAD', url: former });
    expect([head.statusCode, head.headers['location']]).toEqual([301, address]);
    expect((await server.inject({ method: 'POST', url: former })).statusCode).toBe(404);
  });

  test.each(['/schools', '/COMPANY/FAQ', '/API/our-school', '/website/assets/our-school'])(
    'does not redirect %s, because no page or several pages match',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test('a page takes precedence over redirects', async () => {
    expect((await get('/company/faq')).body).toBe('<h1>Questions</h1>');
  });

  test('an unreadable registry only disables redirects', async () => {
    await write('registry.json', '{');
    expect((await get('/our-school')).statusCode).toBe(404);
    expect((await get('/school')).statusCode).toBe(200);
  });
});

test.each([
  ['/scool', 'School checks'],
  ['/ear-checks', 'Hearing'],
  ['/nothing-like-it', null],
  ['/scool.php', null],
])('for %s, the not-found page suggests %s', async (url, title) => {
  for (const encoding of ['identity', 'gzip']) {
    const answer = await get(url, { 'accept-encoding': encoding });
    const html = encoding === 'gzip' ? gunzipSync(answer.rawPayload) : answer.rawPayload;
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({ ...securityHeaders(site), 'cache-control': 'no-cache' });
    const links = [...html.toString().matchAll(/<a href="[^"]*">(.*?)<\/a>/g)].map(
      ([, text]) => text,
    );
    expect(links).toEqual(title === null ? [] : [title]);
    expect(html.toString().includes('hidden')).toBe(title === null);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s gets 405 with Allow on existing paths, and 404 elsewhere',
  async (method) => {
    // Not one of our forms, of an unsupported type, and above the body limit.
    const body = new Blob(['x'.repeat(2_000_000)], { type: 'image/gif' });
    const ask = (exactPath: string) => fetch(origin + exactPath, { method, body });
    for (const found of ['/', '/school', '/school/', '/website/assets/sun.svg']) {
      const answer = await ask(found);
      expect(answer.status).toBe(405);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...securityHeaders(site),
        allow: 'GET, HEAD',
        'cache-control': 'no-cache',
        'content-type': 'text/plain; charset=utf-8',
      });
      expect(await answer.text()).toBe('Method not allowed.');
    }
    for (const none of ['/nowhere', '/404.html', '//school']) {
      const answer = await ask(none);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('allow')).toBeNull();
      expect(await answer.text()).toContain('404 Not Found');
    }
  },
);

test('HEAD returns the same headers without a body', async () => {
  const answer = await server.inject({ method: 'HEAD', url: '/school' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(SCHOOL)));
  expect(answer.body).toBe('');
  expect((await server.inject({ method: 'HEAD', url: '/nowhere' })).statusCode).toBe(404);
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'for Accept-Encoding "%s", sends the %s form',
  async (accepted, encoding, decompress) => {
    const answer = await get('/school', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.rawPayload).toString()).toBe(SCHOOL);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test.each([
  ['*', 'br'],
  ['gzip;q=0, *', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0, *', undefined],
  ['*;q=0', undefined],
])('resolves the wildcard in Accept-Encoding "%s" to %s', async (accepted, encoding) => {
  const answer = await get('/school', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

describe('a film', () => {
  const FILM = '/website/assets/mfe-home/film.0123abcd.mp4';

  beforeAll(async () => write(FILM, '0123456789'));

  test.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
  ])('sends %s of it, as Safari requires', async (range, body, contentRange) => {
    const answer = await get(FILM, { range, 'accept-encoding': 'br, gzip' });
    expect([answer.statusCode, answer.body]).toEqual([206, body]);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': contentRange,
    });
    const head = await server.inject({ method: 'HEAD', url: FILM, headers: { range } });
    expect([head.statusCode, head.headers['content-range']]).toEqual([206, contentRange]);
    expect(head.headers['content-length']).toBe(String(body.length));
  });

  test('says that it has ranges, and sends one of the copy that the browser began with', async () => {
    const { headers } = await get(FILM);
    expect(headers['accept-ranges']).toBe('bytes');
    const range = { range: 'bytes=2-5' };
    const same = await get(FILM, { ...range, 'if-range': String(headers.etag) });
    expect([same.statusCode, same.body]).toEqual([206, '2345']);
    for (const other of ['"other"', 'Fri, 01 Jan 2038 00:00:00 GMT', `W/${String(headers.etag)}`]) {
      const answer = await get(FILM, { ...range, 'if-range': other });
      expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    }
  });

  test('rejects a range outside it, and says how long it is', async () => {
    const answer = await get(FILM, { range: 'bytes=10-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10');
  });
});

test('sends a range of the plain form, even to a browser that accepts compression', async () => {
  const answer = await get('/school', { range: 'bytes=0-3', 'accept-encoding': 'br' });
  expect([answer.statusCode, answer.body]).toEqual([206, '<h1>']);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test.each(['/nowhere', '/blog/no-such-post'])(
  'answers a range of %s with the whole 404 page',
  async (url) => {
    await write('blog/404.html', '<h1>Blog not found.</h1>');
    const whole = await get(url);
    const answer = await get(url, { range: 'bytes=0-1', 'if-match': '"other"' });
    expect([answer.statusCode, answer.body]).toEqual([404, whole.body]);
    expect(answer.headers['content-range']).toBeUndefined();
  },
);

test('the same bytes have the same entity tag on every host, and other bytes another', async () => {
  const tag = async (url: string, encoding?: string) =>
    String((await get(url, encoding ? { 'accept-encoding': encoding } : {})).headers.etag);
  const [plain, compressed] = [await tag('/school'), await tag('/school', 'br')];
  expect(compressed).toBe(`W/${plain}`);
  const older = new Date('2020-01-01');
  for (const form of ['', '.br', '.gz']) {
    await utimes(pageFile(publicDir, '/school') + form, older, older);
  }
  const restarted = await host({});
  expect((await get('/school', {}, restarted)).headers.etag).toBe(plain);
  for (const copy of [plain, compressed]) {
    expect((await get('/school', { 'if-none-match': copy })).statusCode).toBe(304);
  }
  expect((await get('/school')).headers['last-modified']).toBeUndefined();

  publicDir = path.join(folder, 'changed');
  const changed = SCHOOL.replace('Words', 'World');
  await writeTreeFile(pageFile(publicDir, '/school'), changed);
  await utimes(pageFile(publicDir, '/school'), older, older);
  expect((await get('/school', { 'if-none-match': plain })).body).toBe(changed);
});

test('does not send precompressed pages if pages are transformed', async () => {
  const other = await host({ preCompressed: false });
  const answer = await get('/school', { 'accept-encoding': 'br' }, other);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(SCHOOL);
});

test.each([
  [`${RELEASE}/entry.js`, 'public, max-age=31536000, immutable'],
  ['/website/assets/sun.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/school', 'no-cache'],
  ['/registry.json', 'no-cache'],
  [`${RELEASE}/missing.js`, 'no-cache'],
])('%s is cached: %s', async (url, caching) => {
  expect((await get(url)).headers['cache-control']).toBe(caching);
  expect((await get(url, { 'accept-encoding': 'br' })).headers['cache-control']).toBe(caching);
});

test('responds to a conditional request with 304 and all headers', async () => {
  const { etag } = (await get('/school')).headers;
  const answer = await get('/school', { 'if-none-match': String(etag) });
  expect(answer.statusCode).toBe(304);
  expect(answer.headers).toMatchObject({ ...securityHeaders(site), 'cache-control': 'no-cache' });
});

test.each([
  [{ 'if-none-match': '"other", TAG' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-match': '"other"' }, 412],
  [{ 'if-match': 'TAG' }, 200],
  [{ 'if-match': 'W/TAG' }, 412],
  // Files have no date.
  [{ 'if-modified-since': new Date().toUTCString() }, 200],
])('answers %j with %d', async (condition, status) => {
  const { etag } = (await get('/school')).headers;
  const headers = Object.entries(condition).map(([name, tag]) => [
    name,
    tag.replace('TAG', String(etag)),
  ]);
  expect((await get('/school', Object.fromEntries(headers))).statusCode).toBe(status);
});

test('serves another tree from the next request onwards', async () => {
  const other = path.join(folder, 'other');
  await writeTreeFile(pageFile(other, '/clinic'), '<h1>Clinic</h1>');
  await writeTreeFile(path.join(other, '404.html'), '404 Not Found');
  const home = publicDir;
  expect((await get('/clinic')).statusCode).toBe(404);
  publicDir = other;
  expect((await get('/clinic')).body).toBe('<h1>Clinic</h1>');
  expect((await get('/school')).statusCode).toBe(404);
  publicDir = home;
  expect((await get('/school')).body).toBe(SCHOOL);
});

test.each([`${RELEASE}/entry.js`, '/website/assets/sun.svg'])(
  '%s is a subresource and only gets subresource headers',
  async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'content-security-policy': "script-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const ofPages = Object.keys(securityHeaders(site)).filter((name) => name in headers);
    expect(ofPages).toHaveLength(5);
  },
);

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/.%2e/secret.txt',
  '/school/../../secret.txt',
  '/school/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/%00',
  '/school%00.html',
  '/school/index.html%00',
  '/%252e%252e%252fsecret.txt',
  '//secret.txt',
  '//evil.example/school',
  '/\\evil.example',
])('returns 404 for %s', async (exactPath) => {
  const { answer, body } = await getExactly(exactPath);
  expect(answer.statusCode).toBe(404);
  expect(body).not.toContain('secret');
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test.each([
  '/school/index.html.br',
  '/school/index.html.gz',
  '/school/index.html.new',
  '/index.html.br/',
  `${RELEASE}/entry.js.br`,
  '/404.html',
  '/other.html',
])('%s has no URL', async (url) => {
  await write('other.html', 'a fallback page of no folder');
  expect((await get(url)).statusCode).toBe(404);
});

test('sends the error page for a file that is gone, and plain text if that page is gone too', async () => {
  publicDir = path.join(folder, 'damaged');
  await write('school/index.html', SCHOOL);
  await write(`${RELEASE}/entry.js`, 'start();');
  await write('500.html', '<h1>Unexpected Application Error!</h1>500');
  const tree = treeIn(publicDir, site);
  const damaged = Fastify(serverOptions({ trustedProxies: 0 }));
  others.push(damaged);
  damaged.setErrorHandler((_error, _request, reply) => sendErrorPage(reply, 'failed'));
  await siteHost(damaged, { tree: () => tree });
  for (const gone of ['school', RELEASE]) await rm(path.join(publicDir, gone), { recursive: true });
  for (const url of ['/school', `${RELEASE}/entry.js`]) {
    const answer = await get(url, {}, damaged);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-cache']);
    expect(answer.headers).toMatchObject(securityHeaders(site));
    expect(answer.body).toContain('Unexpected Application Error!');
  }
  publicDir = path.join(folder, 'damaged-more');
  Object.assign(tree, { folder: publicDir });
  const plain = await get('/school', {}, damaged);
  expect(plain.statusCode).toBe(500);
  expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(plain.body).toContain('Something went wrong on our side');
});

test('does not serve a file that the tree does not list', async () => {
  const tree = treeIn(publicDir, site);
  const listed = Fastify(serverOptions({ trustedProxies: 0 }));
  others.push(listed);
  await siteHost(listed, { tree: () => tree });
  await write('evil/index.html', '<script src="/evil.js"></script>');
  expect((await get('/evil', {}, listed)).statusCode).toBe(404);
});

test('serves the pattern page of its folder for an unknown URL', async () => {
  await write('blog/404.html', '<h1>Blog not found.</h1>');
  await write('eyes/other.html', '<h1>Eyes at school</h1>');
  expect(await get('/blog/no-such-post')).toMatchObject({
    statusCode: 404,
    body: '<h1>Blog not found.</h1>',
  });
  expect(await get('/eyes/7')).toMatchObject({ statusCode: 200, body: '<h1>Eyes at school</h1>' });
  expect((await get('/eyes/7/8')).body).toContain('404 Not Found');
});

test('serves security.txt, but no other dot path', async () => {
  await write('.well-known/security.txt', 'Contact: mailto:a@b.example');
  await write('.well-known/other.txt', 'secret');
  const answer = await get('/.well-known/security.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect((await get('/.well-known/other.txt')).body).not.toContain('secret');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { publicFolder } from '../compose/compose.ts';
import { writePublicFile } from '../compose/site-files.ts';
import { createPageReloader } from '../dev/page-reloader.ts';
import { createHost, type HostOptions } from './create-host.ts';
import { securityHeaders } from './security-headers.ts';

const site = configuredSite();
const silent = createServerLogger({ write: () => {} });

let dataDir = '';
let database: HostOptions['database'];
let server: FastifyInstance;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'host-'));
  await write('index.html', '<body><h1>Home</h1></body>');
  await write('404.html', '<body><h1>404 Not Found</h1></body>');
  await write('500.html', '<body><h1>500 Internal Server Error</h1></body>');
  await write(`${formAnswerPaths.contact.check}/index.html`, `<ul>${PROBLEMS_MARKER}</ul>`);
  const file = path.join(dataDir, 'site.sqlite');
  database = await openDatabase({ dialect: 'sqlite', file });
  await migrateDatabase(database);
});

afterEach(async () => {
  await server.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function write(file: string, text: string): Promise<void> {
  const count = { written: 0, unchanged: 0 };
  await writePublicFile(path.join(publicFolder(dataDir), file), Buffer.from(text), count);
}

async function openHost(changes: Partial<HostOptions> = {}): Promise<void> {
  server = await createHost({
    dataDir,
    site,
    database,
    logger: silent,
    trustedProxies: 0,
    ...changes,
  });
}

test('site and API are served on one port', async () => {
  await openHost();
  expect((await server.inject('/')).body).toContain('<h1>Home</h1>');
  const answer = await server.inject('/api/published-blogs');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([]);
});

test.each(['/api/', '/api/none', '/api/contact-us/more', '/api/blog/1/2'])(
  '%s, where the API has nothing, is answered by the API and not with a page',
  async (url) => {
    await openHost();
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await server.inject({ method, url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false });
      expect(answer.headers).toMatchObject(securityHeaders(site));
    }
  },
);

test('a page that is asked for under two hosts is refused', async () => {
  await openHost();
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nhost: one.example\r\nHost: other.example\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('content-security-policy');
});

test('answers of the API carry the security headers too', async () => {
  await openHost();
  expect((await server.inject('/api/published-blogs')).headers).toMatchObject(
    securityHeaders(site),
  );
});

test('with the API on another host, its addresses here are no pages', async () => {
  await openHost({ site: { ...site, apiBase: 'https://api.example' } });
  expect((await server.inject('/api/published-blogs')).statusCode).toBe(404);
});

test('a form sent without scripts is answered with a composed page', async () => {
  await openHost();
  const answer = await server.inject({
    method: 'POST',
    url: '/api/contact-us',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: 'form=page&fullName=&phoneNumber=&email=&message=',
  });
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toMatch(/<ul>(<li>[^<]+<\/li>)+<\/ul>/);
});

test('an address that cannot be read is answered like one that is not there', async () => {
  await openHost();
  for (const address of ['/%zz', '/%ff', '/?q=%']) {
    const answer = await server.inject(address);
    expect(answer.statusCode).toBe(address.startsWith('/?') ? 200 : 404);
    expect(answer.headers).toMatchObject(securityHeaders(site));
  }
});

test('what breaks while a page is served is answered with the page for it', async () => {
  await openHost({
    extend: async (extended) => {
      extended.get('/breaks', async () => {
        throw new Error('out of paper');
      });
    },
  });
  const answer = await server.inject('/breaks');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('500 Internal Server Error');
  expect(answer.headers).toMatchObject(securityHeaders(site));
});

test('while somebody develops, every page brings the script that reloads it', async () => {
  const reloader = createPageReloader();
  await openHost({ extend: reloader.extend });
  for (const url of ['/', '/nowhere']) {
    const { body, headers } = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(body).toContain('<script src="/dev/reload.js" defer></script></body>');
    expect(headers['content-encoding']).toBeUndefined();
  }
  const script = await server.inject('/dev/reload.js');
  expect(script.headers['content-type']).toContain('text/javascript');
  expect(script.body).toContain('/dev/events');
});

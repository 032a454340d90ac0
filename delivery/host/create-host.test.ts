import { readlinkSync } from 'node:fs';
import { chmod, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { parsePublicRegistry } from '@site/kit/remote/registry.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { blobFile } from '../blobs/folder-blobs.ts';
import type { FastifyInstance } from 'fastify';
import { storeConfig } from '../promotion/plan.ts';
import { rollBack, promote } from '../promotion/promote.ts';
import { openStores } from '../stores/stores.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { browserIdOf } from '../releases/release.ts';
import { describe, type FakeRelease, openTestSite } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { createHost, type HostOptions } from './create-host.ts';
import { securityHeaders } from './security-headers.ts';
import { publicFolder } from './served-tree.ts';

const site = configuredSite();
const silent = createServerLogger({ write: () => {} });
const { check } = formAnswerPaths.contact;
const forms = (words: string): FakeRelease => ({
  name: 'mfe-forms',
  pages: { [check]: `<ul>${PROBLEMS_MARKER}</ul>`, '/contactUs': words },
  prefixes: ['/contactUs'],
});

const testSite = testSiteForEach(
  { name: 'shell' },
  { name: 'mfe-home', pages: { '/': 'Home' } },
  forms('Write to us'),
);
let database: HostOptions['database'];
let server: FastifyInstance | undefined;

beforeEach(async () => {
  database = await openTestDatabase(testSite.stores.dataDir);
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await database.close();
});

async function openHost(changes: Partial<HostOptions> = {}): Promise<FastifyInstance> {
  const { stores } = testSite;
  server = await createHost({ stores, database, logger: silent, trustedProxies: 0, ...changes });
  return server;
}

test('serves the site and the API on one port', async () => {
  const opened = await openHost();
  expect((await opened.inject('/')).body).toContain('<h1>Home</h1>');
  const answer = await opened.inject('/api/published-blogs');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([]);
  expect(answer.headers).toMatchObject(securityHeaders(site));
});

test('the API answers unknown calls with its own 404, not with a page', async () => {
  const opened = await openHost();
  for (const url of ['/api', '/api/', '/api/none', '/api/contact-us/more', '/api/blog/1/2']) {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await opened.inject({ method, url });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json()).toMatchObject({ success: false });
      expect(answer.headers).toMatchObject(securityHeaders(site));
    }
  }
});

test('accepts the absolute form of a request target', async () => {
  const opened = await openHost();
  const address = await opened.listen({ host: '127.0.0.1', port: 0 });
  const { host, port } = new URL(address);
  const ask = (target: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    return text(socket);
  };
  expect(await ask(`${address}/contactUs?from=proxy`)).toContain('<h1>Write to us</h1>');
  expect(await ask(address)).toContain('<h1>Home</h1>');
  expect(await ask(`${address}?from=proxy`)).toContain('<h1>Home</h1>');
  expect(await ask(`${address}/ContactUs`)).toMatch(/\r\nlocation: \/contactUs\r\n/);
});

test('counts signals about unknown releases and routes as `other`', async () => {
  const opened = await openHost();
  await opened.listen({ host: '127.0.0.1', port: 0 });
  const kind = 'section-failed';
  const tell = (route: string, ...failures: object[]) =>
    opened.inject({ method: 'POST', url: '/api/signals', payload: { route, failures } });
  const { remotes } = parsePublicRegistry(JSON.parse(await testSite.readPublic('registry.json')));
  const home = { kind, name: 'mfe-home', release: remotes['mfe-home']?.id };
  await tell('/contactUs', home);
  await tell('/made-up', home, { ...home, release: '0123456789abcdef' });
  await opened.close();
  const release = (await testSite.liveVersion()).parts['mfe-home']?.release;
  const counted = await database.db
    .selectFrom('signal_counts')
    .select(['part', 'release', 'route', 'count'])
    .orderBy('part')
    .orderBy('route')
    .execute();
  expect(counted).toEqual([
    { part: 'mfe-home', release, route: '/contactUs', count: 1 },
    { part: 'mfe-home', release, route: 'other', count: 1 },
    { part: 'other', release: 'other', route: 'other', count: 1 },
  ]);
});

test('reports liveness, readiness and whether forms can be stored', async () => {
  const opened = await openHost();
  const { id } = await testSite.stores.registry.live();
  expect((await opened.inject('/livez')).json()).toEqual({ alive: true });
  const ready = await opened.inject('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ ready: true, siteVersion: id, forms: 'ready' });
  await database.close();
  const without = await opened.inject('/readyz');
  expect(without.statusCode).toBe(200);
  expect(without.json()).toMatchObject({ ready: true, forms: 'the database is unreachable' });
});

test('a stopping host is alive but not ready', async () => {
  const opened = await openHost();
  const address = await opened.listen({ host: '127.0.0.1', port: 0 });
  // Opens a keep-alive connection, like a proxy's.
  await (await fetch(`${address}/livez`)).text();
  const stopped = closeGracefully(opened, { drainMs: 1000 });
  const answer = await fetch(`${address}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ ready: false, stopping: true });
  await stopped;
});

test('serves metrics only to this machine, without request paths', async () => {
  const opened = await openHost();
  await opened.inject('/contactUs?name=asha');
  await opened.inject('/nowhere/asha');
  const failures = [{ kind: 'script-error', name: 'x', release: 'f'.repeat(16) }];
  const payload = { route: 'none', failures };
  await opened.inject({ method: 'POST', url: '/api/signals', payload });
  const { statusCode, headers, body } = await opened.inject('/metrics');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  for (const line of [
    'http_request_duration_seconds_count{route="/*",status="200"} 1',
    'http_request_duration_seconds_count{route="/*",status="404"} 1',
    'site_signals_total{subject="failure",name="script-error"} 1',
    'site_forms_ready 1',
    'nodejs_eventloop_lag_seconds',
  ]) {
    expect(body).toContain(line);
  }
  expect(body).toMatch(/^site_version_info\{version="\w+"\} 1$/m);
  expect(body).not.toContain('asha');
  for (const asked of [
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { forwarded: 'for=127.0.0.1' } },
    { remoteAddress: '203.0.113.9' },
  ]) {
    const refused = await opened.inject({ url: '/metrics', ...asked });
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toContain('<h1>notFound</h1>');
  }
});

test('sends the error page if serving fails', async () => {
  const opened = await openHost({
    extensions: [
      async (extended) => {
        extended.get('/breaks', async () => {
          throw new Error('out of paper');
        });
      },
    ],
  });
  const answer = await opened.inject('/breaks');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('<h1>failed</h1>');
  expect(answer.headers).toMatchObject(securityHeaders(site));
});

test('serves a promoted version immediately, and sends its id with every response', async () => {
  const opened = await openHost();
  const before = await opened.inject('/contactUs');
  const { id } = await testSite.stores.registry.live();
  expect(before.headers['site-version']).toBe(id);
  await testSite.goLive(forms('Talk to us'));
  const after = await opened.inject('/contactUs');
  expect(after.body).toContain('<h1>Talk to us</h1>');
  expect(after.headers['site-version']).not.toBe(id);
  await rollBack(testSite.stores, 'mfe-forms');
  expect((await opened.inject('/contactUs')).body).toBe(before.body);
});

test('a promoted configuration also changes the headers', async () => {
  const opened = await openHost();
  const moved = { ...site, assetBase: 'https://cdn.example/assets' };
  await promote(testSite.stores, { config: await storeConfig(testSite.stores, moved) });
  const { headers } = await opened.inject('/');
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://cdn.example;");
});

test('keeps serving while the registry is unavailable, also after a restart', async () => {
  const problems: unknown[] = [];
  const logger = createServerLogger({ write: (line) => void problems.push(line) });
  const { registry } = testSite.stores;
  const opened = await openHost({ logger });
  const fence = jest.spyOn(registry, 'fence').mockRejectedValue(new Error('the database is away'));
  const cannotFollow = async (host: FastifyInstance) =>
    'cannotFollowSince' in (await host.inject('/readyz')).json<object>();
  while (!(await cannotFollow(opened)) || fence.mock.calls.length < 3) await pause(20);
  expect((await opened.inject('/contactUs')).body).toContain('Write to us');
  expect(problems.filter((line) => String(line).includes('could not update'))).toHaveLength(1);
  await opened.close();

  const restarted = await openHost();
  expect((await restarted.inject('/contactUs')).body).toContain('Write to us');
  expect(await cannotFollow(restarted)).toBe(true);
  fence.mockRestore();
  while (await cannotFollow(restarted)) await pause(20);
});

test('keeps serving its version while the live one has a damaged manifest, and follows newer ones', async () => {
  const opened = await openHost();
  const { stores } = testSite;
  const { blobs, registry } = await openStores(stores.dataDir, { dialect: 'sqlite', file: '' });
  const { parts } = await testSite.liveVersion();
  const manifest = blobFile(blobs.place, parts['mfe-home']?.manifest ?? '');
  await chmod(manifest, 0o644);
  await writeFile(manifest, '{}');
  await opened.close();
  // A separate process, with empty caches.
  const restarted = await openHost({ stores: { ...stores, blobs, registry } });
  expect((await restarted.inject('/contactUs')).body).toContain('Write to us');
  await testSite.goLive(forms('Talk to us'), { name: 'mfe-home', pages: { '/': 'New home' } });
  expect((await restarted.inject('/')).body).toContain('New home');
  await restarted.close();
  await registry.close();
});

test('asks the registry before it calls a script missing, because another host may be ahead', async () => {
  const opened = await openHost();
  const { stores } = testSite;
  const [{ id: before } = { id: '' }] = await stores.registry.versions(1);
  const live = readlinkSync(publicFolder(stores.dataDir));
  const next = { ...forms('Talk to us'), files: { 'browser/new.js': 'run();' } };
  await testSite.goLive(next);
  const script = `/r/mfe-forms/${browserIdOf(describe(next))}/entry.js`;
  // This machine has not noticed the promotion.
  await rm(publicFolder(stores.dataDir));
  await symlink(live, publicFolder(stores.dataDir));
  expect((await opened.inject('/')).headers['site-version']).toBe(before);
  expect((await opened.inject(script)).statusCode).toBe(200);
});

test('refuses to start without a live version, and explains what to do', async () => {
  const empty = await openTestSite();
  await expect(openHost({ stores: empty.stores })).rejects.toThrow('run npm start first');
  await empty.close();
});

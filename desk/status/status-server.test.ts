import { createClockGuard } from '@site/api/retention/clock-guard.ts';
import { createSignalStore } from '@site/api/signals/signal-store.ts';
import { bucketOf } from '@site/kit/signals/vital-buckets.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { actions, nonParts } from '../access/rights.ts';
import { openTestDatabase } from '@site/delivery/testing/open-test-database.ts';
import { openTestService, type TestService } from '../testing/open-test-service.ts';
import { readSiteStatus } from './site-status.ts';
import { createStatusDoor } from './status-door.ts';
import { keyStore } from '../access/key-store.ts';

const MINUTE_MS = 60_000;

let service: TestService;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let server: FastifyInstance;

beforeEach(async () => {
  service = await openTestService({
    readStatus: () => readSiteStatus(service.site.stores.registry, database),
  });
  ({ server } = service);
  database = await openTestDatabase(service.site.stores.dataDir);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await database.close();
  await service.close();
});

const sections = ['shell', ...nonParts] as const;
const all = { sections: [...sections], actions: [...actions] };
const linkAnswer = v.object({ path: v.string(), expiresAt: v.string() });

/** Requests a link with one of the owner's keys. */
async function link(key?: string): Promise<string> {
  const owner = key ?? (await service.keyFor(`owner-${Math.random().toString(36).slice(2)}`, all));
  const answer = await service.call('POST', '/v1/status-links', { key: owner });
  expect(answer.status).toBe(201);
  return v.parse(linkAnswer, answer.body).path;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'ship.example.in', ...headers } });

/** Opens a link and returns the browser's cookie. */
async function open(url: string): Promise<string> {
  const opened = await get(url);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/status']);
  return String(opened.headers['set-cookie']).split(';')[0] ?? '';
}

test('the owner opens a one-time link and sees the status', async () => {
  const { site } = service;
  await site.goLive({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Home' } });
  const { version } = await site.stores.registry.live();
  const release = version?.parts['mfe-home']?.release ?? '';
  const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const of = { part: 'mfe-home', release, route: '/', bucket: 0 };
  await createSignalStore(database).add(day, [
    [{ ...of, subject: 'view', name: 'measured' }, 4],
    [{ ...of, subject: 'failure', name: 'section-failed' }, 7],
    [{ ...of, subject: 'vital', name: 'lcp', bucket: bucketOf('lcp', 6000) }, 4],
  ]);
  const cookie = await open(await link());
  const page = await get('/status', { cookie });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`<th scope="row">mfe-home</th><td>${release}</td>`);
  expect(page.body).toContain('7 section-failed');
  expect(page.body).toContain('6 s<span class="ui-status-verdict ui-status-poor">poor</span>');
  expect(page.body).toContain('went live');
  expect(page.body).toContain('.mx-auto');
  expect(page.body).not.toMatch(/<script|<link| style="| on\w+="/);
});

test('the owner sees that nothing is deleted because the clock looks wrong', async () => {
  const guard = createClockGuard(database);
  const run = { due: 1, total: 400, hasOldCounts: false };
  await guard.admit({ ...run, now: 1e12 });
  await guard.admit({ ...run, now: 2e12 });
  const { body } = await get('/status', { cookie: await open(await link()) });
  expect(body).toContain('<strong>Nothing is deleted.</strong> The clock is ');
});

test('every table has a caption and a header row, and the page has one heading and title', async () => {
  const { body } = await get('/status', { cookie: await open(await link()) });
  const count = (name: string) => body.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0;
  expect(count('table')).toBeGreaterThan(1);
  expect(count('caption')).toBe(count('table'));
  expect(count('thead')).toBe(count('table'));
  expect([count('h1'), count('main'), count('title')]).toEqual([1, 1, 1]);
});

test('a link works once, and nothing else opens the page', async () => {
  const url = await link();
  const cookie = await open(url);
  const tries = [
    get(url),
    get('/status'),
    get('/status/open'),
    get('/status/open?ticket='),
    get('/status/open?ticket=a&ticket=b'),
    get(`/status/open?ticket=${'A'.repeat(43)}`),
    // A ticket is not valid as a cookie, nor a cookie as a ticket.
    get('/status', {
      cookie: `__Host-status=${new URLSearchParams(url.split('?')[1]).get('ticket')}`,
    }),
    get(`/status/open?ticket=${cookie.split('=')[1]}`),
    // The cookie's name that is only valid on this machine.
    get('/status', { cookie: cookie.replace('__Host-', '') }),
    server.inject({ method: 'POST', url: '/status', headers: { host: 'ship.example.in', cookie } }),
  ];
  for (const { statusCode, body, headers } of await Promise.all(tries)) {
    expect([statusCode, body.includes('nothing for you here')]).toEqual([404, true]);
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect((await get('/status', { cookie })).statusCode).toBe(200);
});

test('the page’s cookie and policy apply to the page only', async () => {
  const opened = await get(await link());
  expect(opened.headers['set-cookie']).toMatch(
    /^__Host-status=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=28800$/,
  );
  const here = await get(await link(), { host: '127.0.0.1:8090' });
  expect(here.headers['set-cookie']).toMatch(
    /^status=[\w-]{43}; Path=\/status; HttpOnly; SameSite=Lax; Max-Age=28800$/,
  );
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const page = await get('/status', { cookie });
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-[\w+/=]+'; font-src 'self'$/,
    ),
  });
  // The page's cookie does not authenticate at the service.
  expect((await get('/v1/me', { cookie })).statusCode).toBe(401);
  const secret = cookie.split('=')[1] ?? '';
  expect(service.log.join('')).not.toContain(secret);
});

test('revoking a key closes the page', async () => {
  const key = await service.keyFor('lead', all);
  const cookie = await open(await link(key));
  expect((await get('/status', { cookie })).statusCode).toBe(200);
  await keyStore(service.site.stores.registry).revoke('lead');
  expect((await get('/status', { cookie })).statusCode).toBe(404);
});

test('a key without rights to the whole site gets no link', async () => {
  for (const missing of sections) {
    const rights = { ...all, sections: sections.filter((name) => name !== missing) };
    const key = await service.keyFor(`without-${missing}`, rights);
    expect(await service.call('POST', '/v1/status-links', { key })).toMatchObject({ status: 403 });
  }
});

test('escapes text written by others', async () => {
  const why = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  await service.site.stores.registry.note({ what: why, who: why, why, details: [] });
  const { body } = await get('/status', { cookie: await open(await link()) });
  expect(body).not.toMatch(/<script|<img/);
  expect(body.split('&lt;script&gt;alert(1)').length - 1).toBe(3);
});

test('a status that cannot be read gives a sentence, with the reason only in the log', async () => {
  const cookie = await open(await link());
  await database.close();
  const page = await get('/status', { cookie });
  expect([page.statusCode, page.body]).toEqual([
    500,
    'The status cannot be shown now. See the log.\n',
  ]);
  expect(service.log.join('')).toContain('could not show the status');
});

test('a link is valid for five minutes and a session for eight hours, even when the clock goes back by years', () => {
  let now = 1_000_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(2e12);
  const door = createStatusDoor({ now: () => now });
  const { ticket, expiresAt } = door.ticketFor('owner');
  expect(expiresAt.getTime()).toBe(2e12 + 5 * MINUTE_MS);
  clock.mockReturnValue(1e12);
  const late = door.ticketFor('owner').ticket;
  const entered = door.enter(ticket);
  now += 5 * MINUTE_MS + 1;
  expect(door.enter(late)).toBeNull();
  const visit = entered?.visit ?? '';
  expect(door.holderOf(visit)).toBe('owner');
  now += 8 * 60 * MINUTE_MS;
  expect(door.holderOf(visit)).toBeNull();
});

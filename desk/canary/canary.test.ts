import { setTimeout as pause } from 'node:timers/promises';
import { createServerLogger } from '@site/api/logging.ts';
import { dialectsAboveStores, useDatabases } from '@site/api/testing/use-databases.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@site/kit/durations.ts';
import { browserIdOf } from '@site/delivery/releases/release.ts';
import { createHost, type HostOptions } from '@site/delivery/host/create-host.ts';
import { prune } from '@site/delivery/promotion/prune.ts';
import { rollBack, promote } from '@site/delivery/promotion/promote.ts';
import { openTestDatabase } from '@site/delivery/testing/open-test-database.ts';
import {
  describe as describeRelease,
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { versionId } from '@site/delivery/versions/site-version.ts';
import { beginCanary, type CanaryOrder } from './begin-canary.ts';
import { createCanaryWatch } from './canary-watch.ts';
import type { Canary } from '@site/delivery/registry/canaries.ts';
import { MIN_FAILURES } from './evidence.ts';
import { stepCanary } from './change-canary.ts';
import { stopCanary } from './change-canary.ts';
import { sideOf } from '@site/delivery/host/visitor-side.ts';
import { canaryCounts, latestCanary } from './canary-counts.ts';
import { canaryExtension } from './watch-visitors.ts';

const home = (words: string): FakeRelease => ({
  name: 'mfe-home',
  pages: { '/': words, '/second': words },
  files: { 'browser/words.js': words },
});
const blog = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  pages: { '/blog': words },
  prefixes: ['/blog'],
});

const silent = createServerLogger({ write: () => {} });

describe.each(dialectsAboveStores)('a canary on %s', (dialect) => {
  const { newDatabase } = useDatabases(dialect);
  let site: TestSite;
  let database: HostOptions['database'];
  const opened: FastifyInstance[] = [];

  beforeEach(async () => {
    site = await openTestSite({ database: await newDatabase() });
    await site.goLive({ name: 'shell' }, home('Old words'), blog('Posts'));
    database = await openTestDatabase(site.stores.dataDir);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    for (const server of opened.splice(0)) await server.close();
    await database.close();
    await site.close();
  });

  const current = async () => site.stores.registry.canaries.running();
  const stages = (id: string) => canaryCounts(site.stores.registry).stages(id);
  const latest = () => latestCanary(site.stores.registry);

  async function openHost(): Promise<FastifyInstance> {
    const { stores } = site;
    const server = await createHost({
      stores,
      database,
      logger: silent,
      trustedProxies: 0,
      extensions: [canaryExtension()],
    });
    // Counting starts with listening.
    await server.listen({ host: '127.0.0.1', port: 0 });
    opened.push(server);
    return server;
  }

  async function begin(order: Partial<CanaryOrder> = {}) {
    await site.lay(home('New words'));
    const parts = [{ name: 'mfe-home', id: null }] as const;
    return beginCanary(site.stores, { parts, share: 25, ...order });
  }

  /** A visitor from their own network. */
  const visitor = (number: number) => ({
    remoteAddress: `203.${number >> 8}.${number % 256}.7`,
    headers: { 'user-agent': `Browser/${number % 3}` },
  });

  async function wordsFor(server: FastifyInstance, number: number, url = '/'): Promise<string> {
    const { body } = await server.inject({ url, ...visitor(number) });
    return /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? body;
  }

  /** Requests until the host serves the expected version. */
  async function untilGets(server: FastifyInstance, number: number, words: string, url = '/') {
    while ((await wordsFor(server, number, url)) !== words) await pause(10);
  }

  const everybody = Array.from({ length: 120 }, (_, index) => index);

  async function whoGets(server: FastifyInstance, words: string): Promise<number[]> {
    const found: number[] = [];
    for (const number of everybody) {
      if ((await wordsFor(server, number)) === words) found.push(number);
    }
    return found;
  }

  /** Reports a failure of the canary’s release as a browser does, with or without a page token. */
  async function report(
    server: FastifyInstance,
    from: ReturnType<typeof visitor>,
    token: string | undefined,
  ): Promise<void> {
    const scripts = browserIdOf(describeRelease(home('New words')));
    const failures = [{ kind: 'section-failed', name: 'mfe-home', release: scripts }];
    const payload = { route: '/', failures, ...(token !== undefined && { token }) };
    const report = { method: 'POST', url: '/api/signals', payload, ...from } as const;
    expect((await server.inject(report)).statusCode).toBe(204);
  }

  async function tokenOf(server: FastifyInstance, from: ReturnType<typeof visitor>) {
    const { headers } = await server.inject({ url: '/', ...from });
    return /^page;desc=(\S+)$/.exec(String(headers['server-timing']))?.[1];
  }

  /** Opens a page that fails. */
  async function fail(server: FastifyInstance, number: number): Promise<void> {
    await report(server, visitor(number), await tokenOf(server, visitor(number)));
  }

  /** Whether this visitor is on the canary’s side. */
  function isChosen(number: number, canary: Pick<Canary, 'salt' | 'share'>): boolean {
    const { remoteAddress: ip, headers } = visitor(number);
    return sideOf(canary, { ip, headers }) === 'canary';
  }

  /** A visitor at this address whose user agent puts them on the canary’s side. */
  function chosenAt(remoteAddress: string, canary: Pick<Canary, 'salt' | 'share'>) {
    for (let number = 0; ; number += 1) {
      const headers = { 'user-agent': `Browser/${number}` };
      if (sideOf(canary, { ip: remoteAddress, headers }) === 'canary') {
        return { remoteAddress, ip: remoteAddress, headers };
      }
    }
  }

  async function running(): Promise<Canary> {
    const canary = await current();
    if (!canary) throw new Error('No canary is running.');
    return canary;
  }

  test('serves the canary to the same visitors on every page, visit and host', async () => {
    expect(await begin()).toMatchObject({
      kind: 'begun',
      share: 25,
      pages: { changed: ['/', '/second'] },
    });
    const [one, other] = [await openHost(), await openHost()];
    const chosen = await whoGets(one, 'New words');
    const canary = await running();
    expect(chosen).toEqual(everybody.filter((number) => isChosen(number, canary)));
    expect(await whoGets(one, 'New words')).toEqual(chosen);
    expect(await whoGets(other, 'New words')).toEqual(chosen);
    for (const number of everybody.slice(0, 20)) {
      const side = chosen.includes(number) ? 'New words' : 'Old words';
      expect(await wordsFor(one, number, '/second')).toBe(side);
      const registry = await one.inject({ url: '/registry.json', ...visitor(number) });
      const id = browserIdOf(describeRelease(home(side)));
      expect(registry.body).toContain(id);
    }
  });

  test('responses name their version and are not cacheable by proxies; scripts of both versions are served to both sides', async () => {
    await begin();
    const server = await openHost();
    const canary = await current();
    const { id } = await site.stores.registry.live();
    for (const [words, version] of [
      ['New words', canary && versionId(canary.version)],
      ['Old words', id],
    ] as const) {
      const [number = 0] = await whoGets(server, words);
      const { headers } = await server.inject({ url: '/', ...visitor(number) });
      expect(headers['site-version']).toBe(version);
      expect(headers['cache-control']).toBe('private, no-cache');
      const missing = await server.inject({ url: '/nowhere', ...visitor(number) });
      expect(missing.headers['cache-control']).toBe('private, no-cache');
      for (const words of ['Old words', 'New words']) {
        const url = `/r/mfe-home/${browserIdOf(describeRelease(home(words)))}/entry.js`;
        const script = await server.inject({ url, ...visitor(number) });
        expect(script.statusCode).toBe(200);
        expect(script.headers['cache-control']).toContain('public');
      }
    }
  });

  test('visitors stay on the canary as its share grows; at 100% it goes live without being recomposed', async () => {
    await begin();
    const server = await openHost();
    const chosen = await whoGets(server, 'New words');
    const { stores } = site;
    /** A visitor who does not get it yet, but will at a given share. */
    const newcomer = async (share: number) => {
      const wider = { ...(await running()), share };
      return everybody.find((number) => !chosen.includes(number) && isChosen(number, wider)) ?? -1;
    };
    const next = await newcomer(60);
    expect(await stepCanary(stores, { share: 60 })).toMatchObject({
      kind: 'stepped',
      share: 60,
    });
    await untilGets(server, next, 'New words');
    const more = await whoGets(server, 'New words');
    expect(more.length).toBeGreaterThan(chosen.length);
    expect(more).toEqual(expect.arrayContaining(chosen));
    expect(await stepCanary(stores, { share: 10 })).toMatchObject({ kind: 'refused' });
    const version = (await current())?.version;
    expect(await stepCanary(stores, { share: 100, why: 'all is well' })).toMatchObject({
      kind: 'stepped',
    });
    expect((await stores.registry.live()).version).toEqual(version);
    const last = everybody.find((number) => !more.includes(number)) ?? -1;
    await untilGets(server, last, 'New words');
    expect(await whoGets(server, 'New words')).toEqual(everybody);
    const { headers } = await server.inject('/');
    expect(headers['cache-control']).toBe('no-cache');
    expect(await latest()).toMatchObject({ canary: { ending: 'Promoted to all visitors.' } });
    expect(await stores.registry.journal(1)).toMatchObject([
      { outcome: 'live', why: 'all is well', sections: ['mfe-home'] },
    ]);
    expect(await rollBack(stores, 'mfe-home')).toMatchObject({ kind: 'shipped', rendered: 0 });
  });

  test('promotions of other parts during a canary are live on both sides', async () => {
    await begin();
    const server = await openHost();
    const chosen = await whoGets(server, 'New words');
    expect(await site.goLive(blog('Other posts'))).toMatchObject({ kind: 'shipped' });
    // The canary’s side follows last.
    await untilGets(server, chosen[0] ?? 0, 'Other posts', '/blog');
    expect(await whoGets(server, 'New words')).toEqual(chosen);
    for (const number of everybody.slice(0, 20)) {
      expect(await wordsFor(server, number, '/blog')).toBe('Other posts');
    }
    expect(await rollBack(site.stores, 'mfe-blog')).toMatchObject({ kind: 'shipped' });
    await untilGets(server, chosen[0] ?? 0, 'Posts', '/blog');
    expect(await wordsFor(server, chosen[0] ?? 0)).toBe('New words');
  });

  test('is recomposed with a shell that is promoted meanwhile', async () => {
    await begin();
    await site.goLive({ name: 'shell', words: 'Another shell' });
    const { version } = await site.stores.registry.live();
    expect((await running()).version.parts['shell']).toEqual(version?.parts['shell']);
  });

  test('promoting it or another release of its section ends it, with an audit entry', async () => {
    const { registry } = site.stores;
    const lastEntry = async () => (await registry.journal(1))[0]?.what;
    await begin();
    await site.goLive(home('Third words'));
    expect(await current()).toBeNull();
    expect(await latest()).toMatchObject({
      canary: { ending: 'Another release of mfe-home was promoted.' },
    });
    expect(await lastEntry()).toContain('rolled back from 25%');
    await begin();
    // This release is live already.
    const { id: live } = await registry.live();
    expect(await site.goLive(home('Third words'))).toMatchObject({
      kind: 'shipped',
      version: live,
    });
    expect(await current()).toBeNull();
    expect(await lastEntry()).toContain('rolled back from 25%');
    expect((await registry.live()).id).toBe(live);
    await begin();
    const { id } = describeRelease(home('New words'));
    await promote(site.stores, { parts: [{ name: 'mfe-home', id }] });
    expect(await current()).toBeNull();
    expect(await latest()).toMatchObject({ canary: { ending: 'Promoted to all visitors.' } });
  });

  test('is rolled back when it conflicts with another promotion', async () => {
    await site.lay({
      ...home('New words'),
      pages: { '/': 'New words', '/second': 'New words', '/shared': 'Mine' },
    });
    const parts = [{ name: 'mfe-home', id: null }] as const;
    expect(await beginCanary(site.stores, { parts, share: 25 })).toMatchObject({
      kind: 'begun',
    });
    const outcome = await site.goLive({
      ...blog('Posts'),
      pages: { '/blog': 'Posts', '/shared': 'Ours' },
      prefixes: ['/blog', '/shared'],
    });
    expect(outcome).toMatchObject({ kind: 'shipped' });
    expect(await current()).toBeNull();
    const ended = await latest();
    expect(ended?.canary.ending).toContain('It is incompatible with a later promotion.');
  });

  test('rejects everything that a promotion rejects, and a second canary', async () => {
    const { journal } = site.stores.registry;
    const already = [{ name: 'mfe-home', id: describeRelease(home('Old words')).id }] as const;
    expect(await beginCanary(site.stores, { parts: already, share: 10 })).toMatchObject({
      kind: 'refused',
    });
    await site.lay({ ...home('New words'), contractVersion: 999 });
    const parts = [{ name: 'mfe-home', id: null }] as const;
    expect(await beginCanary(site.stores, { parts, share: 10 })).toMatchObject({
      kind: 'refused',
    });
    expect((await journal(1))[0]).toMatchObject({ outcome: 'refused', sections: ['mfe-home'] });
    expect(await begin()).toMatchObject({ kind: 'begun' });
    await site.lay(blog('New posts'));
    const { id } = describeRelease(home('New words'));
    expect(await begin({ parts: [{ name: 'mfe-blog', id: null }] })).toEqual({
      kind: 'refused',
      problems: [
        `A canary of mfe-home ${id} is running for 25%. First give it to all visitors or stop it: npx site canary, with --to 100 or --stop.`,
      ],
    });
  });

  test('is rolled back automatically with its numbers in the audit log, and counts survive a restart', async () => {
    await begin();
    const first = await openHost();
    const chosen = await whoGets(first, 'New words');
    expect(chosen.length).toBeGreaterThanOrEqual(MIN_FAILURES);
    for (const number of chosen.slice(0, 4)) await fail(first, number);
    await first.close();
    const canary = await current();
    expect(await stages(canary?.id ?? '')).toMatchObject([
      { share: 25, views: { canary: chosen.length + 4 }, failures: { canary: 4, live: 0 } },
    ]);
    const next = await openHost();
    for (const number of chosen.slice(4, MIN_FAILURES)) await fail(next, number);
    await next.close();
    expect(await current()).toBeNull();
    const [entry] = await site.stores.registry.journal(1);
    expect(entry).toMatchObject({ who: 'the site', outcome: 'done', sections: ['mfe-home'] });
    expect(entry?.details[0]).toBe('It fails more often than the live version.');
    expect(entry?.details[1]).toContain(`failures from ${MIN_FAILURES} networks`);
  });

  test('ignores reports from networks that got no page or use another network’s token', async () => {
    await begin();
    const server = await openHost();
    const canary = await running();
    const strangers = Array.from({ length: MIN_FAILURES + 1 }, (_, number) =>
      chosenAt(`2001:db8:${number}:1::7`, canary),
    );
    for (const stranger of strangers) await report(server, stranger, undefined);
    const own = chosenAt('203.0.113.7', canary);
    const token = await tokenOf(server, own);
    for (const each of [...strangers, own, own]) await report(server, each, token);
    await server.close();
    expect(await current()).not.toBeNull();
    expect(await stages(canary.id)).toMatchObject([
      { views: { canary: 1, live: 0 }, failures: { canary: 1, live: 0 } },
    ]);
  });

  test.each([
    ['a /56', 256, (number: number) => `2001:db8:1:${(0x100 + number).toString(16)}::7`, 2],
    ['a /48', 1000, (number: number) => `2001:db8:1:${(number * 60).toString(16)}::7`, 4],
    ['an IPv4 /24', 256, (number: number) => `203.0.113.${number}`, 4],
  ])('counts few failures of %s, even with genuine tokens', async (_network, many, at, max) => {
    await begin();
    const canary = await running();
    const watch = createCanaryWatch({ stores: site.stores, running: () => canary, log: silent });
    for (let number = 0; number < many; number += 1) {
      const from = chosenAt(at(number), canary);
      watch.notePage(from, canary.id, { isSent: true });
      watch.noteFailure(from, undefined);
      watch.noteFailure(from, watch.tokenFor(from, canary.id) ?? undefined);
    }
    await watch.look();
    expect(await current()).not.toBeNull();
    expect(await stages(canary.id)).toMatchObject([
      // However many pages they requested, few of their views count either.
      { views: { canary: 100, live: 0 }, failures: { canary: max, live: 0 } },
    ]);
  });

  test('rolls back on pages that a host fails to send, without a token', async () => {
    await begin();
    const canary = await running();
    const watch = createCanaryWatch({ stores: site.stores, running: () => canary, log: silent });
    for (let number = 0; number < MIN_FAILURES; number += 1) {
      watch.notePage(chosenAt(`203.0.${number}.7`, canary), canary.id, { isSent: false });
    }
    await watch.look();
    expect(await current()).toBeNull();
  });

  test('the latest canary is the one started last, even if the clock was set back by years', async () => {
    await begin();
    const first = await running();
    await stopCanary(site.stores);
    const back = Date.now() - 3 * 365 * 24 * HOUR_MS;
    jest.spyOn(Date, 'now').mockReturnValue(back);
    await begin();
    expect((await latest())?.canary.id).toBe((await running()).id);
    expect((await latest())?.canary.id).not.toBe(first.id);
  });

  test('pruning keeps the files of a canary, and rolling back keeps the files of open pages', async () => {
    const { stores } = site;
    await begin();
    const server = await openHost();
    const [chosen = 0] = await whoGets(server, 'New words');
    const inTwoDays = () => Date.now() + 48 * HOUR_MS;
    await prune(stores, { dryRun: false, now: inTwoDays });
    expect(await wordsFor(server, chosen, '/second')).toBe('New words');
    expect(await site.readPublic('index.html')).toContain('Old words');
    const release = describeRelease(home('New words'));
    const script = `r/mfe-home/${browserIdOf(release)}/entry.js`;
    expect(await site.readPublic(script)).toContain('mfe-home');
    const why = 'a wrong word';
    expect(await stopCanary(stores, { why })).toMatchObject({ kind: 'stopped' });
    await untilGets(server, chosen, 'Old words');
    expect(await whoGets(server, 'Old words')).toEqual(everybody);
    expect((await server.inject(`/${script}`)).statusCode).toBe(200);
    expect(await stores.registry.journal(1)).toMatchObject([
      { what: `canary mfe-home ${release.id} rolled back from 25%`, details: [why] },
    ]);
    expect(await stopCanary(stores)).toMatchObject({ kind: 'refused' });
  });

  test('neither widens nor stops a canary that has replaced the one meant', async () => {
    const { stores } = site;
    await begin();
    const { id } = await running();
    await stopCanary(stores);
    await begin();
    const refused = { kind: 'refused', problems: ['The canary has ended.'] };
    expect(await stepCanary(stores, { id, share: 50 })).toEqual(refused);
    expect(await stopCanary(stores, { id })).toEqual(refused);
    expect((await running()).share).toBe(25);
  });
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServerLogger } from '@site/api/logging.ts';
import { dialects, useDatabases } from '@site/api/testing/use-databases.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHost, type HostOptions } from '../host/create-host.ts';
import { publicFolder } from '../host/check-out.ts';
import { prune } from '../ship/prune.ts';
import { rollBack, ship } from '../ship/ship.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import {
  describe as describeRelease,
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '../testing/open-test-site.ts';
import { versionId } from '../versions/site-version.ts';
import { beginCanary, type CanaryOrder } from './begin-canary.ts';
import { createCanaryWatch } from './canary-watch.ts';
import { canaryMark } from '../host/publish-canary.ts';
import { FEWEST_FAILURES } from './evidence.ts';
import { stepCanary } from './step-canary.ts';
import { stopCanary } from './stop-canary.ts';

const HOUR_MS = 3_600_000;

const home = (words: string): FakeRelease => ({
  name: 'mfe-home',
  pages: { '/': words, '/second': words },
});
const blog = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  pages: { '/blog': words },
  prefixes: ['/blog'],
});

const silent = createServerLogger({ write: () => {} });

describe.each(dialects)('a canary on %s', (dialect) => {
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
    for (const server of opened.splice(0)) await server.close();
    await database.close();
    await site.close();
  });

  const current = () => site.stores.registry.canaries.current();
  const stages = (id: string) => site.stores.registry.canaries.stages(id);
  const latest = () => site.stores.registry.canaries.latest();

  async function openHost(): Promise<FastifyInstance> {
    const { stores } = site;
    const server = await createHost({ stores, database, logger: silent, trustedProxies: 0 });
    // Listening starts what counts.
    await server.listen({ host: '127.0.0.1', port: 0 });
    opened.push(server);
    return server;
  }

  async function begin(order: Partial<CanaryOrder> = {}) {
    await site.lay(home('New words'));
    const parts = [{ name: 'mfe-home', id: null }] as const;
    return beginCanary(site.stores, { parts, share: 25, steps: [], ...order });
  }

  /** Somebody from a network of their own. */
  const visitor = (number: number) => ({
    remoteAddress: `203.${number >> 8}.${number % 256}.7`,
    headers: { 'user-agent': `Browser/${number % 3}` },
  });

  /** Longer than an answer about what is live holds. */
  const untilAskedAgain = () => new Promise((resolve) => setTimeout(resolve, 100));

  async function wordsFor(server: FastifyInstance, number: number, url = '/'): Promise<string> {
    const { body } = await server.inject({ url, ...visitor(number) });
    return /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? body;
  }

  const everybody = Array.from({ length: 120 }, (_, index) => index);

  async function whoGets(server: FastifyInstance, words: string): Promise<number[]> {
    const found: number[] = [];
    for (const number of everybody) {
      if ((await wordsFor(server, number)) === words) found.push(number);
    }
    return found;
  }

  async function fail(server: FastifyInstance, number: number): Promise<void> {
    const { id } = describeRelease(home('New words'));
    const failures = [{ kind: 'section-failed', name: 'mfe-home', release: id }];
    const payload = { route: '/', failures };
    const told = { method: 'POST', url: '/api/signals', payload, ...visitor(number) } as const;
    expect((await server.inject(told)).statusCode).toBe(204);
  }

  test('a share of visitors gets it, each the same at every page, every time and on every host', async () => {
    expect(await begin()).toMatchObject({
      kind: 'begun',
      share: 25,
      pages: { changed: ['/', '/second'] },
    });
    const [one, other] = [await openHost(), await openHost()];
    const chosen = await whoGets(one, 'New words');
    // A quarter of 120, and what chance makes of it: beyond these once in a million.
    expect(chosen.length).toBeGreaterThan(8);
    expect(chosen.length).toBeLessThan(60);
    expect(await whoGets(one, 'New words')).toEqual(chosen);
    expect(await whoGets(other, 'New words')).toEqual(chosen);
    for (const number of everybody.slice(0, 20)) {
      const side = chosen.includes(number) ? 'New words' : 'Old words';
      expect(await wordsFor(one, number, '/second')).toBe(side);
      const registry = await one.inject({ url: '/registry.json', ...visitor(number) });
      const { id } = describeRelease(home(side));
      expect(registry.body).toContain(id);
    }
  });

  test('the answer says which version it is, and no cache may share it; of scripts each side has both', async () => {
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
        const { id: release } = describeRelease(home(words));
        const url = `/r/mfe-home/${release}/entry.js`;
        const script = await server.inject({ url, ...visitor(number) });
        expect(script.statusCode).toBe(200);
        expect(script.headers['cache-control']).toContain('public');
      }
    }
  });

  test('when its share grows those who have it keep it; at 100 it is live, as it was composed', async () => {
    await begin();
    const server = await openHost();
    const chosen = await whoGets(server, 'New words');
    const { stores } = site;
    expect(await stepCanary(stores, { share: 60 })).toMatchObject({ kind: 'stepped', share: 60 });
    await untilAskedAgain();
    const more = await whoGets(server, 'New words');
    expect(more.length).toBeGreaterThan(chosen.length);
    expect(more).toEqual(expect.arrayContaining(chosen));
    expect(await stepCanary(stores, { share: 10 })).toMatchObject({ kind: 'refused' });
    const version = (await current())?.version;
    expect(await stepCanary(stores, { share: 100, why: 'all is well' })).toMatchObject({
      kind: 'stepped',
    });
    expect((await stores.registry.live()).version).toEqual(version);
    await untilAskedAgain();
    expect(await whoGets(server, 'New words')).toEqual(everybody);
    const { headers } = await server.inject('/');
    expect(headers['cache-control']).toBe('no-cache');
    expect(await latest()).toMatchObject({ canary: { ending: 'Everybody gets it.' } });
    expect(await stores.registry.journal(1)).toMatchObject([
      { outcome: 'live', why: 'all is well', sections: ['mfe-home'] },
    ]);
    expect(await rollBack(stores, 'mfe-home')).toMatchObject({ kind: 'shipped', rendered: 0 });
  });

  test('what others ship during a canary is live on both sides', async () => {
    await begin();
    const server = await openHost();
    const chosen = await whoGets(server, 'New words');
    expect(await site.goLive(blog('Other posts'))).toMatchObject({ kind: 'shipped' });
    await untilAskedAgain();
    expect(await whoGets(server, 'New words')).toEqual(chosen);
    for (const number of everybody.slice(0, 20)) {
      expect(await wordsFor(server, number, '/blog')).toBe('Other posts');
    }
    expect(await rollBack(site.stores, 'mfe-blog')).toMatchObject({ kind: 'shipped' });
    await untilAskedAgain();
    expect(await wordsFor(server, chosen[0] ?? 0, '/blog')).toBe('Posts');
    expect(await wordsFor(server, chosen[0] ?? 0)).toBe('New words');
  });

  test('another release of its section ends it, and promoting it does; both are in the journal', async () => {
    await begin();
    await site.goLive(home('Third words'));
    expect(await current()).toBeNull();
    expect(await latest()).toMatchObject({
      canary: { ending: 'Another release of mfe-home was shipped.' },
    });
    expect((await site.stores.registry.journal(1))[0]?.what).toContain('taken back from 25%');
    await begin();
    const { id } = describeRelease(home('New words'));
    await ship(site.stores, { parts: [{ name: 'mfe-home', id }] });
    expect(await current()).toBeNull();
    expect(await latest()).toMatchObject({ canary: { ending: 'Everybody gets it.' } });
  });

  test('is taken back when it conflicts with what others ship', async () => {
    await site.lay({ ...home('New words'), pages: { '/': 'New words', '/shared': 'Mine' } });
    const parts = [{ name: 'mfe-home', id: null }] as const;
    expect(await beginCanary(site.stores, { parts, share: 25, steps: [] })).toMatchObject({
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
    expect(ended?.canary.ending).toContain('It does not fit what was shipped meanwhile.');
  });

  test('refuses what a promotion refuses, and a second canary', async () => {
    const { journal } = site.stores.registry;
    const already = [{ name: 'mfe-home', id: describeRelease(home('Old words')).id }] as const;
    expect(await beginCanary(site.stores, { parts: already, share: 10, steps: [] })).toMatchObject({
      kind: 'refused',
    });
    await site.lay({ ...home('New words'), contractVersion: 999 });
    const parts = [{ name: 'mfe-home', id: null }] as const;
    expect(await beginCanary(site.stores, { parts, share: 10, steps: [] })).toMatchObject({
      kind: 'refused',
    });
    expect((await journal(1))[0]).toMatchObject({ outcome: 'refused', sections: ['mfe-home'] });
    expect(await begin()).toMatchObject({ kind: 'begun' });
    await site.lay(blog('Other posts'));
    const second = await begin({ parts: [{ name: 'mfe-blog', id: null }] });
    expect(second).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(second)).toContain('A canary of mfe-home');
  });

  test('is taken back automatically with its numbers in the journal, counts surviving a restart', async () => {
    await begin();
    const first = await openHost();
    const chosen = await whoGets(first, 'New words');
    expect(chosen.length).toBeGreaterThanOrEqual(FEWEST_FAILURES);
    for (const number of chosen.slice(0, 4)) await fail(first, number);
    await first.close();
    const canary = await current();
    expect(await stages(canary?.id ?? '')).toMatchObject([
      { share: 25, views: { canary: chosen.length }, failures: { canary: 4, live: 0 } },
    ]);
    const next = await openHost();
    for (const number of chosen.slice(4, FEWEST_FAILURES)) await fail(next, number);
    await next.close();
    expect(await current()).toBeNull();
    const [entry] = await site.stores.registry.journal(1);
    expect(entry).toMatchObject({ who: 'the site', outcome: 'done', sections: ['mfe-home'] });
    expect(entry?.details[0]).toBe('It fails more often than what is live.');
    expect(entry?.details[1]).toContain(`failures from ${FEWEST_FAILURES} networks`);
  });

  test('counts failures of one network once', async () => {
    await begin();
    const server = await openHost();
    await whoGets(server, 'New words');
    for (let time = 0; time < 40; time += 1) await fail(server, 3);
    await server.close();
    const canary = await current();
    const [stage] = await stages(canary?.id ?? '');
    expect((stage?.failures.canary ?? 0) + (stage?.failures.live ?? 0)).toBe(1);
  });

  test('follows its schedule once, with several hosts watching', async () => {
    await begin({
      steps: [
        { share: 50, afterMs: HOUR_MS },
        { share: 100, afterMs: 2 * HOUR_MS },
      ],
    });
    const canary = await current();
    let hours = 0.9;
    const watchOf = () =>
      createCanaryWatch({
        stores: site.stores,
        running: () => canary,
        log: silent,
        now: () => (canary?.startedAt.getTime() ?? 0) + hours * HOUR_MS,
      });
    const watches = [watchOf(), watchOf()];
    const look = () => Promise.all(watches.map((watch) => watch.look()));
    await look();
    expect((await current())?.share).toBe(25);
    hours = 1.1;
    await look();
    expect((await current())?.share).toBe(50);
    hours = 2.1;
    await look();
    expect(await current()).toBeNull();
    const entries = await site.stores.registry.journal(9);
    const bySite = entries.filter(({ who }) => who === 'the site');
    expect(bySite.map(({ outcome }) => outcome)).toEqual(['live', 'done']);
  });

  test('keeps what a canary needs when pruning, and what open pages need when it is taken back', async () => {
    const { stores } = site;
    await begin();
    const server = await openHost();
    const [chosen = 0] = await whoGets(server, 'New words');
    const inTwoDays = () => Date.now() + 48 * HOUR_MS;
    await prune(stores, { dryRun: false, now: inTwoDays });
    expect(await wordsFor(server, chosen, '/second')).toBe('New words');
    expect(existsSync(canaryMark(path.dirname(publicFolder(stores.dataDir))))).toBe(true);
    expect(await site.readPublic('index.html')).toContain('Old words');
    const { id } = describeRelease(home('New words'));
    expect(await site.readPublic(`r/mfe-home/${id}/entry.js`)).toContain('mfe-home');
    const why = 'a wrong word';
    expect(await stopCanary(stores, { why })).toMatchObject({ kind: 'stopped' });
    await untilAskedAgain();
    expect(await whoGets(server, 'Old words')).toEqual(everybody);
    expect((await server.inject(`/r/mfe-home/${id}/entry.js`)).statusCode).toBe(200);
    expect(existsSync(canaryMark(stores.dataDir))).toBe(false);
    expect(await stores.registry.journal(1)).toMatchObject([
      { what: `canary mfe-home ${id} taken back from 25%`, details: [why] },
    ]);
    expect(await stopCanary(stores, {})).toMatchObject({ kind: 'refused' });
  });
});

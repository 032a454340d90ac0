import { setTimeout as pause } from 'node:timers/promises';
import { createServerLogger } from '@site/api/logging.ts';
import { dialectsAboveStores, useDatabases } from '@site/api/testing/use-databases.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
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
import { stepCanary } from './step-canary.ts';
import { stopCanary } from './stop-canary.ts';
import { sideOf } from '@site/delivery/host/visitor-side.ts';
import { canaryCounts, latestCanaries } from './canary-counts.ts';
import { canaryExtension } from './watch-visitors.ts';

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

const halfThenAll = [
  { share: 50, afterMs: HOUR_MS },
  { share: 100, afterMs: 2 * HOUR_MS },
];

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

  const current = async () => (await site.stores.registry.canaries.running())[0] ?? null;
  const stages = (id: string) => canaryCounts(site.stores.registry).stages(id);
  const latest = async () => (await latestCanaries(site.stores.registry))[0];

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
    return beginCanary(site.stores, { parts, share: 25, steps: [], ...order });
  }

  async function beginBlog(order: Partial<CanaryOrder> = {}) {
    await site.lay(blog('New posts'));
    return begin({ parts: [{ name: 'mfe-blog', id: null }], ...order });
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
    const { id } = describeRelease(home('New words'));
    const failures = [{ kind: 'section-failed', name: 'mfe-home', release: id }];
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

  /** A visitor at this address whose user agent puts them on the canary’s side. */
  function chosenAt(remoteAddress: string, canary: Pick<Canary, 'salt' | 'share'>) {
    for (let number = 0; ; number += 1) {
      const headers = { 'user-agent': `Browser/${number}` };
      if (sideOf(canary, { ip: remoteAddress, headers }) === 'canary') {
        return { remoteAddress, ip: remoteAddress, headers };
      }
    }
  }

  /** Hosts that have just started watching the canary. `pass` advances the time; each host looks every five minutes. */
  async function watchWith(hosts: number) {
    const canary = await running();
    let minutes = 0;
    const uptime = () => (minutes * HOUR_MS) / 60;
    const watches = Array.from({ length: hosts }, () =>
      createCanaryWatch({ stores: site.stores, running: () => [canary], log: silent, uptime }),
    );
    const look = () => Promise.all(watches.map((watch) => watch.look()));
    await look();
    return async (hours: number) => {
      const end = minutes + hours * 60;
      while (minutes < end) {
        minutes += 5;
        await look();
      }
    };
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
    // A quarter of 120, within bounds that chance exceeds once in a million.
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
        const { id: release } = describeRelease(home(words));
        const url = `/r/mfe-home/${release}/entry.js`;
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
      const canary = await running();
      const isChosen = (number: number) => {
        const { remoteAddress: ip, headers } = visitor(number);
        return sideOf({ ...canary, share }, { ip, headers }) === 'canary';
      };
      return everybody.find((number) => !chosen.includes(number) && isChosen(number)) ?? -1;
    };
    const next = await newcomer(60);
    expect(await stepCanary(stores, {}, { share: 60 })).toMatchObject({
      kind: 'stepped',
      share: 60,
    });
    await untilGets(server, next, 'New words');
    const more = await whoGets(server, 'New words');
    expect(more.length).toBeGreaterThan(chosen.length);
    expect(more).toEqual(expect.arrayContaining(chosen));
    expect(await stepCanary(stores, {}, { share: 10 })).toMatchObject({ kind: 'refused' });
    const version = (await current())?.version;
    expect(await stepCanary(stores, {}, { share: 100, why: 'all is well' })).toMatchObject({
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

  test('promoting it or another release of its section ends it alone, with an audit entry', async () => {
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
    await beginBlog();
    // This release is live already.
    const { id: live } = await registry.live();
    expect(await site.goLive(home('Third words'))).toMatchObject({
      kind: 'shipped',
      version: live,
    });
    const running = await registry.canaries.running();
    expect(running.map(({ parts }) => parts[0]?.name)).toEqual(['mfe-blog']);
    expect(await lastEntry()).toContain('rolled back from 25%');
    expect((await registry.live()).id).toBe(live);
    await stopCanary(site.stores, {});
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
    expect(ended?.canary.ending).toContain('It is incompatible with a later promotion.');
  });

  test('rejects everything that a promotion rejects, and a second canary of the same part', async () => {
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
    await site.lay(blog('New posts'));
    const both = [{ name: 'mfe-blog', id: null }, ...parts] as const;
    const { id } = describeRelease(home('New words'));
    expect(await begin({ parts: both })).toEqual({
      kind: 'refused',
      problems: [
        `A canary of mfe-home ${id} is running for 25%. First give it to all visitors or stop it: npx site canary, with --to 100 or --stop.`,
      ],
    });
  });

  test('canaries of different parts run at once, and no visitor gets two', async () => {
    await begin({ share: 50 });
    expect(await beginBlog({ share: 50 })).toMatchObject({ kind: 'begun' });
    const server = await openHost();
    const [first, second] = await site.stores.registry.canaries.running();
    if (!first || !second) throw new Error('Two canaries should run.');
    const found = new Set<string>();
    for (const number of everybody) {
      const { remoteAddress: ip, headers } = visitor(number);
      const has = (canary: Canary) => sideOf(canary, { ip, headers }) === 'canary';
      const words = await wordsFor(server, number);
      const posts = await wordsFor(server, number, '/blog');
      expect(words).toBe(has(first) ? 'New words' : 'Old words');
      expect(posts).toBe(has(second) && !has(first) ? 'New posts' : 'Posts');
      found.add(`${words}, ${posts}`);
    }
    expect(found.size).toBe(3);
  });

  test('of two canaries, only the failing one is rolled back', async () => {
    await begin({ share: 50 });
    await beginBlog({ share: 50 });
    const canaries = await site.stores.registry.canaries.running();
    const [first, second] = canaries;
    if (!first || !second) throw new Error('Two canaries should run.');
    const watch = createCanaryWatch({ stores: site.stores, running: () => canaries, log: silent });
    const broken = [];
    const tokensOfBoth: unknown[] = [];
    const tokensOfLive: unknown[] = [];
    for (const number of everybody) {
      const { remoteAddress: ip, headers } = visitor(number);
      const from = { ip, headers };
      const [own, ...others] = canaries.filter((canary) => sideOf(canary, from) === 'canary');
      const served = own?.id ?? null;
      watch.noteView(from, served);
      const token = watch.tokenFor(from, served) ?? undefined;
      if (others.length > 0) tokensOfBoth.push(token);
      else if (own === second) broken.push({ from, token });
      else if (!own) tokensOfLive.push(token);
    }
    expect(new Set(tokensOfBoth)).toEqual(new Set([undefined]));
    // A page of the live version has a token of each canary.
    expect(String(tokensOfLive[0]).split('~')).toHaveLength(2);
    for (const { from, token } of broken) watch.noteFailure(from, token);
    await watch.look();
    expect((await site.stores.registry.canaries.running()).map(({ id }) => id)).toEqual([first.id]);
    const [ofFirst] = await stages(first.id);
    const [ofSecond] = await stages(second.id);
    expect(ofFirst?.failures).toEqual({ canary: 0, live: 0 });
    expect(ofSecond?.failures).toEqual({ canary: broken.length, live: 0 });
    expect(ofSecond?.views.canary).toBe(broken.length);
    expect(ofSecond?.views.live).toBe(tokensOfLive.length);
    expect(ofFirst?.views).toEqual({
      canary: everybody.length - broken.length - tokensOfBoth.length - tokensOfLive.length,
      live: tokensOfLive.length,
    });
    expect(await stopCanary(site.stores, { part: 'mfe-blog' })).toEqual({
      kind: 'refused',
      problems: ['No canary of mfe-blog is running.'],
    });
  });

  test('a failure of the live version counts for every canary it is compared with', async () => {
    await begin();
    await beginBlog();
    const canaries = await site.stores.registry.canaries.running();
    const watch = createCanaryWatch({ stores: site.stores, running: () => canaries, log: silent });
    const from = everybody
      .map((number) => ({ ip: visitor(number).remoteAddress, headers: visitor(number).headers }))
      .find((each) => canaries.every((canary) => sideOf(canary, each) === 'live'));
    if (!from) throw new Error('Some visitor should get the live version.');
    watch.noteFailure(from, watch.tokenFor(from, null) ?? undefined);
    await watch.look();
    for (const { id } of canaries) {
      expect(await stages(id)).toMatchObject([{ failures: { canary: 0, live: 1 } }]);
    }
  });

  test('every canary is recomposed on each promotion, including that of another canary', async () => {
    const { stores } = site;
    await begin();
    await beginBlog();
    await site.goLive({ name: 'shell', words: 'Another shell' });
    const { version } = await stores.registry.live();
    const running = await stores.registry.canaries.running();
    expect(running.map((each) => each.version.parts['shell'])).toEqual([
      version?.parts['shell'],
      version?.parts['shell'],
    ]);
    const names = running.map(({ parts: [part] }) => `${part?.name} ${part?.id}`).join('; ');
    expect(await stepCanary(stores, {}, { share: 50 })).toEqual({
      kind: 'refused',
      problems: [`Several canaries are running: ${names}. Name one of their parts.`],
    });
    expect(await stepCanary(stores, { part: 'mfe-home' }, { share: 100 })).toMatchObject({
      kind: 'stepped',
    });
    const [left, ...others] = await stores.registry.canaries.running();
    expect(others).toEqual([]);
    expect(left?.parts).toMatchObject([{ name: 'mfe-blog' }]);
    const { id } = describeRelease(home('New words'));
    expect(left?.version.parts['mfe-home']).toMatchObject({ release: id });
    expect((await stores.registry.live()).version?.parts['mfe-home']).toMatchObject({
      release: id,
    });
    const ended = (await latestCanaries(stores.registry)).map(({ canary }) => canary.ending);
    expect(ended).toEqual([null, 'Promoted to all visitors.']);
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
    const watch = createCanaryWatch({ stores: site.stores, running: () => [canary], log: silent });
    for (let number = 0; number < many; number += 1) {
      const from = chosenAt(at(number), canary);
      watch.noteView(from, canary.id);
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
    const watch = createCanaryWatch({ stores: site.stores, running: () => [canary], log: silent });
    for (let number = 0; number < MIN_FAILURES; number += 1) {
      watch.noteUnsent(chosenAt(`203.0.${number}.7`, canary), canary.id);
    }
    await watch.look();
    expect(await current()).toBeNull();
  });

  test('takes each step of its schedule once, with several hosts watching', async () => {
    await begin({ steps: halfThenAll });
    const pass = await watchWith(2);
    await pass(0.9);
    expect((await current())?.share).toBe(25);
    await pass(0.2);
    expect((await current())?.share).toBe(50);
    await pass(1);
    expect(await current()).toBeNull();
    const entries = await site.stores.registry.journal(9);
    const bySite = entries.filter(({ who }) => who === 'the site');
    expect(bySite.map(({ outcome }) => outcome)).toEqual(['live', 'done']);
  });

  test.each([0, -3 * 365 * 24, -1, 1, 3 * 365 * 24])(
    'its schedule is unaffected when the clock moves by %d hours and hosts restart',
    async (hours) => {
      await begin({ steps: halfThenAll });
      await (
        await watchWith(1)
      )(0.5);
      const moved = Date.now() + hours * HOUR_MS;
      jest.spyOn(Date, 'now').mockReturnValue(moved);
      const pass = await watchWith(1);
      await pass(0.4);
      expect((await current())?.share).toBe(25);
      jest.restoreAllMocks();
      await pass(0.2);
      expect((await current())?.share).toBe(50);
      await pass(1);
      expect(await current()).toBeNull();
    },
  );

  test('its last step waits while another canary runs, because hosts never render', async () => {
    await begin({ steps: [{ share: 100, afterMs: HOUR_MS }] });
    await beginBlog();
    const pass = await watchWith(1);
    await pass(1.1);
    expect((await current())?.share).toBe(99);
    await stopCanary(site.stores, { part: 'mfe-blog' });
    await pass(0.1);
    expect(await current()).toBeNull();
  });

  test('the latest canary is the one started last, even if the clock was set back by years', async () => {
    await begin();
    const first = await running();
    await stopCanary(site.stores, {});
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
    const { id } = describeRelease(home('New words'));
    expect(await site.readPublic(`r/mfe-home/${id}/entry.js`)).toContain('mfe-home');
    const why = 'a wrong word';
    expect(await stopCanary(stores, {}, { why })).toMatchObject({ kind: 'stopped' });
    await untilGets(server, chosen, 'Old words');
    expect(await whoGets(server, 'Old words')).toEqual(everybody);
    expect((await server.inject(`/r/mfe-home/${id}/entry.js`)).statusCode).toBe(200);
    expect(await stores.registry.journal(1)).toMatchObject([
      { what: `canary mfe-home ${id} rolled back from 25%`, details: [why] },
    ]);
    expect(await stopCanary(stores, {})).toMatchObject({ kind: 'refused' });
  });
});

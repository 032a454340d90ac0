import { describe, expect, test } from '@jest/globals';
import { createServerLogger } from '../logging.ts';
import type { TestService } from '../testing/test-service.ts';
import { dialectsAboveStores, useDatabases } from '../testing/use-databases.ts';
import { createSignalCounter } from './signal-counter.ts';
import { createSignalStore, type SignalKey } from './signal-store.ts';
import type { KnownParts } from './signal-routes.ts';

const blog = { name: 'mfe-blog', release: '0123456789abcdef' };
const shell = { name: 'shell', release: 'fedcba9876543210' };
const known: KnownParts = {
  releaseOf: ({ name, release }) =>
    [blog, shell].some((part) => part.name === name && part.release === release) ? release : null,
  hasRoute: (pattern) => pattern === '/blog/:id',
};
const knownParts = async () => known;
const failure = { kind: 'section-failed', ...blog };
const scriptError: SignalKey = {
  subject: 'failure',
  name: 'script-error',
  part: 'shell',
  release: shell.release,
  route: 'none',
  bucket: 0,
};

const send = (
  { fastify }: TestService,
  payload: object | string,
  { url = '/api/signals', type = 'application/json', headers = {} } = {},
) =>
  fastify.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': type, ...headers },
  });

/** Closes the service and returns the counts it has stored. */
async function countsOf(service: TestService) {
  const rows = () =>
    service.withDatabase(({ db }) => db.selectFrom('signal_counts').selectAll().execute());
  await service.fastify.close();
  return (await rows()).map(({ day: _today, ...row }) => row);
}

describe.each(dialectsAboveStores)('signals on %s', (dialect) => {
  const { newDatabase, start } = useDatabases(dialect);

  test('counts failures and vitals by release and route, and stores nothing else', async () => {
    const service = await start({ knownParts });
    const values = { lcp: 1830, inp: 96, cls: 0.02, ttfb: 210, live: 2400 };
    for (const signal of [
      { route: '/blog/:id', failures: [failure, { kind: 'script-error', ...shell }] },
      { route: '/blog/:id', failures: [failure] },
      { route: '/blog/:id', vitals: { part: blog, values } },
    ]) {
      const answer = await send(service, signal, { headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(answer.statusCode).toBe(204);
      expect(answer.body).toBe('');
    }
    const onBlog = { part: 'mfe-blog', release: blog.release, route: '/blog/:id', count: 1 };
    const vital = (name: string, bucket: number) => ({ subject: 'vital', ...onBlog, name, bucket });
    const counts = await countsOf(service);
    expect(counts).toHaveLength(8);
    expect(counts).toEqual(
      expect.arrayContaining([
        { ...onBlog, subject: 'failure', name: 'section-failed', bucket: 0, count: 2 },
        {
          ...onBlog,
          subject: 'failure',
          name: 'script-error',
          part: 'shell',
          release: shell.release,
          bucket: 0,
        },
        { ...onBlog, subject: 'view', name: 'measured', bucket: 0 },
        vital('lcp', 3),
        vital('inp', 1),
        vital('cls', 2),
        vital('ttfb', 2),
        vital('live', 3),
      ]),
    );
    expect(service.log()).not.toContain('203.0.113.9');
  });

  test('counts unknown releases and routes together', async () => {
    const service = await start({ knownParts });
    for (let index = 0; index < 20; index += 1) {
      const release = index.toString(16).padStart(16, '0');
      const signal = { route: `/made/up/${index}`, failures: [{ ...failure, release }] };
      expect((await send(service, signal)).statusCode).toBe(204);
    }
    expect(await countsOf(service)).toEqual([
      {
        subject: 'failure',
        name: 'section-failed',
        part: 'other',
        release: 'other',
        route: 'other',
        bucket: 0,
        count: 20,
      },
    ]);
  });

  test('counts policy violations by directive and release', async () => {
    const service = await start({ knownParts });
    const reports = { url: '/api/reports', headers: { host: 'www.pebble.example' } };
    const file = `https://www.pebble.example/r/mfe-blog/${blog.release}/app.js`;
    const violation = (sourceFile: string) => ({
      type: 'csp-violation',
      url: 'https://www.pebble.example/contactUs?name=asha',
      body: { effectiveDirective: 'script-src-elem', sourceFile, sample: 'asha@example.in' },
    });
    const sent = await send(
      service,
      [violation(file), violation('chrome-extension://abc'), violation(file)],
      { ...reports, type: 'application/reports+json' },
    );
    expect(sent.statusCode).toBe(204);
    const old = { 'csp-report': { 'effective-directive': 'img-src', 'source-file': file } };
    const sentByOld = await send(service, old, { ...reports, type: 'application/csp-report' });
    expect(sentByOld.statusCode).toBe(204);
    const row = { subject: 'policy', route: 'none', bucket: 0, count: 1 };
    const ours = { part: 'mfe-blog', release: blog.release };
    const counts = await countsOf(service);
    expect(counts).toHaveLength(3);
    expect(counts).toEqual(
      expect.arrayContaining([
        { ...row, name: 'script-src-elem', ...ours, count: 2 },
        { ...row, name: 'script-src-elem', part: 'other', release: 'other' },
        { ...row, name: 'img-src', ...ours },
      ]),
    );
    expect(JSON.stringify(counts)).not.toContain('asha');
  });

  test('adds up the counts of several processes', async () => {
    const database = await newDatabase();
    const services = [await start({ knownParts, database }), await start({ knownParts, database })];
    await Promise.all(
      services.flatMap((service) =>
        Array.from({ length: 10 }, () => send(service, { route: 'none', failures: [failure] })),
      ),
    );
    await services[0]?.fastify.close();
    const [last] = services.slice(1);
    if (!last) throw new Error('There is no second service.');
    expect(await countsOf(last)).toMatchObject([{ name: 'section-failed', count: 20 }]);
  });

  test('counts only totals once a day is full', async () => {
    const service = await start();
    const store = createSignalStore(service.database, { maxRows: 10 });
    const key = (route: string) => ({ ...scriptError, route });
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => [key(`/${from + index}`), 2] as const);
    await store.add('2026-11-22', many(0, 10));
    await store.add('2026-11-22', many(10, 200));
    const found = await store.sums('2026-11-22', ['part', 'release', 'route']);
    expect(found).toHaveLength(11);
    expect(found.find(({ route }) => route === 'other')).toMatchObject({
      part: 'other',
      release: 'other',
      count: 380,
    });
  });

  test('buffers signals while the database is unavailable', async () => {
    const service = await start();
    const real = createSignalStore(service.database);
    let isAway = true;
    const written: string[] = [];
    const counter = createSignalCounter({
      store: {
        add: async (day, counts) =>
          isAway ? Promise.reject(new Error('away')) : real.add(day, counts),
      },
      log: createServerLogger({ write: (line) => void written.push(line) }),
    });
    for (let time = 0; time < 3; time += 1) {
      counter.count(scriptError);
      await counter.write();
    }
    expect(written).toHaveLength(1);
    isAway = false;
    await counter.write();
    expect(
      await real.sums('2000-01-01', ['subject', 'name', 'part', 'release', 'route', 'bucket']),
    ).toMatchObject([{ ...scriptError, count: 3 }]);
  });
});

describe('invalid signals', () => {
  const { start } = useDatabases('sqlite');
  const few = { max: 3, windowMs: 60_000 };
  const plenty = { max: 1000, windowMs: 60_000 };
  const addresses = {
    of: (clients: number) => (time: number) => `203.0.113.${time % clients}`,
    networks: (time: number) => `2001:db8:0:10${time.toString(16)}::7`,
  };

  test.each([
    ['application/json', '{"route":"/","message":"hello"}', 400],
    ['application/json', '', 400],
    ['application/x-www-form-urlencoded', 'route=/', 415],
    ['text/plain', '{"route":"/"}', 415],
  ])('of type %s, %j, is rejected with %d', async (type, payload, status) => {
    const service = await start({ knownParts });
    expect((await send(service, payload, { type })).statusCode).toBe(status);
    expect(await countsOf(service)).toEqual([]);
  });

  test('rejects signals and reports that are too long or not posted', async () => {
    const service = await start();
    expect((await send(service, { route: 'x'.repeat(5000) })).statusCode).toBe(413);
    const payload = JSON.stringify([{ type: 'csp-violation', sample: 'x'.repeat(40_000) }]);
    const options = { url: '/api/reports', type: 'application/reports+json' };
    expect((await send(service, payload, options)).statusCode).toBe(413);
    for (const url of ['/api/signals', '/api/reports']) {
      const answer = await service.fastify.inject({ url });
      expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } });
    }
  });

  test.each([
    ['of one visitor', { perClient: few, inTotal: plenty }, addresses.of(1), 4],
    ['of a household’s /56', { perClient: few, inTotal: plenty }, addresses.networks, 10],
    ['of all', { perClient: plenty, inTotal: few }, addresses.of(8), 3],
  ])('silently drops signals %s over the limit', async (_whose, signalLimits, addressOf, count) => {
    const service = await start({ knownParts, signalLimits });
    const sendFrom = (address: string) =>
      send(
        service,
        { route: 'none', failures: [failure] },
        { headers: { 'x-forwarded-for': address } },
      );
    for (let time = 0; time < 16; time += 1) {
      expect((await sendFrom(addressOf(time))).statusCode).toBe(204);
    }
    await sendFrom('198.51.100.7');
    expect(await countsOf(service)).toMatchObject([{ count }]);
  });
});

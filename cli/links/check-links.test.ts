import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DAY_MS } from '@site/kit/durations.ts';
import type { Network } from './network.ts';
import { checkLinks } from './check-links.ts';
import { readCheckedLinks } from './checked-links.ts';
import { openTestSite, type TestSite } from '@site/delivery/testing/open-test-site.ts';
import { citedLinks } from './cited-links.ts';

describe('checking links', () => {
  type Answer = (response: ServerResponse, request: IncomingMessage) => void;

  const status =
    (code: number, headers: Record<string, string> = {}): Answer =>
    (response) =>
      void response.writeHead(code, headers).end();
  const onlyForGet =
    (refusal: number): Answer =>
    (response, { method }) =>
      void response.writeHead(method === 'GET' ? 200 : refusal).end();

  let dataDir = '';
  let server: Server;
  let port = 0;
  /** The requests received, as "HEAD who.example/page", and their headers. */
  let asked: string[] = [];
  let headers: IncomingMessage['headers'][] = [];
  /** The stub's responses by path, by default 200. */
  let answers: Record<string, Answer> = {};
  let now = 0;

  const missing = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  const network: Network = {
    resolve: async (hostname) => {
      if (hostname === 'gone.example') throw missing;
      return [hostname === 'inside.example' ? '10.0.0.7' : '127.0.0.1'];
    },
    mayConnect: (address) => address === '127.0.0.1',
    agent: false,
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'links-'));
    server = createServer((request, response) => {
      const { method, url = '' } = request;
      asked.push(`${method} ${request.headers.host?.replace(`:${port}`, '')}${url}`);
      headers.push(request.headers);
      (answers[url] ?? status(200))(response, request);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('The stub has no port.');
    ({ port } = bound);
    asked = [];
    headers = [];
    answers = {};
    now = Date.UTC(2026, 10, 26);
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await rm(dataDir, { recursive: true, force: true });
  });

  const at = (place: string) => `http://${place.replace('/', `:${port}/`)}`;

  async function check(
    addresses: readonly string[],
    options: Partial<Parameters<typeof checkLinks>[1]> = {},
  ) {
    const checked = await checkLinks(addresses, {
      dataDir,
      site: configuredSite(),
      days: 6,
      signal: new AbortController().signal,
      network,
      now: () => now,
      timing: { answerMs: 200, betweenMs: 1, backoffMs: 1 },
      ...options,
    });
    return Object.fromEntries([...checked].map(([address, { finding }]) => [address, finding]));
  }

  /** The finding for a page with this response. */
  async function findingFor(answer: Answer) {
    answers['/page'] = answer;
    return (await check([at('who.example/page')]))[at('who.example/page')];
  }

  test.each<[string, Answer]>([
    ['that exists', status(200)],
    ['whose host rejects HEAD', onlyForGet(405)],
    ['whose host responds to HEAD with 404', onlyForGet(404)],
    ['that redirects temporarily', status(302, { location: '/today' })],
  ])('reports a URL %s as fine', async (_which, answer) => {
    expect(await findingFor(answer)).toEqual({ kind: 'fine' });
  });

  test.each([404, 410])('reports a URL that responds with %d as dead', async (code) => {
    expect(await findingFor(status(code))).toEqual({
      kind: 'dead',
      reason: `responds with ${code}`,
    });
    expect(asked).toEqual(['HEAD who.example/page', 'GET who.example/page']);
  });

  test('reports a permanent redirect as moved, even if its target redirects temporarily', async () => {
    answers['/second'] = status(308, { location: at('cdc.example/third') });
    answers['/third'] = status(302, { location: '/today' });
    const finding = await findingFor(status(301, { location: '/second' }));
    expect(finding).toEqual({ kind: 'moved', to: at('cdc.example/third') });
  });

  test('reports a redirect to a dead page as dead', async () => {
    answers['/second'] = status(404);
    const finding = await findingFor(status(301, { location: '/second' }));
    expect(finding).toMatchObject({ kind: 'dead' });
  });

  test.each<[string, Answer]>([
    ['responds with 403', status(403)],
    ['responds with 999', status(999)],
    ['redirects more than 10 times', status(301, { location: '/page' })],
    ['redirects to a non-web URL', status(302, { location: 'intent://page' })],
  ])('reports a URL that %s as uncertain', async (reason, answer) => {
    expect(await findingFor(answer)).toEqual({ kind: 'uncertain', reason });
  });

  test.each<[string, Answer]>([
    ['timed out', () => {}],
    ['responds with 503', status(503)],
    ['responds with 429', status(429)],
    ['its host is unreachable (ECONNRESET)', (response) => void response.destroy()],
  ])('tries three times before reporting "%s"', async (reason, answer) => {
    expect(await findingFor(answer)).toEqual({ kind: 'uncertain', reason });
    const gets = asked.filter((line) => line.startsWith('GET'));
    expect(gets.length).toBeGreaterThanOrEqual(2);
    expect(gets.length).toBeLessThanOrEqual(3);
  });

  test('honours Retry-After, and gives up for this run if the delay is long', async () => {
    let times = 0;
    const busyOnce: Answer = (response) => {
      times += 1;
      response.writeHead(times > 1 ? 200 : 429, { 'retry-after': '1' }).end();
    };
    expect(await findingFor(busyOnce)).toEqual({ kind: 'fine' });

    asked = [];
    answers['/later'] = status(429, { 'retry-after': '3600' });
    const later = await check([at('nhs.example/later')]);
    expect(later).toEqual({
      [at('nhs.example/later')]: { kind: 'uncertain', reason: 'responds with 429' },
    });
    expect(asked).toEqual(['HEAD nhs.example/later']);
  });

  test('reports hosts without DNS, connection or TLS as dead, and does not contact private hosts', async () => {
    const findings = await check([
      at('who.example/'),
      'https://gone.example/',
      'http://refuses.example:1/',
      `https://plain.example:${port}/`,
      at('inside.example/'),
    ]);
    expect(findings).toEqual({
      [at('who.example/')]: { kind: 'fine' },
      'https://gone.example/': { kind: 'dead', reason: 'its host does not exist' },
      'http://refuses.example:1/': { kind: 'dead', reason: 'its host refuses connections' },
      [`https://plain.example:${port}/`]: {
        kind: 'dead',
        reason: expect.stringMatching(/^its host has no valid TLS certificate \(E/),
      },
      [at('inside.example/')]: { kind: 'uncertain', reason: 'is not on the public internet' },
    });
    // A slow machine may retry with GET.
    expect(asked.filter((each) => !each.endsWith(' who.example/'))).toEqual([]);
  });

  test('without a network, reports nothing as dead and keeps earlier results', async () => {
    await check([at('who.example/')]);
    const resolve = async () => {
      throw missing;
    };
    now += 7 * DAY_MS;
    await expect(
      check([at('who.example/'), at('cdc.example/')], { network: { ...network, resolve } }),
    ).rejects.toThrow('The network seems to be down');
    expect([...(await readCheckedLinks(dataDir)).values()]).toEqual([
      { finding: { kind: 'fine' }, on: '2026-11-26' },
    ]);
  });

  test('reports a DNS failure during a network failure as uncertain', async () => {
    let isAway = false;
    const resolve: Network['resolve'] = async (hostname) => {
      if (isAway) throw missing;
      return network.resolve(hostname);
    };
    answers['/first'] = (response) => {
      isAway = true;
      response.end();
    };
    const [first, second] = [at('who.example/first'), at('who.example/second')];
    expect(await check([first, second], { network: { ...network, resolve } })).toEqual({
      [first]: { kind: 'fine' },
      [second]: { kind: 'uncertain', reason: 'its host is unreachable (ENOTFOUND)' },
    });
  });

  test('sends a user agent but no cookies or credentials, one request per host at a time', async () => {
    let open = 0;
    let mostOpen = 0;
    const slow: Answer = (response) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      setTimeout(() => {
        open -= 1;
        response.writeHead(200, { 'set-cookie': 'a=b' }).end();
      }, 20);
    };
    answers = { '/a': slow, '/b': slow, '/c': status(302, { location: at('who.example/a') }) };
    const secret = `http://me:secret@who.example:${port}/b`;
    await check([at('who.example/a'), secret, at('cdc.example/c')]);
    expect(asked).toHaveLength(4);
    expect(mostOpen).toBe(1);
    for (const sent of headers) {
      expect(Object.keys(sent).toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent']);
      expect(sent['user-agent']).toBe(
        'Mozilla/5.0 (compatible; pebble-links/1.0; +https://www.pebble.example)',
      );
    }
  });

  test('skips a failing host, and continues with its remaining links in the next run', async () => {
    const pages = ['/1', '/2', '/3'].map((page) => at(`who.example${page}`));
    answers = { '/1': status(500), '/2': status(500) };
    expect(Object.keys(await check(pages))).toEqual(pages.slice(0, 2));
    asked = [];
    expect(Object.keys(await check(pages))).toHaveLength(3);
    expect(asked[0]).toBe('HEAD who.example/3');
  });

  test('the next run resumes an interrupted one', async () => {
    const stop = new AbortController();
    const pages = ['/1', '/2', '/3'].map((page) => at(`who.example${page}`));
    answers['/2'] = () => stop.abort();
    expect(Object.keys(await check(pages, { signal: stop.signal }))).toEqual(pages.slice(0, 1));
    answers = {};
    asked = [];
    expect(Object.keys(await check(pages))).toEqual(pages);
    expect(asked).toEqual(['HEAD who.example/2', 'HEAD who.example/3']);
  });

  test('skips recently checked links, and deletes results for uncited ones', async () => {
    const [first, second] = [at('who.example/1'), at('who.example/2')];
    await check([first, second]);
    asked = [];
    now += 5 * DAY_MS;
    expect(Object.keys(await check([first, second]))).toEqual([first, second]);
    expect(asked).toEqual([]);
    now += DAY_MS;
    await check([first]);
    expect(asked).toEqual(['HEAD who.example/1']);
    expect(JSON.parse(await readFile(path.join(dataDir, 'links.json'), 'utf8'))).toEqual({
      [first]: { finding: { kind: 'fine' }, on: '2026-12-02' },
    });
  });
});

describe('cited links', () => {
  let testSite: TestSite;

  beforeEach(async () => {
    testSite = await openTestSite();
  });

  afterEach(() => testSite.close());

  /** The cited links of a site with these pages in one section. */
  async function citedOn(pages: Readonly<Record<string, string>>) {
    const { stores } = testSite;
    const outcome = await testSite.goLive(
      { name: 'shell', words: '<a href="https://social.example/us">Us</a>' },
      { name: 'mfe-blog', pages },
    );
    expect(outcome).toMatchObject({ kind: 'shipped' });
    const { version } = await stores.registry.live();
    if (!version) throw new Error('Nothing is live.');
    return citedLinks(stores.blobs, version, configuredSite());
  }

  test('finds each external link once, with its pages by part', async () => {
    const cited = await citedOn({
      '/blog': `<a href="https://who.example/a?b=1&amp;c=2#one">A</a> <a href="/blog/ears">Ours</a>
      <a href="tel:112">112</a> <a href="https://www.pebble.example/blog">Ours</a> <a href="https://">None</a>`,
      '/blog/ears': '<a href="https://who.example/a?b=1&amp;c=2#two">A</a> <a name="x">None</a>',
    });
    const places = [...cited].map(([address, shownOn]) => [
      address,
      [...shownOn].map(([part, pages]) => [part, [...pages].toSorted()]),
    ]);
    expect(Object.fromEntries(places)).toEqual({
      'https://who.example/a?b=1&c=2': [['mfe-blog', ['/blog', '/blog/ears']]],
      'https://social.example/us': [['shell', expect.arrayContaining(['/blog', '/blog/ears'])]],
    });
  });
});

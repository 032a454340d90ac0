import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { discoveryDocument } from '@site/kit/remote/discovery.ts';
import { parseComposedSite, type PublicRegistry } from '@site/kit/remote/registry.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  createLiveRegistry,
  fetchRegistry,
  fetchSiteConfig,
  findMoved,
  findRemote,
} from './registry-client.ts';
import siteFile from '../../site.config.json' with { type: 'json' };

const remote = (name: string, patterns: readonly string[]): PublicRegistry['remotes'][string] => ({
  id: '0123456789abcdef',
  contractVersion: CONTRACT_VERSION,
  entry: `/r/${name}/0123456789abcdef/entry.js`,
  integrity: 'sha384-abc',
  styles: [],
  styleIntegrity: [],
  exposes: ['./app'],
  patterns,
});

const registry: PublicRegistry = {
  remotes: {
    'mfe-home': remote('mfe-home', ['/']),
    'mfe-blog': remote('mfe-blog', ['/blog/:id', '/feed']),
  },
};

/** The site's responses by URL. Any other URL is unreachable. */
const answers = new Map<string, Response>();

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const answer = answers.get(address instanceof Request ? address.url : address.toString());
    if (!answer) throw new TypeError('offline');
    return answer;
  });
});

afterEach(() => {
  answers.clear();
  jest.restoreAllMocks();
});

test.each([
  ['/', 'mfe-home', '/'],
  ['/feed', 'mfe-blog', '/feed'],
  ['/feed/', 'mfe-blog', '/feed'],
  ['/blog/101', 'mfe-blog', '/blog/:id'],
])('%s is rendered by %s as %s', (pathname, name, pattern) => {
  const remote = registry.remotes[name];
  expect(findRemote(registry, pathname)).toEqual({ name, remote, pattern });
});

test.each([
  '/blog',
  '/blog/101/more',
  '/school',
  '/feeds',
  '/Feed',
  '/feed/index.html',
  '//feed',
  '/blog/%31%30%31',
  '/blog/101,',
])('no remote renders %s', (pathname) => {
  expect(findRemote(registry, pathname)).toBeNull();
});

test.each([
  ['/news', '/feed'],
  ['/News', '/feed'],
  ['/FEED', '/feed'],
  ['/feed', null],
  ['/blog/101', null],
  ['/nowhere', null],
  ['/constructor', null],
])('%s has moved to %s', (pathname, to) => {
  const moved = { ...remote('mfe-blog', ['/blog/:id', '/feed']), redirects: { '/news': '/feed' } };
  expect(findMoved({ remotes: { 'mfe-blog': moved } }, pathname)).toBe(to);
});

test('finds no new address if two candidates differ only in case', () => {
  const both = { 'mfe-blog': remote('mfe-blog', ['/Ear', '/ear']) };
  expect(findMoved({ remotes: both }, '/EAR')).toBeNull();
});

test('fetches the registry and the configuration from the site', async () => {
  answers.set('/registry.json', Response.json(discoveryDocument(registry)));
  answers.set('/site.json', Response.json(configuredSite()));
  expect(await fetchRegistry()).toEqual(registry);
  expect(await fetchSiteConfig()).toEqual(configuredSite());
});

test('rejects a response of an unknown format', async () => {
  answers.set('/registry.json', Response.json({ microFrontends: { 'mfe-home': {} } }));
  answers.set('/site.json', Response.json({ page: 'not found' }));
  await expect(fetchRegistry()).rejects.toThrow('must be a list');
  await expect(fetchSiteConfig()).rejects.toThrow('malformed');
});

test('rejects an error response even if its body is valid, and a failed request', async () => {
  await expect(fetchRegistry()).rejects.toThrow('offline');
  answers.set('/registry.json', Response.json(discoveryDocument(registry), { status: 503 }));
  await expect(fetchRegistry()).rejects.toThrow('/registry.json responded with 503');
});

test('waits longer for the configuration than for the registry', async () => {
  jest.useFakeTimers();
  // Fake timers do not control the platform's `AbortSignal.timeout`.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timer = new AbortController();
    setTimeout(() => timer.abort(new Error(`after ${ms} ms`)), ms);
    return timer.signal;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        setTimeout(() => resolve(Response.json(configuredSite())), 20_000);
      }),
  );
  const settled = Promise.allSettled([fetchSiteConfig(), fetchRegistry()]);
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  expect(await settled).toEqual([
    { status: 'fulfilled', value: configuredSite() },
    { status: 'rejected', reason: new Error('after 8000 ms') },
  ]);
});

test('accepts only remotes of this contract version and the previous one', async () => {
  const named = [1, 0, -1, -2].map((difference) => {
    const contractVersion = CONTRACT_VERSION + difference;
    return [`mfe-${contractVersion}`, { ...remote('mfe-blog', ['/blog']), contractVersion }];
  });
  const remotes: PublicRegistry['remotes'] = Object.fromEntries(named);
  answers.set('/registry.json', Response.json(discoveryDocument({ remotes })));
  expect(Object.keys((await fetchRegistry()).remotes)).toEqual([
    `mfe-${CONTRACT_VERSION}`,
    `mfe-${CONTRACT_VERSION - 1}`,
  ]);
});

test('fetches the registry once per page, and retries after a failure', async () => {
  const { read, mayDraw } = createLiveRegistry();
  await expect(read()).rejects.toThrow('offline');
  expect(mayDraw('/sitemap.xml')).toBe(true);
  answers.set('/registry.json', Response.json(discoveryDocument(registry)));
  const [first, second] = await Promise.all([read(), read()]);
  expect(first).toEqual(registry);
  expect(second).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(mayDraw('/sitemap.xml')).toBe(false);
  expect(mayDraw('/blog/1')).toBe(true);
  expect(mayDraw('/Feed')).toBe(true);
});

test('accepts the composed configuration unchanged', () => {
  const { $schema: _forEditors, ...composed } = siteFile;
  expect(parseComposedSite(composed)).toEqual(configuredSite());
});

test.each([null, 'an error page', {}, { product: {} }, { contact: {} }])(
  'rejects a malformed response: %j',
  (answer) => {
    expect(() => parseComposedSite(answer)).toThrow('malformed');
  },
);

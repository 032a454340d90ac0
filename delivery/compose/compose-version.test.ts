import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { DISCOVERY_SCHEMA, parsePublicRegistry } from '@site/kit/remote/registry.ts';
import { searchOptions } from '@site/kit/search/search-options.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import MiniSearch from 'minisearch';
import { describe, type FakeRelease, scopedSheet } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { browserIdOf, type Release } from '../releases/release.ts';
import { promote } from '../promotion/promote.ts';
import { startRenderProcess } from '../render/render-process.ts';
import { readManifest } from '../versions/read-version.ts';
import { canonicalJson } from '../versions/site-version.ts';
import { composeVersion } from './compose-version.ts';

const site = configuredSite();

const shell: FakeRelease = { name: 'shell', words: 'first shell' };
const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
const blog: FakeRelease = {
  name: 'mfe-blog',
  pages: { '/blog/1': 'Sleep', '/blog/2': 'Play' },
  prefixes: ['/blog'],
};
const standing = [
  { id: '/blog/1', pattern: '/blog/1' },
  { id: '/blog/none', pattern: '/blog/:id', others: '/blog/none' },
];

const testSite = testSiteForEach();

const tree = async () => Object.keys(await testSite.publicTree());

test('composes pages, release files, pictures, error pages, the configuration and the site map', async () => {
  const withSun = { ...shell, files: { 'assets/sun.svg': '<svg/>' } };
  await testSite.goLive(withSun, home, blog);
  for (const page of ['index.html', 'blog/1/index.html', 'blog/2/index.html']) {
    expect(await tree()).toEqual(expect.arrayContaining([page, `${page}.gz`]));
  }
  for (const [file, text] of [
    ['blog/2/index.html', '<h1>Play</h1>'],
    ['404.html', '<h1>notFound</h1>'],
    ['500.html', '<h1>failed</h1>'],
    [`r/shell/${browserIdOf(describe(withSun))}/shell.js`, 'start'],
    [`r/mfe-blog/${browserIdOf(describe(blog))}/styles.css`, 'order'],
    ['website/assets/sun.svg', '<svg/>'],
    ['robots.txt', `Sitemap: ${site.siteUrl}/sitemap.xml`],
  ] as const) {
    expect(await testSite.readPublic(file)).toContain(text);
  }
  expect((await tree()).filter((file) => /renderer|release\.json/.test(file))).toEqual([]);
  // The approval rules stay private.
  const { reviews, ...ofPages } = site;
  expect(reviews).toBeDefined();
  expect(JSON.parse(await testSite.readPublic('site.json'))).toEqual(ofPages);
  const map = await testSite.readPublic('sitemap.xml');
  expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/blog/1', '/blog/2'].map((pathname) => site.siteUrl + pathname),
  );
});

test('a page references the releases that rendered it and the scripts of its islands', async () => {
  await testSite.goLive(shell, home, blog);
  const [, written = ''] =
    /<!doctype html>(.*?)<title>/.exec(await testSite.readPublic('blog/1/index.html')) ?? [];
  const checked = (name: string, release: Release, file: string) => ({
    address: `/r/${name}/${browserIdOf(release)}/${file}`,
    integrity: `sha256-${Buffer.from(release.files[`browser/${file}`] ?? '', 'hex').toString('base64')}`,
  });
  const ofShell = (file: string) => checked('shell', describe(shell), file);
  const ofBlog = (file: string) => checked('mfe-blog', describe(blog), file);
  expect(JSON.parse(written)).toEqual({
    pathname: '/blog/1',
    styles: [ofShell('styles.css'), ofBlog('styles.css')],
    loader: ofShell('loader.js'),
    lock: {
      shell: ofShell('shell.js'),
      remote: {
        name: 'mfe-blog',
        id: browserIdOf(describe(blog)),
        contract: describe(blog).contractVersion,
        entry: ofBlog('entry.js').address,
        integrity: 'sha384-test',
      },
      scripts: [ofBlog('button.js')],
      others: [site.thirdParties.appointment?.script],
      signals: { to: '/api/signals', route: '/blog/1' },
    },
  });
});

/**
 * The Frontend Discovery schema (awslabs/frontend-discovery, `schema/v1-pre.json`). It allows additional fields only in
 * `extras` and `deployment`.
 */
const frontendDiscovery = v.strictObject({
  schema: v.literal(DISCOVERY_SCHEMA),
  microFrontends: v.record(
    v.string(),
    v.array(
      v.strictObject({
        url: v.string(),
        fallbackUrl: v.optional(v.string()),
        metadata: v.strictObject({ integrity: v.string(), version: v.string() }),
        extras: v.optional(v.looseObject({})),
        deployment: v.optional(
          v.looseObject({
            traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
            default: v.boolean(),
          }),
        ),
      }),
    ),
  ),
});

test('the public registry lists live releases and their paths, with the slug filled in', async () => {
  const pattern = '/{product}-offerings/doctors';
  const doctors: FakeRelease = {
    name: 'mfe-assessments',
    routes: [{ id: 'doctors', pattern }],
    prefixes: [pattern],
    files: { 'browser/mf-manifest.json': '{}' },
  };
  await testSite.goLive(shell, home, doctors);
  const document: unknown = JSON.parse(await testSite.readPublic('registry.json'));
  expect(v.safeParse(frontendDiscovery, document).issues).toBeUndefined();
  // The registry names a manifest for other hosts only if the release has one.
  const manifest = `/r/mfe-assessments/${browserIdOf(describe(doctors))}/mf-manifest.json`;
  expect(document).toMatchObject({
    microFrontends: { 'mfe-assessments': [{ extras: { manifest } }] },
  });
  expect(document).not.toHaveProperty('microFrontends.mfe-home[0].extras.manifest');
  const registry = parsePublicRegistry(document);
  expect(Object.keys(registry.remotes).toSorted()).toEqual(['mfe-assessments', 'mfe-home']);
  expect(registry.remotes['mfe-assessments']).toMatchObject({
    id: browserIdOf(describe(doctors)),
    entry: `/r/mfe-assessments/${browserIdOf(describe(doctors))}/entry.js`,
    styleIntegrity: [expect.stringMatching(/^sha256-/)],
    patterns: [`/${site.product.slug}-offerings/doctors`],
  });
});

test('security.txt expires a year after the newest release', async () => {
  await testSite.goLive(
    { ...shell, builtAt: '2026-01-01T00:00:00.000Z' },
    { ...home, builtAt: '2026-02-01T00:00:00.000Z' },
    { ...blog, builtAt: '2026-03-01T00:00:00.000Z' },
  );
  expect(await testSite.readPublic('.well-known/security.txt')).toBe(
    [
      `Contact: mailto:${site.contact.email}`,
      'Expires: 2027-02-24T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${site.siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

test('renders only the changed section', async () => {
  await testSite.goLive(shell, home, blog);
  const changed = { ...blog, pages: { '/blog/1': 'Sleep well', '/blog/2': 'Play' } };
  expect(await testSite.goLive(changed)).toMatchObject({
    rendered: 2,
    pages: { added: [], changed: ['/blog/1'], removed: [] },
  });
});

test('a new shell reuses existing fragments without rendering sections', async () => {
  const { stores } = testSite;
  const withFeed = { ...blog, routes: standing, documents: { '/blog/feed.xml': '<rss/>' } };
  await testSite.goLive(shell, home, withFeed);
  const { startRenderer = startRenderProcess } = stores;
  const started: string[] = [];
  stores.startRenderer = (order) => {
    started.push(order.name);
    return startRenderer(order);
  };
  // It renders only its own two pages.
  expect(await testSite.goLive({ ...shell, words: 'second shell' })).toMatchObject({ rendered: 2 });
  expect(started).toEqual(['shell']);
  for (const page of ['index.html', 'blog/1/index.html', 'blog/404.html', '404.html']) {
    expect(await testSite.readPublic(page)).toContain('second shell');
  }
  const version = await testSite.liveVersion();
  const again = await composeVersion(stores, version, { force: true });
  expect(again.version).toEqual(version);
});

test('renders a page again whose stored fragment is lost, for a new shell', async () => {
  const { blobs } = testSite.stores;
  await testSite.goLive(shell, home, blog);
  const { parts } = await testSite.liveVersion();
  const { pages } = await readManifest(blobs, parts['mfe-blog']?.manifest ?? '');
  await blobs.remove(pages['/blog/1']?.fragment ?? '');
  expect(await testSite.goLive({ ...shell, words: 'second shell' })).toMatchObject({ rendered: 3 });
  expect(await testSite.readPublic('blog/1/index.html')).toContain('second shell');
});

test('an equal page keeps its bytes in a release that changes other words', async () => {
  await testSite.goLive(shell, home, blog);
  const before = await testSite.publicTree();
  await testSite.goLive({ ...blog, pages: { '/blog/1': 'Sleep well', '/blog/2': 'Play' } });
  const after = await testSite.publicTree();
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([
    'blog/1/index.html',
    'blog/1/index.html.br',
    'blog/1/index.html.gz',
    'search-index.json',
    'search-index.json.br',
    'search-index.json.gz',
  ]);
});

test('going back to earlier releases renders nothing', async () => {
  const { stores } = testSite;
  const changed = { ...blog, pages: { '/blog/1': 'Sleep well', '/blog/2': 'Play' } };
  await testSite.goLive(shell, home, blog);
  const before = await testSite.publicTree();
  await testSite.goLive(changed);
  await testSite.goLive({ ...shell, words: 'second shell' });
  expect(await promote(stores, { rollback: 'shell' })).toMatchObject({ rendered: 0 });
  expect(await promote(stores, { rollback: 'mfe-blog' })).toMatchObject({ rendered: 0 });
  expect(await testSite.publicTree()).toMatchObject(before);
});

test('changed posts render only the pages that asked for them', async () => {
  const { stores } = testSite;
  await testSite.goLive(shell, home, {
    ...blog,
    pages: { '/blog/1': 'newest', '/blog/2': 'Play' },
  });
  const overview = { blogId: '1', title: 'Ears', author: '', thumbnail: '', updatedAt: '' };
  const post = {
    overview,
    hash: 'a'.repeat(64),
    row: '1',
    pictures: [],
    hasForeignPictures: false,
  };
  const data = async () =>
    stores.blobs.put(Buffer.from(canonicalJson({ posts: [post], pictures: {} })));
  await stores.blobs.put(Buffer.from('{}'));
  const outcome = await promote(stores, { data });
  expect(outcome).toMatchObject({ rendered: 1, pages: { changed: ['/blog/1'] } });
  const version = await testSite.liveVersion();
  expect((await composeVersion(stores, version, { force: true })).version).toEqual(version);
});

test('rejects a section that lists a page it does not have', async () => {
  const outcome = await testSite.goLive(shell, home, { ...blog, pages: { '/blog/1': 'missing' } });
  expect(outcome).toMatchObject({
    problems: ['mfe-blog lists the page /blog/1, but does not have it.'],
  });
});

test('keeps scripts and sheets of earlier versions for pages that are still open', async () => {
  const styled = (rule: string) => ({
    ...blog,
    files: { 'browser/styles.css': scopedSheet('mfe-blog', rule) },
  });
  await testSite.goLive(shell, home, styled('h1{order:1}'));
  const sheet = await sheetOf('blog/1/index.html');
  await testSite.goLive(styled('h1{order:2}'));
  expect(await sheetOf('blog/1/index.html')).not.toBe(sheet);
  expect(await testSite.readPublic(sheet)).toContain('h1{order:1}');
  const entry = `r/mfe-blog/${browserIdOf(describe(styled('h1{order:1}')))}/entry.js`;
  expect(await testSite.readPublic(entry)).toContain('start');
});

test('removes a page that its section dropped, along with its compressed copies', async () => {
  await testSite.goLive(shell, home, blog);
  const outcome = await testSite.goLive({
    ...blog,
    pages: { '/blog/1': 'Sleep' },
    gone: 'Nobody plays.',
  });
  expect(outcome).toMatchObject({ pages: { removed: ['/blog/2'] } });
  expect((await tree()).filter((file) => file.startsWith('blog/2'))).toEqual([]);
});

/** The URL of the critical CSS that a page links to. */
async function sheetOf(page: string): Promise<string> {
  return /<link href="([^"]+)" integrity=/.exec(await testSite.readPublic(page))?.[1] ?? '';
}

test('pages of the same shape link the same critical CSS', async () => {
  const rules = scopedSheet('mfe-blog', 'h1{order:1}') + scopedSheet('mfe-blog', 'h2{order:2}');
  const styles = { 'browser/styles.css': rules };
  await testSite.goLive(shell, home, { ...blog, files: styles });
  const sheet = await sheetOf('blog/1/index.html');
  expect(sheet).toMatch(/^\/first-screen\/[0-9a-f]{16}\.css$/);
  const bytes = await testSite.readPublic(sheet);
  expect(bytes).toBe(
    '@layer remote.mfe-blog;@layer remote.mfe-blog{[data-remote=mfe-blog] h1{order:1}}',
  );
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  expect(await testSite.readPublic('blog/1/index.html')).toContain(`integrity="${integrity}"`);
  expect(await sheetOf('blog/2/index.html')).toBe(sheet);
  expect(await tree()).toEqual(expect.arrayContaining([sheet.slice(1), `${sheet.slice(1)}.gz`]));
});

test('stores a pattern’s fallback page in its own file, named after its status', async () => {
  const withOthers = { ...blog, pages: { '/blog/1': 'Sleep' }, routes: standing };
  await testSite.goLive(shell, home, withOthers);
  expect(await testSite.readPublic('blog/404.html')).toContain('"pathname":"/blog/none"');
  await testSite.goLive({ ...withOthers, pages: { '/blog/1': 'Sleep', '/blog/none': 'Any' } });
  expect(await testSite.readPublic('blog/other.html')).toContain('Any');
  expect(await tree()).not.toContain('blog/404.html');
});

test('publishes a section’s documents, such as feeds, at their declared URLs and removes them with the section', async () => {
  const feeds = { '/blog/feed.xml': '<rss/>', '/blog/feed.json': '{}' };
  await testSite.goLive(shell, home, { ...blog, documents: feeds });
  expect(await testSite.readPublic('blog/feed.xml')).toBe('<rss/>');
  const { '/blog/feed.json': _gone, ...left } = feeds;
  await testSite.goLive({ ...blog, documents: left });
  expect((await tree()).filter((file) => file.includes('feed'))).toEqual([
    'blog/feed.xml',
    'blog/feed.xml.br',
    'blog/feed.xml.gz',
  ]);
});

test('combines the search entries of all sections into one index', async () => {
  await testSite.goLive(
    shell,
    { ...home, searchable: { '/': 'Welcome' } },
    { ...blog, searchable: { '/blog/1': 'Sleep' } },
  );
  const index = MiniSearch.loadJSON(await testSite.readPublic('search-index.json'), searchOptions);
  expect(index.search('sleep').map(({ id }) => id)).toEqual(['/blog/1']);
  expect(index.search('welcome').map(({ id }) => id)).toEqual(['/']);
});

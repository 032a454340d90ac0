import { mkdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DataChange } from '@site/kit/remote/contract.ts';
import { parsePublicRegistry } from '@site/kit/remote/registry.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { searchOptions } from '@site/kit/search/search-options.ts';
import MiniSearch from 'minisearch';
import type { Registry } from '../registry/registry.ts';
import { type PartName, partNames } from '../releases/release.ts';
import { type FakeRelease, noServices, openYard, type Yard } from '../testing/open-yard.ts';
import { compose, publicFolder } from './compose.ts';
import { readComposedPages } from './composed-pages.ts';

const site = configuredSite();
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

const shell: FakeRelease = { name: 'shell', digit: 'a', words: 'first shell' };
const home: FakeRelease = { name: 'mfe-home', digit: 'b', pages: { '/': 'Home' } };
const blog: FakeRelease = {
  name: 'mfe-blog',
  digit: 'c',
  pages: { '/blog/1': 'Sleep', '/blog/2': 'Play' },
  prefixes: ['/blog'],
};

let yard: Yard;

beforeEach(async () => {
  yard = await openYard();
});

afterEach(async () => {
  await yard.close();
});

/** Lays releases ready and composes from them; `changed` are all of them unless told. */
async function composeFrom(
  releases: readonly FakeRelease[],
  options: { changed?: readonly PartName[]; data?: DataChange; site?: typeof site } = {},
) {
  const parts: Registry['parts'] = {};
  for (const release of releases) {
    parts[release.name] = { live: await yard.lay(release), previous: [] };
  }
  return compose({
    dataDir: yard.dataDir,
    site: options.site ?? site,
    services: noServices,
    registry: { parts },
    change: options.data ? { data: options.data } : { parts: options.changed ?? partNames },
  });
}

const publicFile = (file: string) => path.join(publicFolder(yard.dataDir), file);

async function age(file: string): Promise<void> {
  await utimes(publicFile(file), LONG_AGO, LONG_AGO);
}

async function isOld(file: string): Promise<boolean> {
  return (await stat(publicFile(file))).mtime.getTime() === LONG_AGO.getTime();
}

test('every page of every remote is written, with its twins', async () => {
  const report = await composeFrom([shell, home, blog]);
  expect(report).toMatchObject({ pages: 3, removed: 0, unchanged: 0 });
  const tree = Object.keys(await yard.publicTree());
  for (const page of ['index.html', 'blog/1/index.html', 'blog/2/index.html']) {
    expect(tree).toEqual(expect.arrayContaining([page, `${page}.br`, `${page}.gz`]));
  }
  expect(await yard.readPublic('blog/2/index.html')).toContain('<h1>Play</h1>');
});

test('the files of each release stand under an address with its id, the pictures under one without', async () => {
  const files = { 'assets/sun.svg': '<svg/>' };
  await composeFrom([shell, home, { ...blog, files }]);
  const tree = Object.keys(await yard.publicTree());
  expect(tree).toEqual(
    expect.arrayContaining([
      `r/shell/${'a'.repeat(16)}/shell.js`,
      `r/mfe-blog/${'c'.repeat(16)}/entry.js`,
      `r/mfe-blog/${'c'.repeat(16)}/styles.css`,
      'website/assets/sun.svg',
    ]),
  );
  expect(tree.filter((file) => /renderer|release\.json/.test(file))).toEqual([]);
});

test('a page names the releases it was drawn by, and its data', async () => {
  await composeFrom([shell, home, blog]);
  const [, written = ''] =
    /<!doctype html>(.*?)<title>/.exec(await yard.readPublic('blog/1/index.html')) ?? [];
  const at = (part: string, digit: string, file: string) =>
    `/r/${part}/${digit.repeat(16)}/${file}`;
  expect(JSON.parse(written)).toEqual({
    pathname: '/blog/1',
    styles: [at('shell', 'a', 'styles.css'), at('mfe-blog', 'c', 'styles.css')],
    loader: at('shell', 'a', 'loader.js'),
    lock: {
      shell: at('shell', 'a', 'shell.js'),
      remote: {
        name: 'mfe-blog',
        id: 'c'.repeat(16),
        entry: at('mfe-blog', 'c', 'entry.js'),
        integrity: 'sha384-c',
      },
      scripts: [at('mfe-blog', 'c', 'page.js')],
      data: { from: '/blog/1' },
    },
  });
});

test('browsers read which releases are live and which paths they draw, with the slug', async () => {
  const pattern = '/{product}-offerings/doctors';
  const routes = [{ id: 'doctors', pattern, scripts: ['doctors.js'] }];
  await composeFrom([
    shell,
    home,
    { name: 'mfe-assessments', digit: 'd', routes, prefixes: [pattern], exposes: ['./app'] },
  ]);
  const registry = parsePublicRegistry(JSON.parse(await yard.readPublic('registry.json')));
  expect(Object.keys(registry.remotes).toSorted()).toEqual(['mfe-assessments', 'mfe-home']);
  expect(registry.remotes['mfe-assessments']).toEqual({
    id: 'd'.repeat(16),
    entry: `/r/mfe-assessments/${'d'.repeat(16)}/entry.js`,
    integrity: 'sha384-d',
    styles: [`/r/mfe-assessments/${'d'.repeat(16)}/styles.css`],
    exposes: ['./app'],
    patterns: [`/${site.product.slug}-offerings/doctors`],
  });
});

test('the configuration and the shell’s own pages are there', async () => {
  await composeFrom([shell, home]);
  expect(JSON.parse(await yard.readPublic('site.json'))).toEqual(site);
  expect(await yard.readPublic('404.html')).toContain('<h1>notFound</h1>');
  expect(await yard.readPublic('500.html')).toContain('<h1>failed</h1>');
});

test('composing twice gives identical bytes and writes nothing', async () => {
  await composeFrom([shell, home, blog]);
  const first = await yard.publicTree();
  const report = await composeFrom([shell, home, blog]);
  expect(await yard.publicTree()).toEqual(first);
  expect(report).toMatchObject({ written: 0, removed: 0 });
});

test('only the pages of the remote that changed are written', async () => {
  await composeFrom([shell, home, blog]);
  await age('index.html');
  await age('blog/1/index.html');
  const changedBlog = {
    ...blog,
    digit: 'e',
    pages: { '/blog/1': 'Sleep well', '/blog/2': 'Play' },
  };
  const report = await composeFrom([shell, home, changedBlog], { changed: ['mfe-blog'] });
  expect(report.pages).toBe(2);
  expect(await isOld('index.html')).toBe(true);
  expect(await isOld('blog/1/index.html')).toBe(false);
  expect(await yard.readPublic('blog/1/index.html')).toContain('Sleep well');
});

test('another shell draws every page anew', async () => {
  await composeFrom([shell, home, blog]);
  const report = await composeFrom([{ ...shell, digit: 'f', words: 'second shell' }, home, blog], {
    changed: ['shell'],
  });
  expect(report.pages).toBe(3);
  for (const page of ['index.html', 'blog/1/index.html', '404.html']) {
    expect(await yard.readPublic(page)).toContain('second shell');
  }
});

test('the files of the release before stay, for pages that are open', async () => {
  await composeFrom([shell, home]);
  await composeFrom([shell, { ...home, digit: 'e' }], { changed: ['mfe-home'] });
  const tree = Object.keys(await yard.publicTree());
  expect(tree).toContain(`r/mfe-home/${'b'.repeat(16)}/entry.js`);
  expect(tree).toContain(`r/mfe-home/${'e'.repeat(16)}/entry.js`);
});

test('a page that its remote no longer draws is gone, with its twins', async () => {
  await composeFrom([shell, home, blog]);
  const shorter = { ...blog, digit: 'e', pages: { '/blog/1': 'Sleep' } };
  const report = await composeFrom([shell, home, shorter], { changed: ['mfe-blog'] });
  expect(report.removed).toBe(1);
  const tree = Object.keys(await yard.publicTree());
  expect(tree.filter((file) => file.startsWith('blog/2'))).toEqual([]);
  expect(tree).toContain('index.html');
  expect(Object.keys(await readComposedPages(yard.dataDir))).toEqual(['/', '/blog/1']);
});

test('two remotes that draw one path are refused, and nothing is written', async () => {
  await composeFrom([shell, home, blog]);
  const before = await yard.publicTree();
  const pages = { '/': 'Home', '/blog/2': 'Mine now' };
  await expect(composeFrom([shell, { ...home, digit: 'e', pages }, blog])).rejects.toThrow(
    'mfe-blog and mfe-home both draw /blog/2.',
  );
  expect(await yard.publicTree()).toEqual(before);
});

test('a page that cannot be drawn leaves the site as it was', async () => {
  await composeFrom([shell, home, blog]);
  const before = { tree: await yard.publicTree(), pages: await readComposedPages(yard.dataDir) };
  const broken = { ...blog, digit: 'e', pages: { '/blog/1': 'Other words', '/blog/2': 'throws' } };
  await expect(composeFrom([shell, { ...home, digit: 'f' }, broken])).rejects.toThrow(
    '/blog/2 cannot be drawn',
  );
  expect(await yard.publicTree()).toEqual(before.tree);
  expect(await readComposedPages(yard.dataDir)).toEqual(before.pages);
});

test('without a live shell there is nothing to compose', async () => {
  await expect(composeFrom([home])).rejects.toThrow('No release of the shell is live');
});

test('a registry that names a release that is not there is told', async () => {
  const live = '9'.repeat(16);
  const registry = { parts: { shell: { live, previous: [] } } };
  await expect(
    compose({
      dataDir: yard.dataDir,
      site,
      services: noServices,
      registry,
      change: { parts: ['shell'] },
    }),
  ).rejects.toThrow(`The registry names release ${live} of shell, which is not there.`);
});

test('composing notes who drew which page', async () => {
  expect(await readComposedPages(yard.dataDir)).toEqual({});
  await composeFrom([shell, home, blog]);
  expect(await readComposedPages(yard.dataDir)).toEqual({
    '/': {
      remote: 'mfe-home',
      status: 200,
      listed: true,
      title: expect.any(String),
      description: '',
      firstScreen: expect.stringMatching(/^\/first-screen\/[0-9a-f]{16}\.css$/),
    },
    '/blog/1': {
      remote: 'mfe-blog',
      status: 200,
      listed: true,
      title: expect.any(String),
      description: '',
      firstScreen: expect.stringMatching(/^\/first-screen\/[0-9a-f]{16}\.css$/),
    },
    '/blog/2': {
      remote: 'mfe-blog',
      status: 200,
      listed: true,
      title: expect.any(String),
      description: '',
      firstScreen: expect.stringMatching(/^\/first-screen\/[0-9a-f]{16}\.css$/),
    },
  });
});

/** The address of the first-screen sheet that a page names. */
async function firstScreenOf(page: string): Promise<string> {
  return /<link href="([^"]+)">/.exec(await yard.readPublic(page))?.[1] ?? '';
}

test('a page names a sheet for its first screen, which stands with its twins; pages alike share it', async () => {
  const styles = { 'browser/styles.css': 'h1{order:1}h2{order:2}' };
  await composeFrom([shell, home, { ...blog, files: styles }]);
  const sheet = await firstScreenOf('blog/1/index.html');
  expect(sheet).toMatch(/^\/first-screen\/[0-9a-f]{16}\.css$/);
  expect(await yard.readPublic(sheet)).toBe('h1{order:1}');
  expect(await firstScreenOf('blog/2/index.html')).toBe(sheet);
  const tree = Object.keys(await yard.publicTree());
  expect(tree).toEqual(
    expect.arrayContaining(['', '.br', '.gz'].map((end) => sheet.slice(1) + end)),
  );
});

test('a first-screen sheet outlives the pages that named it by one composing', async () => {
  const styled = (digit: string, rules: string) => ({
    ...blog,
    digit,
    files: { 'browser/styles.css': rules },
  });
  await composeFrom([shell, home, styled('c', 'h1{order:1}')]);
  const first = (await firstScreenOf('blog/1/index.html')).slice(1);
  await composeFrom([shell, home, styled('d', 'h1{order:2}')], { changed: ['mfe-blog'] });
  expect(Object.keys(await yard.publicTree())).toContain(first);
  await composeFrom([shell, home, styled('d', 'h1{order:2}')], { changed: ['mfe-blog'] });
  const tree = Object.keys(await yard.publicTree());
  expect(tree.filter((file) => file.startsWith(first))).toEqual([]);
  expect(tree).toContain((await firstScreenOf('blog/1/index.html')).slice(1));
});

test('a changed configuration reaches every page when all is composed', async () => {
  await composeFrom([shell, home, blog]);
  const moved = { ...site, contact: { ...site.contact, phone: '080 5550 0999' } };
  await composeFrom([shell, home, blog], { site: moved });
  for (const page of ['index.html', 'blog/1/index.html', '404.html', 'site.json']) {
    expect(await yard.readPublic(page)).toContain('080 5550 0999');
  }
  const tree = await yard.publicTree();
  const texts = await Promise.all(
    Object.keys(tree)
      .filter((file) => /\.(html|json)$/.test(file))
      .map((file) => readFile(publicFile(file), 'utf8')),
  );
  expect(texts.filter((text) => text.includes(site.contact.phone))).toEqual([]);
});

test('a changed configuration reaches every page when one remote is shipped', async () => {
  await composeFrom([shell, home, blog]);
  const moved = { ...site, contact: { ...site.contact, phone: '080 5550 0999' } };
  await composeFrom([shell, home, { ...blog, digit: 'e' }], { changed: ['mfe-blog'], site: moved });
  expect(await yard.readPublic('site.json')).toContain('080 5550 0999');
  expect(await yard.readPublic('index.html')).toContain('080 5550 0999');
});

test('a shell that cannot draw its own pages leaves the site as it was', async () => {
  await composeFrom([shell, home]);
  const before = await yard.publicTree();
  const broken = { ...shell, digit: 'e', words: 'broken shell', cannotDrawErrors: true };
  await expect(composeFrom([broken, home])).rejects.toThrow('cannot be drawn');
  expect(await yard.publicTree()).toEqual(before);
});

test('a remote that draws a standing page of another one is refused', async () => {
  await composeFrom([shell, home, blog]);
  const pages = { '/': 'Home', '/blog/2': 'Mine now' };
  await expect(
    composeFrom([shell, { ...home, digit: 'e', pages }, blog], { changed: ['mfe-home'] }),
  ).rejects.toThrow('both draw /blog/2');
});

test('a path that leads out of its place writes nothing there', async () => {
  await composeFrom([shell, home]);
  const pages = { '/blog/..': 'Not the home page' };
  await composeFrom([shell, home, { ...blog, pages }], { changed: ['mfe-blog'] }).catch(() => {});
  expect(await yard.readPublic('index.html')).toContain('<h1>Home</h1>');
});

test('a page that stands for the other addresses of a pattern is written, and goes with its route', async () => {
  const routes = [
    { id: '/blog/1', pattern: '/blog/1', scripts: ['page.js'] },
    { id: '/blog/none', pattern: '/blog/:id', others: '/blog/none', scripts: ['page.js'] },
  ];
  const withOthers = { ...blog, pages: { '/blog/1': 'Sleep' }, routes };
  await composeFrom([shell, home, withOthers]);
  expect(await yard.readPublic('blog/404.html')).toContain('"pathname":"/blog/none"');
  expect(await readComposedPages(yard.dataDir)).toMatchObject({
    '/blog/:id': { remote: 'mfe-blog', status: 404 },
  });
  const report = await composeFrom([shell, home, { ...blog, digit: 'd' }]);
  expect(report.removed).toBe(1);
  expect(Object.keys(await yard.publicTree())).not.toContain('blog/404.html');
});

test('a page that stands for others and now has something to show takes the place of the one before, and back', async () => {
  const routes = [
    { id: '/blog/1', pattern: '/blog/1', scripts: ['page.js'] },
    { id: '/blog/none', pattern: '/blog/:id', others: '/blog/none', scripts: ['page.js'] },
  ];
  const missing = { ...blog, pages: { '/blog/1': 'Sleep' }, routes };
  const shown = {
    ...missing,
    digit: 'd',
    pages: { '/blog/1': 'Sleep', '/blog/none': 'All posts' },
  };
  const standing = async () =>
    Object.keys(await yard.publicTree()).filter((file) => /^blog\/(404|other)\.html$/.test(file));
  await composeFrom([shell, home, shown]);
  expect(await standing()).toEqual(['blog/other.html']);
  await composeFrom([shell, home, missing], { changed: ['mfe-blog'] });
  expect(await standing()).toEqual(['blog/404.html']);
  await composeFrom([shell, home, shown], { changed: ['mfe-blog'] });
  expect(await standing()).toEqual(['blog/other.html']);
});

test('pages of a composing that broke off go with the next one that has them not', async () => {
  await composeFrom([shell, home, blog]);
  const longer = { ...blog, digit: 'd', pages: { '/blog/1': 'Sleep', '/blog/3': 'New' } };
  // Where a document should go stands a folder, so writing fails when the pages are there.
  await mkdir(publicFile('feed.xml.new'), { recursive: true });
  const broken = { ...longer, documents: { '/feed.xml': 'new' } };
  await expect(composeFrom([shell, home, broken], { changed: ['mfe-blog'] })).rejects.toThrow(
    'feed.xml.new',
  );
  expect(Object.keys(await yard.publicTree())).toContain('blog/3/index.html');
  await composeFrom([shell, home, blog], { changed: ['mfe-blog'] });
  expect(Object.keys(await yard.publicTree())).not.toContain('blog/3/index.html');
});

const published = { kind: 'blog', blogId: '3' } as const;

test('a change of data draws the pages it touches and no others', async () => {
  await composeFrom([shell, home, blog]);
  await age('index.html');
  await age('blog/1/index.html');
  const pages = { '/blog/1': 'Sleep', '/blog/2': 'Play, changed', '/blog/3': 'New' };
  const report = await composeFrom(
    [shell, home, { ...blog, digit: 'd', pages, touched: ['/blog/2', '/blog/3'] }],
    { data: published },
  );
  expect(report).toMatchObject({ pages: 2, removed: 0 });
  expect(await yard.readPublic('blog/2/index.html')).toContain('Play, changed');
  expect(await yard.readPublic('blog/3/index.html')).toContain('New');
  expect(await isOld('index.html')).toBe(true);
  expect(await isOld('blog/1/index.html')).toBe(true);
  expect(Object.keys(await readComposedPages(yard.dataDir))).toContain('/blog/3');
});

test('a page that a change of data takes away is removed', async () => {
  await composeFrom([shell, home, blog]);
  const left = { ...blog, digit: 'd', pages: { '/blog/1': 'Sleep' }, touched: ['/blog/2'] };
  expect(await composeFrom([shell, home, left], { data: published })).toMatchObject({
    pages: 0,
    removed: 1,
  });
  expect(Object.keys(await yard.publicTree())).not.toContain('blog/2/index.html');
});

test('a feed that a section makes no more is taken away, with its twins', async () => {
  const feeds = { '/blog/feed.xml': '<rss/>', '/blog/feed.json': '{}' };
  await composeFrom([shell, home, { ...blog, documents: feeds }]);
  const standing = async () =>
    Object.keys(await yard.publicTree()).filter((file) => /feed\.(?:xml|json)/.test(file));
  expect(await standing()).toHaveLength(6);
  const { '/blog/feed.json': _gone, ...left } = feeds;
  const next = { ...blog, digit: 'd', documents: left };
  await composeFrom([shell, home, next], { changed: ['mfe-blog'] });
  expect(await standing()).toEqual(['blog/feed.xml', 'blog/feed.xml.br', 'blog/feed.xml.gz']);
});

test('feeds and the like are written, and may not lead out of the site', async () => {
  await composeFrom([shell, home, { ...blog, documents: { '/blog/feed.xml': '<rss/>' } }]);
  expect(await yard.readPublic('blog/feed.xml')).toBe('<rss/>');
  await expect(
    composeFrom([shell, home, { ...blog, digit: 'd', documents: { '/../feed.xml': '' } }]),
  ).rejects.toThrow('leads out of the site');
});

test('what all remotes have for people who search is in one index', async () => {
  await composeFrom([
    shell,
    { ...home, searchable: { '/': 'Welcome' } },
    { ...blog, searchable: { '/blog/1': 'Sleep' } },
  ]);
  const index = MiniSearch.loadJSON(await yard.readPublic('search-index.json'), searchOptions);
  expect(index.search('slep').map(({ id }) => id)).toEqual(['/blog/1']);
  expect(index.search('welc').map(({ id }) => id)).toEqual(['/']);
});

test('search engines are told of every page that stands at its own address', async () => {
  await composeFrom([shell, home, blog]);
  const map = await yard.readPublic('sitemap.xml');
  expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/blog/1', '/blog/2'].map((pathname) => site.siteUrl + pathname),
  );
  expect(await yard.readPublic('robots.txt')).toContain(`Sitemap: ${site.siteUrl}/sitemap.xml`);
});

import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { parsePublicRegistry } from '@site/kit/remote/registry.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { publishLive } from '../host/publish-live.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { describe, type FakeRelease } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { storeConfig } from './plan.ts';
import { rollBack, promote } from './promote.ts';

const shell: FakeRelease = { name: 'shell', words: 'first shell' };
const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
const blog: FakeRelease = {
  name: 'mfe-blog',
  pages: { '/blog': 'First words' },
  prefixes: ['/blog'],
};
const nextBlog: FakeRelease = { ...blog, pages: { '/blog': 'Other words' } };

const testSite = testSiteForEach();

/** The id of the live release of the blog. */
const liveBlog = async () => (await testSite.liveVersion()).parts['mfe-blog']?.release;

/** Everything that a visitor or the next promotion can observe. */
const state = async () => ({
  tree: await testSite.publicTree(),
  live: await testSite.stores.registry.live(),
});

test('promotes a whole site at once, and rolls back to the same version without rendering', async () => {
  expect(await testSite.goLive(shell, home, blog)).toMatchObject({
    kind: 'shipped',
    live: Object.fromEntries([shell, home, blog].map((each) => [each.name, describe(each).id])),
    pages: { added: ['/blog', '/'], changed: [], removed: [] },
  });
  expect(await testSite.readPublic('blog/index.html')).toContain('First words');
  const before = await state();
  await testSite.goLive(nextBlog);
  expect(await testSite.readPublic('blog/index.html')).toContain('Other words');

  expect(await rollBack(testSite.stores, 'mfe-blog')).toMatchObject({
    kind: 'shipped',
    version: before.live.id,
    rendered: 0,
  });
  expect((await state()).tree).toEqual(before.tree);
});

test('rolls back through earlier releases until there are none', async () => {
  const third = { ...blog, pages: { '/blog': 'Third words' } };
  await testSite.goLive(shell, home, blog);
  await testSite.goLive(nextBlog);
  await testSite.goLive(third);
  await rollBack(testSite.stores, 'mfe-blog');
  expect(await liveBlog()).toBe(describe(nextBlog).id);
  await rollBack(testSite.stores, 'mfe-blog');
  expect(await liveBlog()).toBe(describe(blog).id);
  const before = await testSite.stores.registry.live();
  const problems = ['mfe-blog has no earlier release to go back to.'];
  expect(await rollBack(testSite.stores, 'mfe-blog')).toEqual({ kind: 'refused', problems });
  expect(await testSite.stores.registry.journal(1)).toMatchObject([
    {
      what: 'rollback mfe-blog',
      outcome: 'refused',
      before: before.id,
      after: before.id,
      details: problems,
    },
  ]);
});

const both = [
  'mfe-home and mfe-blog both have /blog.',
  'mfe-home has /blog, outside the prefixes it claims.',
];
const icon = { 'assets/brand/icon.svg': '<svg/>' };

test.each<[string, FakeRelease, readonly unknown[]]>([
  [
    'fails a check',
    { ...nextBlog, contractVersion: CONTRACT_VERSION + 1, prefixes: ['/', '/blog'] },
    [
      expect.stringContaining('mfe-blog was built against version'),
      'mfe-blog claims /, which belongs to mfe-home.',
    ],
  ],
  [
    'cannot render the pages of the shell',
    { ...shell, words: 'broken shell' },
    [expect.stringContaining('out of ink')],
  ],
  [
    'has a renderer that throws',
    { ...blog, pages: { '/blog': 'throws' } },
    [expect.stringMatching(/^mfe-blog [0-9a-f]{16} failed on \/blog: out of ink/)],
  ],
  [
    'has a renderer that exits',
    { ...blog, pages: { '/blog': 'exits' } },
    [expect.stringContaining('exited with code 0 while it was needed.')],
  ],
  [
    'has a page of another section',
    { ...home, pages: { '/': 'Home', '/blog': 'Mine now' }, prefixes: ['/'], routes: [] },
    both,
  ],
  ['has a feed at a page of another section', { ...home, documents: { '/blog': 'mine' } }, both],
  [
    'contains a file of another part',
    { ...nextBlog, files: icon },
    ['mfe-blog and shell both have /website/assets/brand/icon.svg.'],
  ],
  [
    'styles other sections',
    { ...nextBlog, files: { 'browser/styles.css': '@layer remote.mfe-blog{header{order:1}}' } },
    ['The sheet of mfe-blog leaks out of its section: header'],
  ],
  [
    'shows a picture that does not exist',
    { ...blog, pages: { '/blog': '<img src="/website/assets/mfe-blog/none.svg">' } },
    ['mfe-blog shows /website/assets/mfe-blog/none.svg, which would not exist: /blog.'],
  ],
  [
    'links from the header to a page that does not exist',
    { ...shell, words: '<a href="/clinic">Clinic</a>' },
    ['shell links to /clinic, which would not exist: header or footer of every page.'],
  ],
])('rejects a release that %s, without changing anything', async (_what, release, problems) => {
  await testSite.goLive({ ...shell, files: icon }, home, blog);
  const before = await state();
  const outcome = await testSite.goLive(release);
  expect(outcome).toEqual({ kind: 'refused', problems: expect.arrayContaining([...problems]) });
  expect(outcome).toHaveProperty('problems.length', problems.length);
  expect(await state()).toEqual(before);
  expect(await testSite.goLive(nextBlog)).toMatchObject({ kind: 'shipped' });
});

test('rejects a release modified after its build, naming the file', async () => {
  await testSite.goLive(shell, home, blog);
  const id = await testSite.lay(nextBlog);
  const folder = releaseFolder(testSite.stores.dataDir, 'mfe-blog', id);
  await writeFile(path.join(folder, 'browser/entry.js'), 'stealPasswords();');
  expect(await promote(testSite.stores, { parts: [{ name: 'mfe-blog', id }] })).toEqual({
    kind: 'refused',
    problems: [`Release ${id} of mfe-blog: browser/entry.js was changed after the release.`],
  });
});

test('rejects a page path with dot segments', async () => {
  await testSite.goLive(shell, home);
  const before = await state();
  const outside = { ...blog, pages: { '/blog/../../secret': 'Not here' } };
  await expect(testSite.goLive(outside)).rejects.toThrow('is not a valid page path');
  expect(await state()).toEqual(before);
});

test('rejects removing a page that is still linked, naming the linking pages, unless a reason is given', async () => {
  const linking = { ...home, pages: { '/': '<a href="/blog#ears">Blog</a>' } };
  await testSite.goLive(shell, linking, blog);
  const gone = 'the blog moves tonight';
  const without = { ...blog, pages: { '/blog/news': 'News' }, gone };
  expect(await testSite.goLive(without)).toEqual({
    kind: 'refused',
    problems: ['mfe-home links to /blog, which would not exist: /.'],
  });
  const wanted = { parts: [{ name: 'mfe-blog' as const, id: describe(without).id }] };
  expect(
    await promote(testSite.stores, { ...wanted, allowBrokenLinks: 'the blog moves tonight', gone }),
  ).toMatchObject({ kind: 'shipped', pages: { removed: ['/blog'] } });
  const [entry] = await testSite.stores.registry.journal(1);
  expect(entry?.details).toContain('broken links allowed: the blog moves tonight');
  // An allowed broken link does not block other sections.
  expect(
    await testSite.goLive({ name: 'mfe-company', pages: { '/school': 'School' } }),
  ).toMatchObject({ kind: 'shipped' });
  const another = {
    ...linking,
    pages: { '/': `${linking.pages['/']} <a href="/clinic">Clinic</a>` },
  };
  expect(await testSite.goLive(another)).toEqual({
    kind: 'refused',
    problems: ['mfe-home links to /clinic, which would not exist: /.'],
  });
});

const moved: FakeRelease = {
  ...blog,
  pages: { '/blog/all': 'First words' },
  redirects: [{ from: '/blog', to: '/blog/all' }],
};

test('redirects a moved page through the public registry that the shell and hosts read', async () => {
  const linking = { ...home, pages: { '/': '<a href="/blog">Blog</a>' } };
  await testSite.goLive(shell, linking, blog);
  expect(await testSite.goLive(moved)).toMatchObject({ kind: 'shipped' });
  const { remotes } = parsePublicRegistry(JSON.parse(await testSite.readPublic('registry.json')));
  expect(remotes['mfe-blog']?.redirects).toEqual({ '/blog': '/blog/all' });
  expect(remotes['mfe-home']).not.toHaveProperty('redirects');
});

test('rejects removing a page without a redirect or a reason, except in a rollback', async () => {
  await testSite.goLive(shell, home, blog);
  const { redirects: _none, ...dropping } = moved;
  const problems = [expect.stringContaining('mfe-blog no longer serves /blog,')];
  const parts = [{ name: 'mfe-blog' as const, id: await testSite.lay(dropping) }];
  expect(await promote(testSite.stores, { parts })).toEqual({ kind: 'refused', problems });
  expect((await testSite.stores.registry.journal(1))[0]?.details).toEqual(problems);
  const gone = 'Nobody read it.';
  expect(await promote(testSite.stores, { parts, gone })).toMatchObject({ kind: 'shipped' });
  const [entry] = await testSite.stores.registry.journal(1);
  expect(entry?.details).toEqual(['added /blog/all', 'removed /blog', `gone: ${gone}`]);
  expect(await rollBack(testSite.stores, 'mfe-blog')).toMatchObject({ kind: 'shipped' });
});

test('a broken link in another section adds a warning to the audit log but does not block a rollback', async () => {
  await testSite.goLive(shell, home, blog);
  await testSite.goLive({ ...blog, pages: { ...blog.pages, '/blog/news': 'News' } });
  await testSite.goLive({ ...home, pages: { '/': '<a href="/blog/news">News</a>' } });
  expect(await rollBack(testSite.stores, 'mfe-blog')).toMatchObject({
    kind: 'shipped',
    pages: { removed: ['/blog/news'] },
  });
  const [entry] = await testSite.stores.registry.journal(1);
  expect(entry?.details).toContain(
    'warning: mfe-home links to /blog/news, which would not exist: /.',
  );
});

test('rejects a rollback to a pruned release, without changing anything', async () => {
  await testSite.goLive(shell, home, blog);
  await testSite.goLive(nextBlog);
  const { id } = describe(blog);
  const { registry, dataDir } = testSite.stores;
  await rm(releaseFolder(dataDir, 'mfe-blog', id), { recursive: true });
  const { fence, id: live } = await registry.live();
  const kept = { versions: [String(live)], blobs: new Set<string>() };
  await registry.beginPruning({ fence, kept, releases: [{ name: 'mfe-blog', id }] });
  await registry.endPruning();
  const before = await state();
  expect(await rollBack(testSite.stores, 'mfe-blog')).toEqual({
    kind: 'refused',
    problems: [`There is no release ${id} of mfe-blog.`],
  });
  expect(await state()).toEqual(before);
});

test('a promoted configuration applies to every page of every section', async () => {
  await testSite.goLive(shell, home, blog);
  const site = configuredSite();
  const moved = { ...site, contact: { ...site.contact, phone: '080 5550 0999' } };
  await promote(testSite.stores, { config: await storeConfig(testSite.stores, moved) });
  await testSite.goLive(nextBlog);
  for (const page of ['index.html', 'blog/index.html', '404.html', 'site.json']) {
    expect(await testSite.readPublic(page)).toContain('080 5550 0999');
    expect(await testSite.readPublic(page)).not.toContain(site.contact.phone);
  }
  await rollBack(testSite.stores, 'config');
  expect(await testSite.readPublic('blog/index.html')).toContain(site.contact.phone);
  expect(await testSite.readPublic('blog/index.html')).toContain('Other words');
});

test('concurrent promotions all succeed without undoing each other', async () => {
  const company: FakeRelease = { name: 'mfe-company', pages: { '/school': 'School' } };
  await testSite.goLive(shell, home, blog, company);
  const versions = [1, 2, 3].map((number) => [
    { ...home, pages: { '/': `Home ${number}` } },
    { ...blog, pages: { '/blog': `Blog ${number}` } },
    { ...company, pages: { '/school': `School ${number}` } },
  ]);
  const outcomes = await Promise.all(versions.flat().map((release) => testSite.goLive(release)));
  expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'shipped'));

  // Visitors get the last release of each section in the audit log.
  const entries = await testSite.stores.registry.journal(100);
  const { version } = await testSite.stores.registry.live();
  for (const name of ['mfe-home', 'mfe-blog', 'mfe-company'] as const) {
    const last = entries.find(({ what }) => what.startsWith(`promote ${name}`));
    expect(last?.what).toBe(`promote ${name} ${version?.parts[name]?.release}`);
  }
  const moves = entries.toReversed();
  expect(moves.slice(1).map(({ before }) => before)).toEqual(
    moves.slice(0, -1).map(({ after }) => after),
  );
});

test('promotes the latest release without an id, and records who, what, which commit and why', async () => {
  await testSite.goLive(shell, home, { ...blog, gitRevision: 'aaa111' });
  // The latest is the one that was registered last, even if it was first built long ago.
  await testSite.lay({ ...nextBlog, gitRevision: 'bbb222' });
  await testSite.lay({ ...blog, pages: { '/blog': 'Never live' } });
  const id = await testSite.lay({ ...nextBlog, gitRevision: 'bbb222' });
  const ordered = { who: 'key content', why: 'a wrong word' };
  await promote(testSite.stores, { parts: [{ name: 'mfe-blog', id: null }], ...ordered });
  await rollBack(testSite.stores, 'mfe-blog', { who: 'key content', why: 'worse than before' });
  const [back, there] = await testSite.stores.registry.journal(2);
  expect(there).toMatchObject({
    ...ordered,
    what: `promote mfe-blog ${id}`,
    sections: ['mfe-blog'],
    commits: { 'mfe-blog': 'bbb222' },
    details: ['changed /blog'],
    outcome: 'live',
  });
  expect(back).toMatchObject({
    who: 'key content',
    why: 'worse than before',
    what: `rollback mfe-blog to ${describe(blog).id} from ${id}`,
    sections: ['mfe-blog'],
    commits: { 'mfe-blog': 'aaa111' },
    outcome: 'live',
  });
});

test('a slow process with a stale version does not move the public link back', async () => {
  const { stores } = testSite;
  await testSite.goLive(shell, home, blog);
  const live = jest.spyOn(stores.registry, 'live');
  const stale = await stores.registry.live();
  await testSite.goLive(nextBlog);
  // A process that read the live version before the promotion and publishes after it.
  live.mockResolvedValueOnce(stale);
  await publishLive(stores);
  live.mockRestore();
  expect(await testSite.readPublic('blog/index.html')).toContain('Other words');
});

import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { type FakeRelease, noServices, openYard, type Yard } from '../testing/open-yard.ts';
import { readRegistry } from './registry.ts';
import { promote, recompose, rollBack, type ShipSurroundings } from './ship.ts';

const site = configuredSite();

const shell: FakeRelease = { name: 'shell', digit: 'a' };
const home: FakeRelease = { name: 'mfe-home', digit: 'b', pages: { '/': 'Home' } };
const blog: FakeRelease = { name: 'mfe-blog', digit: 'c', pages: { '/blog': 'First words' } };
const nextBlog: FakeRelease = {
  ...blog,
  digit: 'd',
  pages: { '/blog': 'Other words' },
  builtAt: '2024-06-18T10:00:00.000Z',
};

let yard: Yard;
let surroundings: ShipSurroundings;

beforeEach(async () => {
  yard = await openYard();
  surroundings = { dataDir: yard.dataDir, site, services: noServices };
});

afterEach(async () => {
  await yard.close();
});

/** Lays releases ready and makes them live together. */
async function goLive(...releases: readonly FakeRelease[]) {
  const wanted = [];
  for (const release of releases) wanted.push({ name: release.name, id: await yard.lay(release) });
  return promote(surroundings, wanted);
}

const live = async () => {
  const { parts } = await readRegistry(yard.dataDir);
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.live]));
};

/** Everything a visitor or the next shipping could see. */
const state = async () => ({
  tree: await yard.publicTree(),
  registry: await readRegistry(yard.dataDir),
});

test('a whole site goes live at once', async () => {
  const outcome = await goLive(shell, home, blog);
  expect(outcome).toMatchObject({
    kind: 'shipped',
    live: { shell: 'a'.repeat(16), 'mfe-home': 'b'.repeat(16), 'mfe-blog': 'c'.repeat(16) },
    report: { pages: 2 },
  });
  expect(await live()).toEqual(outcome.kind === 'shipped' ? outcome.live : {});
  expect(await yard.readPublic('blog/index.html')).toContain('First words');
});

test('promoting a release shows its pages, and going back those of the one before', async () => {
  await goLive(shell, home, blog);
  const before = await yard.readPublic('blog/index.html');
  await goLive(nextBlog);
  expect(await yard.readPublic('blog/index.html')).toContain('Other words');
  expect(await live()).toMatchObject({ 'mfe-blog': 'd'.repeat(16), shell: 'a'.repeat(16) });

  const outcome = await rollBack(surroundings, 'mfe-blog');
  expect(outcome).toMatchObject({ kind: 'shipped', live: { 'mfe-blog': 'c'.repeat(16) } });
  expect(await yard.readPublic('blog/index.html')).toBe(before);
  expect(await live()).toMatchObject({ 'mfe-blog': 'c'.repeat(16) });
});

test('without an id the newest release is promoted', async () => {
  await goLive(shell, home);
  for (const release of [nextBlog, blog]) await yard.lay(release);
  await promote(surroundings, [{ name: 'mfe-blog', id: null }]);
  expect(await live()).toMatchObject({ 'mfe-blog': 'd'.repeat(16) });
});

test('promoting what is live already leaves one way back', async () => {
  await goLive(shell, home, blog);
  await goLive(nextBlog);
  await goLive(nextBlog);
  await rollBack(surroundings, 'mfe-blog');
  expect(await live()).toMatchObject({ 'mfe-blog': 'c'.repeat(16) });
});

test('a release that is not there is refused', async () => {
  await goLive(shell, home);
  const id = '9'.repeat(16);
  expect(await promote(surroundings, [{ name: 'mfe-blog', id }])).toEqual({
    kind: 'refused',
    problems: [`There is no release ${id} of mfe-blog.`],
  });
  expect(await promote(surroundings, [{ name: 'mfe-blog', id: null }])).toEqual({
    kind: 'refused',
    problems: ['There is no release of mfe-blog.'],
  });
});

test('a release that fails a check is refused, and nothing moves', async () => {
  await goLive(shell, home, blog);
  const before = await state();
  const outcome = await goLive({
    ...nextBlog,
    contractVersion: CONTRACT_VERSION + 1,
    prefixes: ['/', '/blog'],
  });
  expect(outcome).toEqual({
    kind: 'refused',
    problems: expect.arrayContaining([
      expect.stringContaining('mfe-blog was built against version'),
      'mfe-blog claims /, which belongs to mfe-home.',
    ]),
  });
  expect(await state()).toEqual(before);
});

test('two releases that are promoted together are held against each other', async () => {
  const outcome = await goLive(shell, home, { ...blog, prefixes: ['/blog', '/'] });
  expect(outcome).toMatchObject({
    kind: 'refused',
    problems: expect.arrayContaining(['mfe-blog claims /, which belongs to mfe-home.']),
  });
  expect(await live()).toEqual({});
});

test('a release whose page cannot be drawn does not go live', async () => {
  await goLive(shell, home, blog);
  const before = await state();
  await expect(goLive({ ...nextBlog, pages: { '/blog': 'throws' } })).rejects.toThrow(
    '/blog cannot be drawn',
  );
  expect(await state()).toEqual(before);
});

test('a failed shipping does not stand in the way of the next', async () => {
  await goLive(shell, home, blog);
  await expect(goLive({ ...nextBlog, pages: { '/blog': 'throws' } })).rejects.toThrow('drawn');
  expect(await goLive({ ...nextBlog, digit: 'e' })).toMatchObject({ kind: 'shipped' });
});

test('a part without an earlier release cannot go back', async () => {
  await goLive(shell, home);
  const before = await state();
  expect(await rollBack(surroundings, 'mfe-home')).toEqual({
    kind: 'refused',
    problems: ['mfe-home has no earlier release to go back to.'],
  });
  expect(await rollBack(surroundings, 'mfe-blog')).toMatchObject({ kind: 'refused' });
  expect(await state()).toEqual(before);
});

test('going back to a release that was thrown away is refused, and nothing moves', async () => {
  await goLive(shell, home, blog);
  await goLive(nextBlog);
  await rm(releaseFolder(yard.dataDir, 'mfe-blog', 'c'.repeat(16)), { recursive: true });
  const before = await state();
  expect(await rollBack(surroundings, 'mfe-blog')).toEqual({
    kind: 'refused',
    problems: [`Release ${'c'.repeat(16)} of mfe-blog is not there any more.`],
  });
  expect(await state()).toEqual(before);
});

test('going back to a shell draws every page with it again', async () => {
  await goLive({ ...shell, words: 'first shell' }, home, blog);
  const before = await yard.readPublic('blog/index.html');
  await goLive({ ...shell, digit: 'e', words: 'second shell' });
  expect(await yard.readPublic('blog/index.html')).toContain('second shell');
  await rollBack(surroundings, 'shell');
  expect(await yard.readPublic('blog/index.html')).toBe(before);
});

test('composing again moves no release', async () => {
  await goLive(shell, home, blog);
  const before = await readRegistry(yard.dataDir);
  const contact = { ...site.contact, phone: '080 5550 0999' };
  const report = await recompose({ ...surroundings, site: { ...site, contact } });
  expect(report.pages).toBe(2);
  expect(await yard.readPublic('index.html')).toContain('080 5550 0999');
  expect(await readRegistry(yard.dataDir)).toEqual(before);
});

import { beforeEach, expect, test } from '@jest/globals';
import { HOUR_MS } from '@site/kit/durations.ts';
import { promote } from '../promotion/promote.ts';
import { describe, type FakeRelease, openTestSite } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { prune } from '../promotion/prune.ts';
import { browserIdOf } from '../releases/release.ts';
import { sectionsOf } from './live-sections.ts';
import { ownSections } from './own-sections.ts';
import type { SiteSection } from './site-section.ts';

const shell: FakeRelease = { name: 'shell' };
const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
const vaccines: FakeRelease = { name: 'mfe-vaccines', pages: { '/vaccines': 'Vaccines' } };
const section: SiteSection = { name: 'mfe-vaccines', prefixes: ['/vaccines'], owner: 'growth' };

const site = testSiteForEach(shell, home);

beforeEach(async () => {
  await begin();
});

const begin = () => promote(site.stores, { sections: { kind: 'begin', sections: ownSections() } });
const add = (wanted = section) =>
  promote(site.stores, { sections: { kind: 'add', section: wanted }, why: 'a new team' });
const remove = () => promote(site.stores, { sections: { kind: 'remove', name: 'mfe-vaccines' } });

const listed = async () => {
  const { version } = await site.stores.registry.live();
  return version && sectionsOf(site.stores, version);
};

test('a section can go live only after it has been added', async () => {
  expect(await site.goLive(vaccines)).toEqual({
    kind: 'refused',
    problems: [
      'This site has no section mfe-vaccines, only mfe-assessments, mfe-blog, mfe-company, mfe-forms, mfe-home. Add one with npx site sections add.',
    ],
  });
  // No page depends on the list of sections.
  expect(await add()).toMatchObject({ kind: 'shipped', rendered: 0 });
  expect(await listed()).toEqual([...ownSections(), section]);
  expect(await site.goLive(vaccines)).toMatchObject({
    kind: 'shipped',
    pages: { added: ['/vaccines'], changed: [], removed: [] },
  });
  expect(await site.readPublic('vaccines/index.html')).toContain('Vaccines');
  expect(await site.stores.registry.journal(2)).toMatchObject([
    { what: expect.stringMatching(/^promote mfe-vaccines /), sections: ['mfe-vaccines'] },
    {
      what: 'add section mfe-vaccines of growth with /vaccines',
      sections: ['sections', 'mfe-vaccines'],
      why: 'a new team',
    },
  ]);
});

test('a section only gets its assigned paths, even if it claims others', async () => {
  await add();
  const elsewhere = { ...vaccines, pages: { '/vaccines': 'Vaccines', '/jabs': 'Jabs' } };
  expect(await site.goLive(elsewhere)).toEqual({
    kind: 'refused',
    problems: ['mfe-vaccines claims /jabs, which is outside its prefixes on this site: /vaccines.'],
  });
  const withPicture = { ...vaccines, files: { 'assets/logo.svg': '<svg/>' } };
  expect(await site.goLive(withPicture)).toEqual({
    kind: 'refused',
    problems: [
      "mfe-vaccines has the asset logo.svg; a section's assets must be below mfe-vaccines/.",
    ],
  });
  const own = { ...vaccines, files: { 'assets/mfe-vaccines/logo.svg': '<svg/>' } };
  expect(await site.goLive(own)).toMatchObject({ kind: 'shipped' });
});

test('rejects a change of prefixes that excludes existing pages of the section', async () => {
  await add();
  await site.goLive(vaccines);
  const moved = { ...section, prefixes: ['/jabs'] };
  expect(await promote(site.stores, { sections: { kind: 'change', section: moved } })).toEqual({
    kind: 'refused',
    problems: ['mfe-vaccines claims /vaccines, which is outside its prefixes on this site: /jabs.'],
  });
  const wider = { ...section, prefixes: ['/jabs', '/vaccines'] };
  expect(
    await promote(site.stores, { sections: { kind: 'change', section: wider } }),
  ).toMatchObject({
    kind: 'shipped',
    rendered: 0,
  });
});

test('removes a section with its pages, unless other pages link to them', async () => {
  await add();
  await site.goLive(vaccines);
  await site.goLive({ ...home, pages: { '/': '<a href="/vaccines">Vaccines</a>' } });
  expect(await remove()).toEqual({
    kind: 'refused',
    problems: ['mfe-home links to /vaccines, which would not exist: /.'],
  });
  await site.goLive(home);
  expect(await remove()).toMatchObject({ kind: 'shipped', pages: { removed: ['/vaccines'] } });
  expect(await listed()).toEqual(ownSections());
  await expect(site.readPublic('vaccines/index.html')).rejects.toThrow('ENOENT');
  expect(await site.readPublic('registry.json')).not.toContain('mfe-vaccines');
  expect(await remove()).toMatchObject({ kind: 'refused' });
});

test('keeps the scripts and releases of a removed section while its pages may still be open', async () => {
  await add();
  const id = await site.lay(vaccines);
  await promote(site.stores, { parts: [{ name: 'mfe-vaccines', id }] });
  await site.goLive({ ...home, pages: { '/': 'Other words' } });
  await remove();
  expect(
    await site.readPublic(`r/mfe-vaccines/${browserIdOf(describe(vaccines))}/entry.js`),
  ).toContain('start');
  const inTwoDays = () => Date.now() + 48 * HOUR_MS;
  // One of the kept versions still references it.
  expect(await prune(site.stores, { dryRun: true, now: inTwoDays })).toMatchObject({
    releases: [],
  });
});

test('promotions, rollbacks and configurations do not change the list', async () => {
  await add();
  const { version: before } = await site.stores.registry.live();
  await site.goLive(vaccines, { ...home, pages: { '/': 'Other words' } });
  const { version } = await site.stores.registry.live();
  expect(version?.sections).toBe(before?.sections);
  expect(await begin()).toMatchObject({ kind: 'shipped' });
  expect((await site.stores.registry.live()).version).toEqual(version);
});

test('a site that predates the list starts from this project’s list on its first change', async () => {
  const other = await openTestSite();
  await other.goLive(shell, home, { name: 'mfe-blog', pages: { '/elsewhere': 'Blog' } });
  expect((await other.stores.registry.live()).version).not.toHaveProperty('sections');
  const order = { sections: { kind: 'add', section } } as const;
  expect(await promote(other.stores, order)).toEqual({
    kind: 'refused',
    problems: [
      expect.stringMatching(
        /^mfe-blog claims \/elsewhere, which is outside its prefixes on this site/,
      ),
    ],
  });
  await other.close();
});

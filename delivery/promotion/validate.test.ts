import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { ComposedVersion } from '../compose/compose-version.ts';
import { declaredRedirects } from '../compose/redirects.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { changedSections, type SectionChange } from '../sections/change-sections.ts';
import { ownSections } from '../sections/own-sections.ts';
import type { SiteSection } from '../sections/site-section.ts';
import { describe, type FakeRelease } from '../testing/open-test-site.ts';
import type { PageEntry, PartManifest } from '../versions/part-manifest.ts';
import {
  droppedAddresses,
  redirectProblems,
  releaseProblems,
  sectionChangeProblems,
} from './validate.ts';
import { styleProblems } from './style-problems.ts';

const site = configuredSite();
const NOW = CONTRACT_VERSION;
const served = `${NOW - 1} and ${NOW}`;

const shell: FakeRelease = { name: 'shell' };
const home: FakeRelease = { name: 'mfe-home', pages: { '/': 'Home' } };
const company: FakeRelease = {
  name: 'mfe-company',
  prefixes: ['/company', '/school'],
  pages: { '/company/jobs': 'Jobs', '/company/faq': 'Questions' },
};
const blog: FakeRelease = {
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: { '/blog/1': 'One', '/blog/2': 'Two' },
  routes: [{ id: 'post', pattern: '/blog/:id' }],
};
const withRoutes = (...patterns: readonly string[]) =>
  patterns.map((pattern) => ({ id: pattern, pattern }));

const claimsOf = (prefix: string) => ({ ...blog, prefixes: [prefix], routes: [] });

/** A release, the others that are live, and the problems with it. */
type Case = readonly [string, FakeRelease, readonly FakeRelease[], ...string[]];

const releases: readonly Case[] = [
  ['a section', blog, [shell, home, company]],
  ['the home page', home, [shell, company]],
  ['a shell, which exposes nothing', { ...shell, exposes: [] }, [home, company]],
  ['a section of the previous contract', { ...blog, contractVersion: NOW - 1 }, [shell, home]],
  ['a shell of the previous contract', { ...shell, contractVersion: NOW - 1 }, []],
  ['a shell beside an older section', shell, [{ ...blog, contractVersion: NOW - 1 }]],
  ['a prefix that begins like another', { ...blog, prefixes: ['/blog', '/schools'] }, [company]],
  [
    'a section of the next contract',
    { ...blog, contractVersion: NOW + 1 },
    [],
    `mfe-blog was built against version ${NOW + 1} of the contract; this site serves versions ${served}. Promote a shell of that version first, with delivery commands of that version.`,
  ],
  [
    'a section that is newer than the live shell',
    blog,
    [{ ...shell, contractVersion: NOW - 1 }],
    `mfe-blog was built against version ${NOW} of the contract; this site serves versions ${NOW - 2} and ${NOW - 1}. Promote a shell of that version first, with delivery commands of that version.`,
  ],
  [
    'a section of a past contract',
    { ...blog, contractVersion: NOW - 2 },
    [],
    `mfe-blog was built against version ${NOW - 2} of the contract; this site serves versions ${served}. Rebuild it from the current source.`,
  ],
  [
    'a shell that no longer serves a live section',
    shell,
    [{ ...home, contractVersion: NOW - 2 }, company],
    `The shell was built against version ${NOW} of the contract and serves versions ${served}; the live mfe-home was built against version ${NOW - 2}. Release mfe-home again and promote both together.`,
  ],
  [
    'a shell that does not serve a live section yet',
    { ...shell, contractVersion: NOW - 1 },
    [home],
    `The shell was built against version ${NOW - 1} of the contract and serves versions ${NOW - 2} and ${NOW - 1}; the live mfe-home was built against version ${NOW}. Release mfe-home again and promote both together.`,
  ],
  [
    'a shell of the next contract',
    { ...shell, contractVersion: NOW + 1 },
    [home],
    `The shell was built against version ${NOW + 1} of the contract; these delivery commands know versions ${served}.`,
  ],
  [
    'a section without ./app',
    { ...blog, exposes: ['./dialogs'] },
    [],
    'mfe-blog does not expose ./app, so the shell could not mount it.',
  ],
  [
    'pages outside the claimed prefixes',
    { ...blog, routes: withRoutes('/blog', '/blog/:id', '/blogs', '/') },
    [],
    'mfe-blog has a page at /blogs, outside the prefixes it claims.',
    'mfe-blog has a page at /, outside the prefixes it claims.',
  ],
  [
    'another page of the section that claims the home page',
    { ...home, routes: withRoutes('/', '/rooms') },
    [company],
    'mfe-home has a page at /rooms, outside the prefixes it claims.',
  ],
  ...['/r', '/website', '/api', '/registry.json', '/site.json'].map((prefix): Case => [
    `the site's own ${prefix}`,
    claimsOf(prefix),
    [shell],
    `mfe-blog claims ${prefix}, which belongs to the site itself.`,
  ]),
];

test.each([
  ['/school', '/school'],
  ['/company/careers', '/company'],
  ['/company', '/company/faq'],
])('rejects a claim of %s beside a section that claims %s', (prefix, theirs) => {
  const others = [home, { ...company, prefixes: [theirs], routes: [] }];
  expect(releaseProblems(describe(claimsOf(prefix)), others.map(describe), null)).toEqual([
    `mfe-blog claims ${prefix}, which belongs to mfe-company.`,
  ]);
});

test.each(releases)('checks a release with %s', (_what, release, others, ...problems) => {
  expect(releaseProblems(describe(release), others.map(describe), null)).toEqual(problems);
});

const vaccines: SiteSection = { name: 'mfe-vaccines', prefixes: ['/vaccines'], owner: 'growth' };
const sections: readonly SiteSection[] = [
  { name: 'mfe-home', prefixes: ['/'], owner: 'growth' },
  { name: 'mfe-blog', prefixes: ['/blog', '/feed'], owner: 'content' },
];
const withPrefix = (...prefixes: string[]): SectionChange => ({
  kind: 'add',
  section: { ...vaccines, prefixes },
});

test.each<[SectionChange, string]>([
  [
    { kind: 'add', section: { ...vaccines, name: 'mfe-blog' } },
    'The section mfe-blog already exists.',
  ],
  [
    { kind: 'change', section: vaccines },
    'Unknown section mfe-vaccines. Sections: mfe-home, mfe-blog.',
  ],
  [
    { kind: 'remove', name: 'mfe-vaccines' },
    'Unknown section mfe-vaccines. Sections: mfe-home, mfe-blog.',
  ],
  [
    withPrefix('/blog/vaccines'),
    'mfe-vaccines cannot have /blog/vaccines, which belongs to mfe-blog.',
  ],
  [withPrefix('/vaccines', '/'), 'mfe-vaccines cannot have /, which belongs to mfe-home.'],
  [
    withPrefix('/api/vaccines'),
    'mfe-vaccines cannot have /api/vaccines, which belongs to the site itself.',
  ],
])('rejects the change of the list of sections %j', (change, problem) => {
  expect(sectionChangeProblems(sections, change)).toEqual([problem]);
});

test('adds, changes and removes a section, and accepts the project’s own list', () => {
  const [ofHome, ofBlog] = sections;
  const added = changedSections(sections, { kind: 'add', section: vaccines });
  expect(added).toEqual([ofBlog, ofHome, vaccines]);
  const moved = { ...vaccines, prefixes: ['/jabs'], owner: 'clinical' };
  expect(changedSections(added, { kind: 'change', section: moved })).toContain(moved);
  expect(changedSections(added, { kind: 'remove', name: 'mfe-vaccines' })).not.toContain(vaccines);
  let own: readonly SiteSection[] = [];
  for (const section of ownSections()) {
    expect(sectionChangeProblems(own, { kind: 'add', section })).toEqual([]);
    own = changedSections(own, { kind: 'add', section });
  }
  expect(own).toEqual(ownSections());
});

const inLayer = (rules: string) => `@layer remote.mfe-blog{${rules}}`;
const leaks = (selector: string) => `The sheet of mfe-blog leaks out of its section: ${selector}`;

test.each([
  [inLayer('[data-remote=mfe-blog] .card{order:1}')],
  [inLayer(':where([data-remote="mfe-blog"]) .card:hover{order:1;&:focus{order:2}}')],
  [inLayer('[open]>:is(:where([data-remote=mfe-blog]) .card){order:1}')],
  [inLayer('[data-remote=mfe-blog]{.card{@media print{&::before{order:1}> img{order:2}}}}')],
  [inLayer('@media print{:where([data-remote=mfe-blog]) p{order:1}}')],
  ['@keyframes turn{to{rotate:1turn}}@font-face{font-family:Round}@property --x{syntax:"*"}'],
  ['@layer base{*,:before{--tw-rotate:0}}'],
  [inLayer('header,[data-remote=mfe-blog] h1{display:none}'), leaks('header')],
  [inLayer('[data-remote=mfe-home] h1{order:1}'), leaks('[data-remote=mfe-home] h1')],
  [
    inLayer('[data-remote=mfe-blog]{.card{order:1}header:has(~ &){order:2}}'),
    leaks('header:has(~ &)'),
  ],
  [
    '[data-remote=mfe-blog] h1{order:1}',
    'The sheet of mfe-blog has a rule outside of its layer remote.mfe-blog: [data-remote=mfe-blog] h1',
  ],
])('checks the style sheet %s', async (sheet, ...problems) => {
  expect(await sheetProblems('mfe-blog', sheet)).toEqual(problems);
});

test('the shell’s style sheet may style the whole page', async () => {
  expect(await sheetProblems('shell', 'header{order:1}')).toEqual([]);
});

async function sheetProblems(name: 'mfe-blog' | 'shell', sheet: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sheets-'));
  const release = describe({ name, files: { 'browser/styles.css': sheet } });
  const folder = path.join(releaseFolder(dataDir, name, release.id), 'browser');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'styles.css'), sheet);
  const problems = await styleProblems(dataDir, release);
  await rm(dataDir, { recursive: true });
  return problems;
}

const page: PageEntry = {
  hash: 'a'.repeat(64),
  status: 200,
  fragment: 'b'.repeat(64),
  asked: {},
  listed: true,
  title: 'Title',
  description: '',
  sheet: '',
  links: [],
};

function manifestOf(fake: FakeRelease): PartManifest {
  const pages = Object.keys(fake.pages ?? {});
  return {
    part: fake.name,
    pages: Object.fromEntries(pages.map((address) => [address, page])),
    redirects: declaredRedirects(describe(fake), site, pages),
    files: {},
    search: [],
    links: [],
    asked: {},
  };
}

function composed(data: string, ...fakes: readonly FakeRelease[]): ComposedVersion {
  const part = (fake: FakeRelease) => ({
    release: describe(fake).id,
    previous: [],
    manifest: 'a'.repeat(64),
  });
  return {
    version: {
      parts: Object.fromEntries(fakes.map((fake) => [fake.name, part(fake)])),
      config: 'config',
      previousConfigs: [],
      data,
      siteFiles: '',
    },
    site,
    releases: fakes.map(describe),
    manifests: fakes.map(manifestOf),
    rendered: 0,
  };
}

/** Problems with the company section's redirects, given the previously live manifests. */
const problemsOf = (
  redirects: FakeRelease['redirects'],
  before: readonly FakeRelease[] = [company, blog],
) =>
  redirectProblems(
    composed('data', { ...company, redirects: redirects ?? [] }, blog),
    ['mfe-company'],
    before.map(manifestOf),
  );

test.each([
  ['/company/careers', '/company/jobs'],
  ['/company/news', '/blog/1'],
  ['/company/faq', '/company/jobs', 'mfe-company redirects /company/faq, where it has a page.'],
  ['/blog/3', '/company/jobs', 'mfe-company redirects /blog/3, which belongs to mfe-blog.'],
  [
    '/api/jobs',
    '/company/jobs',
    'mfe-company redirects /api/jobs, which belongs to the site itself.',
  ],
  [
    '/jobs',
    '/company/jobs',
    'mfe-company redirects /jobs, outside the prefixes it claims, where it never had a page.',
  ],
  [
    '/company/old',
    '/company/none',
    'mfe-company redirects /company/old to /company/none, which is not a page.',
  ],
  [
    '/company/old',
    '/company/old',
    'mfe-company redirects /company/old to /company/old, which is itself a redirect. Redirect to the final page.',
  ],
  [
    '/company/old',
    '//evil.example',
    'mfe-company redirects /company/old to //evil.example, which is not a page.',
  ],
  [
    '/company/old',
    '/blog/:id',
    'mfe-company redirects /company/old to /blog/:id, which is not a page.',
  ],
])('checks a redirect from %s to %s', (from, to, ...problems) => {
  expect(problemsOf([{ from, to }])).toEqual(problems);
});

test('rejects chains and duplicate redirects', () => {
  const jobs = { from: '/company/work', to: '/company/jobs' };
  expect(problemsOf([{ from: '/company/careers', to: '/company/work' }, jobs, jobs])).toEqual([
    'mfe-company redirects /company/careers to /company/work, which is itself a redirect. Redirect to the final page.',
    'mfe-company redirects /company/work twice.',
  ]);
});

test('accepts redirects from outside the prefixes for the section’s former pages, and on a new site', () => {
  const redirects = [{ from: '/jobs', to: '/company/jobs' }];
  const earlier = { ...company, prefixes: ['/company', '/jobs'], pages: { '/jobs': 'Jobs' } };
  expect(problemsOf(redirects, [earlier, blog])).toEqual([]);
  expect(problemsOf(redirects, [{ ...company, redirects }, blog])).toEqual([]);
  expect(problemsOf(redirects, [blog])).toEqual([]);
});

test('does not blame a live redirect if another section removed its target', () => {
  const redirects = [{ from: '/company/news', to: '/blog/3' }];
  expect(problemsOf(redirects, [{ ...company, redirects }, blog])).toEqual([]);
});

/** Problems with the URLs that are lost when one set of releases replaces another. */
function dropped(before: readonly FakeRelease[], after: readonly FakeRelease[], data: string) {
  const was = composed('same data', ...before);
  return droppedAddresses(composed(data, ...after), was.version, was.manifests);
}

const withoutJobs = { ...company, pages: { '/company/faq': 'Questions' } };

const inMany = Array.from({ length: 8 }, (_, index) => `/company/${index}`);
const many = { ...company, pages: Object.fromEntries(inMany.map((each) => [each, 'Words'])) };
const moved = { ...company, redirects: [{ from: '/company/careers', to: '/company/jobs' }] };
const withdrawn = { ...blog, pages: { '/blog/1': 'One' } };
const leading = { ...company, redirects: [{ from: '/company/news', to: '/blog/2' }] };

test.each<[string, FakeRelease[], FakeRelease[], 'same data' | 'other data', ...string[]]>([
  [
    'a dropped page, with the remedy',
    [company, blog],
    [withoutJobs, blog],
    'same data',
    'mfe-company no longer serves /company/jobs, which visitors may have bookmarked. List it under `was` of the replacement page, or give a reason: --gone "REASON".',
  ],
  ['a dropped page, even if data changed', [company], [withoutJobs], 'other data', '/company/jobs'],
  [
    'the first of many dropped pages',
    [many],
    [company],
    'same data',
    '/company/0, /company/1, /company/2, /company/3, /company/4 and 3 more',
  ],
  ['a dropped redirect', [moved], [company], 'same data', 'no longer serves /company/careers,'],
  ['a dropped post, if no data changed', [blog], [withdrawn], 'same data', '/blog/2'],
  ['no unpublished post', [blog], [withdrawn], 'other data'],
  [
    'no redirect to a post that is unpublished',
    [leading, blog],
    [leading, withdrawn],
    'other data',
  ],
  [
    'no page that moved within its section',
    [company],
    [{ ...withoutJobs, redirects: [{ from: '/company/jobs', to: '/company/faq' }] }],
    'same data',
  ],
  [
    'no page that moved to another section',
    [company, blog],
    [withoutJobs, { ...blog, pages: { ...blog.pages, '/company/jobs': 'Jobs' } }],
    'same data',
  ],
  [
    'no page that a pattern page replaces',
    [company],
    [{ ...withoutJobs, pages: { ...withoutJobs.pages, '/company/:any': 'Any' } }],
    'same data',
  ],
  ['no page of a removed section', [company, blog], [company], 'same data'],
])('reports %s', (_what, before, after, data, ...problems) => {
  expect(dropped(before, after, data)).toEqual(problems.map(expect.stringContaining));
});

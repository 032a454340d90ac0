import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { ComposedVersion } from '../compose/compose-version.ts';
import { declaredRedirects } from '../compose/redirects.ts';
import { describe, type FakeRelease } from '../testing/open-test-site.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { droppedAddresses, redirectProblems } from './validate.ts';

const site = configuredSite();

const company: FakeRelease = {
  name: 'mfe-company',
  prefixes: ['/company'],
  pages: { '/company/jobs': 'Jobs', '/company/faq': 'Questions' },
};
const blog: FakeRelease = {
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: { '/blog/1': 'One', '/blog/2': 'Two' },
  routes: [{ id: 'post', pattern: '/blog/:id' }],
};

function manifestOf(fake: FakeRelease): PartManifest {
  const release = describe(fake);
  const pages = Object.keys(fake.pages ?? {});
  const page = {
    hash: 'a'.repeat(64),
    status: 200 as const,
    content: 'words',
    listed: true,
    title: 'Title',
    description: '',
    sheet: '',
    links: [],
  };
  return {
    part: fake.name,
    pages: Object.fromEntries(pages.map((address) => [address, page])),
    redirects: declaredRedirects(release, site, pages),
    files: {},
    search: [],
    links: [],
    readsData: false,
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

test('accepts redirects within a section and to another section', () => {
  expect(
    problemsOf([
      { from: '/company/careers', to: '/company/jobs' },
      { from: '/company/news', to: '/blog/1' },
    ]),
  ).toEqual([]);
});

test.each([
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
])('rejects a redirect from %s to %s', (from, to, problem) => {
  expect(problemsOf([{ from, to }])).toEqual([problem]);
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
function dropped(
  before: readonly FakeRelease[],
  after: readonly FakeRelease[],
  data: 'same data' | 'other data' = 'same data',
) {
  const was = composed('same data', ...before);
  return droppedAddresses(composed(data, ...after), was.version, was.manifests);
}

const withoutJobs = { ...company, pages: { '/company/faq': 'Questions' } };

test('reports a dropped URL with its section and remedy', () => {
  expect(dropped([company, blog], [withoutJobs, blog])).toEqual([
    'mfe-company no longer serves /company/jobs, which visitors may have bookmarked. List it under `was` of the replacement page, or give a reason: --gone "REASON".',
  ]);
});

test('lists only the first of many dropped URLs', () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `/company/${index}`);
  const many = { ...company, pages: Object.fromEntries(addresses.map((each) => [each, 'Words'])) };
  expect(dropped([many], [company])).toEqual([
    expect.stringContaining(
      '/company/0, /company/1, /company/2, /company/3, /company/4 and 3 more',
    ),
  ]);
});

test('a page may move within its section or to another section, or be replaced by a pattern page', () => {
  const redirects = [{ from: '/company/jobs', to: '/company/faq' }];
  expect(dropped([company], [{ ...withoutJobs, redirects }])).toEqual([]);
  const taken = { ...blog, pages: { ...blog.pages, '/company/jobs': 'Jobs' } };
  expect(dropped([company, blog], [withoutJobs, taken])).toEqual([]);
  const standing = { ...withoutJobs, pages: { ...withoutJobs.pages, '/company/:any': 'Any' } };
  expect(dropped([company], [standing])).toEqual([]);
});

test('removing a redirect also drops its URL', () => {
  const redirects = [{ from: '/company/careers', to: '/company/jobs' }];
  expect(dropped([{ ...company, redirects }], [company])).toEqual([
    expect.stringContaining('no longer serves /company/careers,'),
  ]);
});

test('an unpublished post does not count as a dropped URL, even with a new release of its section', () => {
  const withdrawn = { ...blog, pages: { '/blog/1': 'One' } };
  expect(dropped([blog], [withdrawn], 'other data')).toEqual([]);
  expect(dropped([blog], [withdrawn])).toEqual([expect.stringContaining('/blog/2')]);
});

test('a post can be unpublished even if a former URL redirects to it', () => {
  const leading = { ...company, redirects: [{ from: '/company/news', to: '/blog/2' }] };
  const withdrawn = { ...blog, pages: { '/blog/1': 'One' } };
  expect(dropped([leading, blog], [leading, withdrawn], 'other data')).toEqual([]);
});

test('reports a page dropped by a release even if data changed', () => {
  expect(dropped([company], [withoutJobs], 'other data')).toEqual([
    expect.stringContaining('/company/jobs'),
  ]);
});

test('allows removing a section with its URLs', () => {
  expect(dropped([company, blog], [company])).toEqual([]);
});

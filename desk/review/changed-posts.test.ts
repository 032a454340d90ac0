import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openTestSite, type TestSite } from '@site/delivery/testing/open-test-site.ts';
import { hashOf } from '@site/delivery/blobs/blob-store.ts';
import { pageDifferences } from '@site/delivery/versions/page-differences.ts';
import { canonicalJson, type SiteVersion } from '@site/delivery/versions/site-version.ts';
import { storeManifest } from '@site/delivery/versions/read-version.ts';
import { changedPosts, titleOfPosts, withoutEchoes } from './changed-posts.ts';
import { changedWords } from './changed-words.ts';

let site: TestSite;

beforeEach(async () => {
  site = await openTestSite();
});

afterEach(() => site.close());

const put = (text: string) => site.stores.blobs.put(Buffer.from(text));

/** A version of a blog with these pages, each of which links to all others, and these posts by title. */
async function versionOf(
  pages: Readonly<Record<string, string>>,
  posts: Readonly<Record<string, string>>,
): Promise<SiteVersion> {
  const links = Object.keys(pages);
  const entries = Object.entries(pages).map(async ([path, html]) => [
    path,
    {
      hash: await put(`<div data-remote="mfe-blog">${html}</div>`),
      status: 200 as const,
      fragment: hashOf(html),
      asked: {},
      listed: true,
      title: path.replace('/blog/', 'About '),
      description: '',
      sheet: '',
      links: [...links],
    },
  ]);
  const manifest = {
    part: 'mfe-blog' as const,
    pages: Object.fromEntries(await Promise.all(entries)),
    files: {},
    search: [],
    links: [],
    asked: {},
    redirects: {},
  };
  const revision = Object.entries(posts).map(async ([title, description]) => ({
    overview: { blogId: title, title, author: '', thumbnail: '', updatedAt: '' },
    hash: await put(JSON.stringify({ title, description })),
    row: description,
    pictures: [],
  }));
  const data = { posts: await Promise.all(revision), pictures: {} };
  const state = { release: 'a'.repeat(16), previous: [] };
  return {
    parts: { 'mfe-blog': { ...state, manifest: await storeManifest(site.stores.blobs, manifest) } },
    config: 'c'.repeat(64),
    previousConfigs: [],
    data: await put(canonicalJson(data)),
    siteFiles: 'd'.repeat(64),
  };
}

async function reviewed(from: SiteVersion, to: SiteVersion) {
  const { blobs } = site.stores;
  const differences = await pageDifferences(blobs, from, to);
  const posts = await changedPosts(blobs, from.data, to.data);
  const pages = await changedWords(blobs, differences);
  const comparison = { from, to, differences };
  const found = await withoutEchoes(blobs, { pages, posts, comparison });
  return {
    title: titleOfPosts(posts),
    pages: found.map(({ path, words }) => [
      path,
      words.map(({ before, after }) => [before, after]),
    ]),
  };
}

const frame = (html: string) => `<p>Share this post</p>${html}<p>Read our other posts</p>`;
const old = frame('<h1>old</h1><p>Give 5 ml.</p>');
const other = frame('<h1>other</h1><p>Give 5 ml.</p>');
const more = (title: string) => `<a href="/blog/${title}">Read more: About ${title}</a>`;
const label = (...titles: string[]) =>
  titles
    .map((title, at) => `<div aria-label="${at + 1} of ${titles.length}: ${title}"></div>`)
    .join('');

test('a new post is shown once and in full, not as if it replaced the posts beside it', async () => {
  const posts = { old: '<p>Give 5 ml.</p>', other: '<p>Give 5 ml.</p>' };
  const from = await versionOf(
    {
      '/blog': old,
      '/blog/old': old,
      '/blog/other': other,
      '/': more('old') + label('old', 'other'),
    },
    posts,
  );
  const bath = frame(
    '<h1>bath</h1><p>Give <b>5 ml</b>.<sup><a href="#source-1">1</a></sup></p><p>Rest.</p>',
  );
  const to = await versionOf(
    {
      '/blog': bath,
      '/blog/bath': bath,
      '/blog/old': `${old}<a href="/blog/bath">bath</a>`,
      '/blog/other': other,
      '/': more('bath') + label('bath', 'old', 'other'),
    },
    { ...posts, bath: '<p>Give <b>5 ml</b>.[^1]</p><p>Rest.</p>' },
  );
  expect(await reviewed(from, to)).toEqual({
    title: 'Post: bath',
    pages: [
      // The frame of all posts is left out; a dose that other posts give too is not.
      [
        '/blog/bath',
        [
          [null, '[Title: About bath]'],
          [null, 'bath'],
          [null, 'Give 5 ml.[1]'],
          [null, 'Rest.'],
        ],
      ],
      ['/', []],
      ['/blog', []],
      ['/blog/old', []],
    ],
  });
});

test('text that only another page shows stays in the review', async () => {
  const from = await versionOf(
    { '/blog': old, '/blog/old': old, '/blog/other': other },
    { old: '<p>Give 5 ml.</p>' },
  );
  const to = await versionOf(
    {
      '/blog': `${old}<p>Never call 112.</p>`,
      '/blog/old': old.replace('5 ml', '50 ml'),
      '/blog/other': other,
    },
    { old: '<p>Give 50 ml.</p>' },
  );
  expect(await reviewed(from, to)).toEqual({
    title: 'Post: old',
    pages: [
      ['/blog/old', [['Give 5 ml.', 'Give 50 ml.']]],
      ['/blog', [[null, 'Never call 112.']]],
    ],
  });
});

import { expect, test } from '@jest/globals';
import type { Post } from '@site/kit/api/post.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import * as v from 'valibot';
import { postsToCheck } from './check-content.ts';
import { blogFeedDocuments, POSTS_IN_FEED, absoluteHtml } from './feeds.ts';
import { blogSearchEntries } from './search-entries.ts';

const site = configuredSite();
const builtIn = postsToCheck().map((one) => one.post);

const post = (number: number): Post => ({
  blogId: `post-${number}`,
  title: `Post ${number} <b>& more`,
  author: 'A parent',
  thumbnail: '',
  updatedAt: new Date(Date.UTC(2027, 0, number)).toISOString(),
  summary: 'About ears.',
  description:
    '<h2>At home</h2><p>See <a href="/school">us</a>.<sup><a href="#source-1">1</a></sup></p>',
});

const jsonFeed = v.object({
  version: v.string(),
  feed_url: v.string(),
  items: v.array(
    v.looseObject({
      url: v.string(),
      title: v.string(),
      summary: v.string(),
      content_html: v.string(),
    }),
  ),
});

test('a feed has the newest posts, then built-in posts, up to the limit', () => {
  const [rss, json] = blogFeedDocuments({ published: [post(2), post(1)], builtIn }, site);
  expect([rss?.path, json?.path]).toEqual(['/blog/feed.xml', '/blog/feed.json']);
  const { items, feed_url } = v.parse(jsonFeed, JSON.parse(json?.body ?? ''));
  expect(feed_url).toBe(`${site.siteUrl}/blog/feed.json`);
  expect(items).toHaveLength(builtIn.length + 2);
  expect(items[0]).toMatchObject({
    url: `${site.siteUrl}/blog/post-2`,
    title: 'Post 2 <b>& more',
    summary: 'About ears.',
  });
  const page = `${site.siteUrl}/blog/post-2`;
  const words = `<h2>At home</h2><p>See <a href="${site.siteUrl}/school">us</a>.<sup><a href="${page}#source-1">1</a></sup></p>`;
  expect(items[0]?.content_html).toBe(words);
  const encoded = words.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  expect(rss?.body).toContain(`<content:encoded>${encoded}</content:encoded>`);
  expect(items.at(-1)?.content_html).not.toMatch(/ (?:href|src)="(?!https?:|tel:)/);
  expect(rss?.body).not.toContain('{product}');
  expect(rss?.body).toContain(`<link>${site.siteUrl}/blog/104</link>`);
  expect(rss?.body).toContain('<title>Post 2 &lt;b&gt;&amp; more</title>');
  // A day of a post is a day in India, wherever the feed is read.
  expect(rss?.body).toContain('<pubDate>Sat, 02 Jan 2027 00:00:00 +0530</pubDate>');
  expect(rss?.body).toContain('<pubDate>Mon, 17 Jun 2024 00:00:00 +0530</pubDate>');
  expect(items[0]).toHaveProperty('date_published', '2027-01-02T00:00:00+05:30');

  const [, many] = blogFeedDocuments(
    { published: Array.from({ length: 30 }, (_, n) => post(n + 1)), builtIn },
    site,
  );
  const { items: kept } = v.parse(jsonFeed, JSON.parse(many?.body ?? ''));
  expect(kept).toHaveLength(POSTS_IN_FEED);
  expect(kept[0]?.url).toBe(`${site.siteUrl}/blog/post-30`);
});

test('every post is in the search index, with a summary of bounded length', () => {
  const published = [{ ...post(1), summary: 'long '.repeat(100) }];
  const entries = blogSearchEntries({ published, builtIn }, site);
  expect(entries).toHaveLength(builtIn.length + 2);
  expect(entries.find(({ path }) => path === '/blog/post-1')?.title).toBe('Post 1 <b>& more');
  for (const { summary } of entries) expect(summary.length).toBeLessThanOrEqual(160);
});

test('a character that XML forbids does not invalidate the feed', () => {
  const [rss, json] = blogFeedDocuments(
    { published: [{ ...post(1), title: 'One\u0008\uFFFF two' }], builtIn },
    site,
  );
  expect(rss?.body).toContain('<title>One two</title>');
  expect(JSON.parse(json?.body ?? '')).toHaveProperty('items[0].url');
});

const places = { siteUrl: 'https://site.example', page: 'https://site.example/blog/ears' };

test.each([
  ['<a href="/school">x</a>', '<a href="https://site.example/school">x</a>'],
  ['<a href="#source-1">1</a>', '<a href="https://site.example/blog/ears#source-1">1</a>'],
  ['<img src="/a.webp" alt="" />', '<img src="https://site.example/a.webp" alt="" />'],
  [
    '<source type="image/webp" srcset="/a-400.webp 400w, /a-800.webp 800w" />',
    '<source type="image/webp" srcset="https://site.example/a-400.webp 400w, https://site.example/a-800.webp 800w" />',
  ],
])('makes URLs absolute in %s', (html, absolute) => {
  expect(absoluteHtml(html, places)).toBe(absolute);
});

test.each([
  '<a href="https://who.int/" rel="nofollow">x</a>',
  '<a href="tel:112">112</a>',
  '<p>Write href="/school" and src="/a".</p>',
])('does not change %s', (html) => {
  expect(absoluteHtml(html, places)).toBe(html);
});

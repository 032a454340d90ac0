import type { Post } from '@site/kit/api/post.ts';
import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import { pictureAddress } from '@site/kit/post-cards/picture-address.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';
import type { SiteDocument } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { blogWords } from './content/blog-words.ts';
import { postHtml } from './content/post-html.ts';
import type { BuiltInPost } from './content/post-schema.ts';
import { FEED_PATHS } from './pages/blog/post-head.ts';
import { replaceForeignPictures } from './pages/blog/prepare-html.ts';
import { feedPostDate, parsePostDate, type PostDate } from './pages/blog/post-date.ts';
import { CLEANED_ATTRIBUTES } from '@site/kit/safe-html/cleaned-html.ts';

export const POSTS_IN_FEED = 20;

/** Posts published by editors, and built-in posts. */
type Posts = { published: readonly Post[]; builtIn: readonly BuiltInPost[] };

type Entry = {
  blogId: string;
  title: string;
  author: string;
  summary: string;
  /** Standalone HTML for feed readers. */
  html: string;
  updatedAt: string;
  thumbnail: string | null;
};

/**
 * Creates the blog's feeds, RSS 2.0 (rssboard.org) and JSON Feed 1.1 (jsonfeed.org), with the full text of the newest
 * posts, including built-in ones. Deterministic: the same posts produce the same bytes.
 */
export function blogFeedDocuments(posts: Posts, site: SiteConfig): readonly SiteDocument[] {
  const entries = newestOf(posts, site);
  return [
    { path: FEED_PATHS.rss, body: rss(entries, site) },
    { path: FEED_PATHS.json, body: json(entries, site) },
  ];
}

type DatedEntry = Entry & { date: PostDate };

function rss(entries: readonly DatedEntry[], site: SiteConfig): string {
  const items = entries.map(({ blogId, title, author, summary, html, date }) => {
    const address = element('link', site.siteUrl + postPath(blogId));
    const id = address.replaceAll('link>', 'guid>');
    const fields = [
      element('title', title),
      element('dc:creator', author),
      element('description', summary),
      element('content:encoded', html),
      element('pubDate', rfc822(date)),
    ];
    return `<item>${address}${id}${fields.join('')}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', feedTitle(site)),
    element('link', `${site.siteUrl}/blog`),
    element('description', blogWords('feed.description')),
    element('language', 'en-IN'),
    `<atom:link href="${escaped(site.siteUrl + FEED_PATHS.rss)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function json(entries: readonly DatedEntry[], site: SiteConfig): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(site),
    home_page_url: `${site.siteUrl}/blog`,
    feed_url: site.siteUrl + FEED_PATHS.json,
    description: blogWords('feed.description'),
    language: 'en-IN',
    items: entries.map(({ blogId, title, author, summary, html, date, thumbnail }) => ({
      id: site.siteUrl + postPath(blogId),
      url: site.siteUrl + postPath(blogId),
      title,
      summary,
      content_html: html,
      image: new URL(pictureAddress(thumbnail, site), site.siteUrl).href,
      date_published: feedPostDate(date),
      authors: [{ name: author }],
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}

/**
 * Formats an RSS date: `Fri, 02 Jan 2026 00:00:00 GMT`, or with `+0530` for a plain date, which starts at midnight in
 * India.
 */
function rfc822({ moment, isDay }: PostDate): string {
  const words = moment.toUTCString();
  return isDay ? words.replace('GMT', '+0530') : words;
}

function feedTitle(site: SiteConfig): string {
  return withSiteFacts(blogWords('feed.title'), site);
}

function element(name: string, words: string): string {
  return `<${name}>${escaped(words)}</${name}>`;
}

/** Escapes text, and drops characters that XML forbids: one of them would invalidate the whole feed. */
function escaped(words: string): string {
  return escapeHtml(words.replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, ''));
}

function newestOf({ published, builtIn }: Posts, site: SiteConfig): readonly DatedEntry[] {
  const { siteUrl } = site;
  const wherever = (blogId: string, html: string) =>
    absoluteHtml(html, { siteUrl, page: siteUrl + postPath(blogId) });
  const ours = builtIn.map(
    ({ blogId, title, author, summary, description, updatedAt, thumbnail }): Entry => ({
      blogId,
      title: withSiteFacts(title, site),
      author: withSiteFacts(author, site),
      summary: withSiteFacts(summary, site),
      html: wherever(blogId, postHtml(description, site)),
      updatedAt,
      thumbnail: thumbnail.src,
    }),
  );
  const theirs = published.map(
    ({ blogId, title, author, summary = '', description, updatedAt, thumbnail }): Entry => ({
      blogId,
      title,
      author,
      summary,
      html: wherever(blogId, replaceForeignPictures(description, site)),
      updatedAt,
      thumbnail: thumbnail || null,
    }),
  );
  return [...theirs, ...ours]
    .flatMap((entry) => {
      const date = parsePostDate(entry.updatedAt);
      return date ? [{ ...entry, date }] : [];
    })
    .toSorted((a, b) => b.date.moment.getTime() - a.date.moment.getTime())
    .slice(0, POSTS_IN_FEED);
}

const ELEMENT = new RegExp(String.raw`<[a-z][a-z0-9]*${CLEANED_ATTRIBUTES}/?>`, 'g');

/** Makes URLs in a post absolute: paths against `siteUrl`, fragments against `page`, the post's own URL. */
export function absoluteHtml(
  html: string,
  { siteUrl, page }: { siteUrl: string; page: string },
): string {
  return html.replaceAll(ELEMENT, (element) =>
    element
      .replaceAll(/ (href|src)="(?=\/(?!\/))/g, (begin) => begin + siteUrl)
      .replaceAll(/ href="(?=#)/g, (begin) => begin + page)
      .replaceAll(/ srcset="[^"]*"/g, (set) => set.replaceAll(/(?<="|, )\//g, () => `${siteUrl}/`)),
  );
}

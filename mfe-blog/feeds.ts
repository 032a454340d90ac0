import type { BlogOverview } from '@site/kit/api/blog.ts';
import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import { pictureAddress } from '@site/kit/blog-cards/picture-address.ts';
import type { SiteDocument } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { blogWords } from './content/blog-words.ts';
import { builtInPosts } from './content/built-in-posts.ts';
import { FEED_PATHS } from './pages/blog/feed-paths.ts';
import { parsePostDate } from './pages/blog/post-date.ts';

/** How many posts a feed carries. */
export const POSTS_IN_FEED = 20;

/** A post as a feed tells of it. */
type Entry = {
  blogId: string;
  title: string;
  author: string;
  summary: string;
  updatedAt: string;
  thumbnail: string | null;
};

/**
 * The feeds of the blog as RSS 2.0 (rssboard.org) and JSON Feed 1.1 (jsonfeed.org): the newest posts,
 * those that are part of the site among them. The same posts give the same bytes.
 */
export function blogFeedDocuments(
  published: readonly BlogOverview[],
  site: SiteConfig,
): readonly SiteDocument[] {
  const entries = newestOf(published, site);
  return [
    { path: FEED_PATHS.rss, body: rss(entries, site) },
    { path: FEED_PATHS.json, body: json(entries, site) },
  ];
}

type DatedEntry = Entry & { date: Date };

function rss(entries: readonly DatedEntry[], site: SiteConfig): string {
  const items = entries.map(({ blogId, title, author, summary, date }) => {
    const address = element('link', site.siteUrl + blogPath(blogId));
    const id = address.replaceAll('link>', 'guid>');
    const said = [
      element('title', title),
      element('dc:creator', author),
      element('description', summary),
      element('pubDate', date.toUTCString()),
    ];
    return `<item>${address}${id}${said.join('')}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feedTitle(site)),
    element('link', `${site.siteUrl}/blog`),
    element('description', blogWords.feed.description),
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
    description: blogWords.feed.description,
    language: 'en-IN',
    items: entries.map(({ blogId, title, author, summary, date, thumbnail }) => ({
      id: site.siteUrl + blogPath(blogId),
      url: site.siteUrl + blogPath(blogId),
      title,
      summary,
      content_text: summary,
      image: new URL(pictureAddress(thumbnail, site), site.siteUrl).href,
      date_published: date.toISOString(),
      authors: [{ name: author }],
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}

function feedTitle(site: SiteConfig): string {
  return withSiteFacts(blogWords.feed.title, site);
}

function element(name: string, words: string): string {
  return `<${name}>${escaped(words)}</${name}>`;
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function newestOf(published: readonly BlogOverview[], site: SiteConfig): readonly DatedEntry[] {
  const ours = builtInPosts.map(
    ({ blogId, title, author, summary, updatedAt, thumbnail }): Entry => ({
      blogId,
      title: withSiteFacts(title, site),
      author: withSiteFacts(author, site),
      summary: withSiteFacts(summary, site),
      updatedAt,
      thumbnail: thumbnail.src,
    }),
  );
  const theirs = published.map(({ thumbnail, summary = '', ...rest }): Entry => ({
    ...rest,
    summary,
    thumbnail: thumbnail || null,
  }));
  return [...theirs, ...ours]
    .flatMap((entry) => {
      const date = parsePostDate(entry.updatedAt)?.moment;
      return date ? [{ ...entry, date }] : [];
    })
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
    .slice(0, POSTS_IN_FEED);
}

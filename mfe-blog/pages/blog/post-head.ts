import { REVIEW_AUTHOR } from '@site/kit/post-cards/post-card-data.ts';
import type { Head, JsonLd } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { BlogPosting } from 'schema-dts';
import { blogWords } from '../../content/blog-words.ts';
import { parsePostDate, machinePostDate } from './post-date.ts';
import type { ShownPost } from './shown-post.ts';

export const FEED_PATHS = { rss: '/blog/feed.xml', json: '/blog/feed.json' } as const;

function blogFeeds(site: SiteConfig): NonNullable<Head['feeds']> {
  const title = withSiteFacts(blogWords('feed.title'), site);
  return [
    { type: 'application/rss+xml', title, path: FEED_PATHS.rss },
    { type: 'application/feed+json', title, path: FEED_PATHS.json },
  ];
}

/** Returns the head of a post's page with the given canonical path, or `null` if there is no post. */
export function postHead(
  post: ShownPost | null,
  {
    site,
    canonicalPath,
    tab = '{title} | {product}',
  }: {
    site: SiteConfig;
    canonicalPath: string;
    /** The tab title, which differs between addresses that show the same post. */
    tab?: string;
  },
): Head {
  if (post === null) {
    const heading = blogWords('notFound.heading');
    const sentence = blogWords('notFound.sentence');
    return {
      title: `${heading} | ${site.product.name}`,
      description: sentence,
      canonicalPath,
      robots: 'noindex',
    };
  }
  const { title, summary, sharedImage } = post;
  return {
    title: withSiteFacts(tab, site).replace('{title}', () => title),
    description: summary,
    canonicalPath,
    openGraph: {
      type: 'article',
      ...(sharedImage === undefined ? {} : { image: sharedImage }),
    },
    feeds: blogFeeds(site),
    jsonLd: [blogPosting(post, site, canonicalPath)],
  };
}

function blogPosting(
  { title, summary, updatedAt, author, picture, medical }: ShownPost,
  site: SiteConfig,
  canonicalPath: string,
): JsonLd {
  const { name, legalName } = site.product;
  const date = parsePostDate(updatedAt);
  const organisation = { '@type': 'Organization', name: legalName } as const;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    image: new URL(picture.src, site.siteUrl).href,
    ...(date ? { datePublished: machinePostDate(date) } : {}),
    ...(medical ? { dateModified: medical.lastChangedOn } : {}),
    inLanguage: 'en-IN',
    ...(author === REVIEW_AUTHOR
      ? {}
      : { author: author === name ? organisation : { '@type': 'Person', name: author } }),
    publisher: organisation,
    mainEntityOfPage: site.siteUrl + canonicalPath,
    ...(medical ? { citation: medical.sources.map(({ url }) => url) } : {}),
  } satisfies JsonLd & Exclude<BlogPosting, string>;
}

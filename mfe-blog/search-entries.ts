import type { BlogOverview } from '@site/kit/api/blog.ts';
import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { builtInPosts } from './content/built-in-posts.ts';
import { everydayWordsOfPosts } from './content/everyday-words-of-posts.ts';
import { feed } from './content/feed.ts';

/** The longest summary that every visitor's search index carries, in characters. */
const MOST_CHARACTERS = 160;

/** What the blog has for people who search: every post by its title, and the news feed. */
export function blogSearchEntries(
  published: readonly BlogOverview[],
  site: SiteConfig,
): readonly SearchEntry[] {
  const entry = (blogId: string, title: string, summary: string): SearchEntry => ({
    path: blogPath(blogId),
    kind: 'article',
    title: withSiteFacts(title, site),
    alsoCalled: everydayWordsOfPosts[blogId] ?? [],
    summary: withSiteFacts(summary, site).slice(0, MOST_CHARACTERS),
  });
  return [
    ...builtInPosts.map(({ blogId, title, summary }) => entry(blogId, title, summary)),
    ...published.map(({ blogId, title, summary = '' }) => entry(blogId, title, summary)),
    {
      path: '/feed',
      kind: 'page',
      title: feed.heading,
      alsoCalled: ['news', 'boards'],
      summary: feed.description,
    },
  ];
}

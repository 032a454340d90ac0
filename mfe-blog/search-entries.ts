import type { PostOverview } from '@site/kit/api/post.ts';
import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { feed } from './content/feed.ts';
import type { BuiltInPost } from './content/post-schema.ts';

/** Maximum length of a summary in the search index, in characters. Every visitor who searches downloads the index. */
const MAX_CHARACTERS = 160;

type Found = Pick<PostOverview, 'blogId' | 'title' | 'summary'> & {
  everydayWords?: readonly string[];
};

/** Returns the blog's entries in the search index: every post, and the news feed. */
export function blogSearchEntries(
  { published, builtIn }: { published: readonly PostOverview[]; builtIn: readonly BuiltInPost[] },
  site: SiteConfig,
): readonly SearchEntry[] {
  const entry = ({ blogId, title, summary = '', everydayWords = [] }: Found): SearchEntry => ({
    path: postPath(blogId),
    kind: 'article',
    title: withSiteFacts(title, site),
    alsoCalled: everydayWords,
    summary: withSiteFacts(summary, site).slice(0, MAX_CHARACTERS),
  });
  return [
    ...builtIn.map(entry),
    ...published.map(entry),
    {
      path: '/feed',
      kind: 'page',
      title: feed.heading,
      alsoCalled: ['news', 'boards'],
      summary: feed.description,
    },
  ];
}

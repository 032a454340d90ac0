import type { PostInState } from '@site/kit/post-cards/post-card-data.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { BuiltInPost } from '../../content/post-schema.ts';
import { postHead } from './post-head.ts';
import { PostView } from './article.tsx';
import { fromBuiltIn } from './shown-post.ts';

/** The cards of other posts. */
type BuiltInPageData = { others: readonly PostInState[] };

export function builtInPage(post: BuiltInPost): Page<BuiltInPageData> {
  return {
    render: ({ site, data }) => (
      <PostView post={fromBuiltIn(post, site)} site={site} others={data.others} />
    ),
    head: ({ site }) =>
      postHead(fromBuiltIn(post, site), { site, canonicalPath: `/blog/${post.blogId}` }),
  };
}

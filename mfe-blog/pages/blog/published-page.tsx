import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { PostView } from './article.tsx';
import type { PostPageData } from './load-post.ts';
import { MissingPost } from './no-such-post.tsx';
import { postHead } from './post-head.ts';
import { fromData } from './shown-post.ts';

/** The page of a post published by an editor, or the not-found page. */
export const page: Page<PostPageData> = {
  render: (props) => <PublishedPage {...props} />,
  head: ({ site, params, data: { found } }) =>
    postHead(fromData(found, site), { site, canonicalPath: postPath(params['id'] ?? null) }),
};

function PublishedPage({ site, data: { found, others } }: PageProps<PostPageData>) {
  const post = fromData(found, site);
  return post ? (
    <PostView post={post} site={site} others={others} />
  ) : (
    <MissingPost site={site} others={others} found={found} />
  );
}

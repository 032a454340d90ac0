import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { blogWords } from '../../content/blog-words.ts';
import { PostView } from './article.tsx';
import { latePost } from './late-post.island.tsx';
import type { PostPageData } from './load-post.ts';
import { NoSuchPost } from './no-such-post.tsx';
import { postHead } from './post-head.ts';
import { fromData } from './shown-post.ts';

/** The blog's first page: the newest post, or the one from navigation state. */
export const page: Page<PostPageData> = {
  render: (props) => <BlogPage {...props} />,
  head: ({ site, data }) => {
    const post = fromData(data.found, site);
    return postHead(post, {
      site,
      canonicalPath: postPath(post?.card.blogId ?? null),
      tab: blogWords('tabs.first'),
    });
  },
};

function BlogPage({ site, data }: PageProps<PostPageData>) {
  const { found, others } = data;
  const post = fromData(found, site);
  const newest = post ? (
    <PostView key="newest" post={post} site={site} others={others} />
  ) : (
    <NoSuchPost key="newest" site={site} others={others} />
  );
  return <Island of={latePost} props={{ lookUp: false, others }} staticParts={[newest]} />;
}

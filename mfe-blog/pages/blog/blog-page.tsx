import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { blogWords } from '../../content/blog-words.ts';
import { useSanitisedBlog } from './use-sanitised-blog.ts';
import type { PostPageData } from './load-post.ts';
import { reloadPost } from './reload-post.island.tsx';
import { parseBlogState } from './navigation-state.ts';
import { NoSuchPost } from './no-such-post.tsx';
import { postHead } from './post-head.ts';
import { PostView } from './article.tsx';
import { fromData, fromState } from './shown-post.ts';

/** The blog's first page. Shows the post from navigation state, or the newest one. */
export const page: Page<PostPageData> = {
  render: (props) => <BlogPage {...props} />,
  head: ({ site, data, state }) => {
    const passed = parseBlogState(state)?.blog;
    const post = (passed && fromState(passed, site)) ?? fromData(data.found, site);
    return postHead(post, {
      site,
      canonicalPath: blogPath(post?.card.blogId ?? null),
      tab: blogWords.tabs.first,
    });
  },
};

function BlogPage({ site, data }: PageProps<PostPageData>) {
  const passed = useSanitisedBlog(site);
  const post = (passed && fromState(passed, site)) ?? fromData(data.found, site);
  return (
    <>
      {post ? (
        <PostView post={post} site={site} others={data.others} />
      ) : (
        <NoSuchPost site={site} {...data} />
      )}
      <Island of={reloadPost} props={{ when: 'post-came-along' }} />
    </>
  );
}

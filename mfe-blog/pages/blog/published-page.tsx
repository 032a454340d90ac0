import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { useLookAgain } from './ask-again.ts';
import type { PostPageData } from './load-post.ts';
import { useBlogState } from './navigation-state.ts';
import { NoSuchPost } from './no-such-post.tsx';
import { passingHead, postHead } from './post-head.ts';
import { otherBlogs } from './other-blogs.island.tsx';
import { PostNotFetched } from './post-not-fetched.tsx';
import { PostOnItsWay } from './post-on-its-way.tsx';
import { PostView } from './post-view.tsx';
import { shownData } from './shown-data.ts';

/** The page of a post that writers have published, or says that there is none. */
export const page: Page<PostPageData> = {
  render: (props) => <PublishedPage {...props} />,
  head: ({ site, params, data: { found } }) => {
    const canonicalPath = blogPath(params['id'] ?? null);
    if (found.kind === 'on-its-way' || found.kind === 'failed') {
      return passingHead(found.kind, { site, canonicalPath });
    }
    return postHead(shownData(found, site), { site, canonicalPath });
  },
};

function PublishedPage({ site, params, data }: PageProps<PostPageData>) {
  const { found, others } = data;
  const passed = useBlogState();
  useLookAgain(found);
  if (found.kind === 'on-its-way') {
    const isPressed = passed?.blog.blogId === params['id'];
    return <PostOnItsWay pressed={passed && isPressed ? passed.blog : null} />;
  }
  if (found.kind === 'failed') {
    return (
      <>
        <PostNotFetched site={site} />
        <Island of={otherBlogs} props={{ published: others, shown: null }} />
      </>
    );
  }
  const post = shownData(found, site);
  return post ? <PostView post={post} others={others} /> : <NoSuchPost site={site} {...data} />;
}

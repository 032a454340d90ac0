import { blogPath, type BlogCardData } from '@site/kit/blog-cards/blog-card-data.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { useRetry } from './use-reload.ts';
import type { PostPageData } from './load-post.ts';
import { useBlogState } from './navigation-state.ts';
import { NoSuchPost } from './no-such-post.tsx';
import { placeholderHead, postHead } from './post-head.ts';
import { otherBlogs } from './other-blogs.island.tsx';
import { PostNotFetched } from './post-not-fetched.tsx';
import { PostView, PostCrumbs } from './article.tsx';
import { fromData } from './shown-post.ts';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Skeleton } from '@site/kit/ui/skeleton.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { pageGrid } from '@site/kit/ui/section.tsx';
import { cn } from '@site/kit/ui/cn.ts';

/** The page of a post published by an editor, or the not-found page. */
export const page: Page<PostPageData> = {
  render: (props) => <PublishedPage {...props} />,
  head: ({ site, params, data: { found } }) => {
    const canonicalPath = blogPath(params['id'] ?? null);
    if (found.kind === 'on-its-way' || found.kind === 'failed') {
      return placeholderHead(found.kind, { site, canonicalPath });
    }
    return postHead(fromData(found, site), { site, canonicalPath });
  },
};

function PublishedPage({ site, params, data }: PageProps<PostPageData>) {
  const { found, others } = data;
  const passed = useBlogState();
  useRetry(found);
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
  const post = fromData(found, site);
  return post ? (
    <PostView post={post} site={site} others={others} />
  ) : (
    <NoSuchPost site={site} {...data} />
  );
}

/** The placeholder while a post loads, with the post's title if the visitor clicked its card. */
function PostOnItsWay({ pressed }: { pressed: BlogCardData | null }) {
  const { heading, label } = blogWords.onItsWay;
  const title = pressed?.title ?? heading;
  return (
    <>
      <PageTop title={title} breadcrumbs={<PostCrumbs current={title} />} />
      <div
        className={cn(
          pageGrid,
          'grid grid-cols-1 gap-8 pt-10 pb-section xl:grid-cols-[minmax(0,740px)_minmax(300px,1fr)] xl:items-start xl:gap-12 print:block',
        )}
      >
        <Skeleton label={label} lines={8} />
      </div>
    </>
  );
}

import type { BlogInState } from '@site/kit/blog-cards/blog-card-data.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { Article } from './article.tsx';
import { otherBlogs } from './other-blogs.island.tsx';
import type { ShownPost } from './shown-post.ts';

type Props = {
  post: ShownPost;
  /** The published posts beside it. */
  others: readonly BlogInState[];
};

/** A post and, below it, the others. */
export function PostView({ post, others }: Props) {
  return (
    <>
      <div data-topic={post.category?.topic}>
        <Article post={post} />
      </div>
      <Island of={otherBlogs} props={{ published: others, shown: post.card }} />
    </>
  );
}

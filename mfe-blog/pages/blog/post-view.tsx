import type { BlogInState } from '@site/kit/blog-cards/blog-card-data.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { SiteConfig } from '@site/kit/site.ts';
import { topicClass } from '@site/kit/ui/topic.ts';
import { Article } from './article.tsx';
import { otherBlogs } from './other-blogs.tsx';
import type { ShownPost } from './shown-post.ts';

type Props = {
  post: ShownPost;
  /** The published posts beside it. */
  others: readonly BlogInState[];
  site: SiteConfig;
};

/** A post and, below it, the others. */
export function PostView({ post, others, site }: Props) {
  return (
    <>
      <div className={post.category && topicClass[post.category.topic]}>
        <Article post={post} site={site} />
      </div>
      <Island of={otherBlogs} told={{ published: others, shown: post.card }} />
    </>
  );
}

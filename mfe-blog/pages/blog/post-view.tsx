import type { BlogCardData } from '@site/kit/blog-cards/blog-card-data.ts';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { topicClass } from '@site/kit/ui/topic.ts';
import { Article } from './article.tsx';
import { OtherBlogs } from './other-blogs.tsx';
import { siteCards } from './site-cards.ts';
import type { ShownPost } from './shown-post.ts';
import { useBlogState } from './navigation-state.ts';

type Props = Pick<PageProps, 'site' | 'notify'> & {
  post: ShownPost;
  /** The published posts beside it; those that are part of the site follow. */
  others: readonly BlogCardData[];
};

/** A post and, below it, the others: those that came with the visitor, or those beside it. */
export function PostView({ site, post, others, notify }: Props) {
  const passed = useBlogState();
  const cards = passed?.blogs ?? siteCards(others, site);
  return (
    <>
      <div className={post.category && topicClass[post.category.topic]}>
        <Article site={site} post={post} notify={notify} />
      </div>
      <OtherBlogs site={site} cards={cards} shown={post.card} />
    </>
  );
}

import { type MouseEvent, useRef } from 'react';
import { type BlogInState, blogPath, type BlogState } from '@site/kit/blog-cards/blog-card-data.ts';
import { byline } from '@site/kit/blog-cards/byline.ts';
import { PostPicture } from '@site/kit/blog-cards/post-picture.tsx';
import { useMendedPictures } from '@site/kit/blog-cards/use-mended-pictures.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { useNavigate } from '@site/kit/router.ts';
import { Card } from '@site/kit/ui/card.tsx';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { sectionRoom } from '@site/kit/ui/section.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { useBlogState } from './navigation-state.ts';
import { siteCards } from './site-cards.ts';

type Props = {
  /** The published posts beside the one that the page shows; those that are part of the site follow. */
  published: readonly BlogInState[];
  /** The post that the page shows, which needs no card; `null` when it shows none. */
  shown: BlogInState | null;
};

/**
 * The other posts, those that came with the visitor or those beside the shown one, each leading to its
 * page and passing the list on.
 */
export const otherBlogs = defineIsland<Props>('other-blogs', OtherBlogs);

function OtherBlogs({ published, shown }: Props) {
  const { site } = usePageContext();
  const navigate = useNavigate();
  const passed = useBlogState();
  const root = useRef<HTMLElement>(null);
  useMendedPictures(root, site);
  const cards: readonly BlogInState[] = (shown && passed?.blogs) ?? siteCards(published, site);
  const others = cards.filter((card) => shown === null || !isSame(card, shown));
  if (others.length === 0) return null;

  function open(event: MouseEvent, blog: BlogInState) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const blogs =
      cards.some((card) => shown !== null && isSame(card, shown)) || shown === null
        ? cards
        : [shown, ...cards];
    const state: BlogState = { blog, blogs };
    void navigate(blogPath(blog.blogId), { state });
  }

  return (
    <section
      ref={root}
      className={cn('relative', sectionRoom.wide)}
      data-ground="white"
      aria-labelledby="other-blogs"
    >
      <div className="ui-container">
        <h2 id="other-blogs" className="mb-6">
          {blogWords.otherBlogs}
        </h2>
        <ul className="ui-other-blogs">
          {others.map((blog) => (
            <li key={blog.blogId ?? blog.title}>
              <Card
                title={blog.title}
                href={blogPath(blog.blogId)}
                onClick={(event) => open(event, blog)}
                picture={<PostPicture thumbnail={blog.thumbnail} site={site} />}
              >
                {byline(blog.author)}
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A post without an id is known by its title. */
function isSame(one: BlogInState, other: BlogInState): boolean {
  return one.blogId === other.blogId && (one.blogId !== null || one.title === other.title);
}

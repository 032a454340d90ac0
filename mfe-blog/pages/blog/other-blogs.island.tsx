import { type MouseEvent, useRef } from 'react';
import {
  type PostInState,
  postPath,
  type PostState,
  byline,
} from '@site/kit/post-cards/post-card-data.ts';
import { PostPicture } from '@site/kit/post-cards/post-picture.tsx';
import { usePictureFallback } from '@site/kit/post-cards/use-picture-fallback.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { useNavigate } from '@site/kit/location.ts';
import { Card } from '@site/kit/ui/card.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';
import { pageGrid, sectionRoom } from '@site/kit/ui/section.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { useBlogState } from './navigation-state.ts';

type Props = {
  /** Cards for a visitor who did not come from a list of posts. */
  posts: readonly PostInState[];
  /** The shown post, which is omitted from the cards; `null` if none is shown. */
  shown: PostInState | null;
};

/** Cards of other posts, from navigation state or else from the page. Each card passes the list on. */
export const otherBlogs = defineIsland<Props>('other-blogs', OtherBlogs);

function OtherBlogs({ posts, shown }: Props) {
  const { site } = usePageContext();
  const navigate = useNavigate();
  const passed = useBlogState();
  const root = useRef<HTMLElement>(null);
  usePictureFallback(root, site);
  const cards: readonly PostInState[] = (shown && passed?.blogs) ?? posts;
  const others = cards.filter((card) => shown === null || !isSame(card, shown));
  if (others.length === 0) return null;

  function open(event: MouseEvent, blog: PostInState) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const blogs =
      cards.some((card) => shown !== null && isSame(card, shown)) || shown === null
        ? cards
        : [shown, ...cards];
    const state: PostState = { blog, blogs };
    navigate(postPath(blog.blogId), { state });
  }

  return (
    <section
      ref={root}
      className={cn('relative print:hidden', sectionRoom.wide)}
      data-ground="white"
      aria-labelledby="other-blogs"
    >
      <div className={pageGrid}>
        <h2 id="other-blogs" className="mb-6">
          {blogWords('otherBlogs')}
        </h2>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-4">
          {others.map((blog) => (
            <li key={blog.blogId ?? blog.title} className={cn(onItsSide, lastAlone)}>
              <Card
                title={blog.title}
                href={postPath(blog.blogId)}
                onClick={(event) => open(event, blog)}
                picture={
                  <PostPicture
                    thumbnail={blog.thumbnail}
                    site={site}
                    className="aspect-4/3 w-full object-contain max-md:max-w-40"
                  />
                }
              >
                {byline(blog)}
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * On a phone the image is beside the title, or above it if the text is so large that a long word wouldn't fit. Image
 * and text are the card's first and last child.
 */
const onItsSide =
  'grid max-md:[&>a]:flex-row max-md:[&>a]:flex-wrap max-md:[&>a>:first-child]:grid max-md:[&>a>:first-child]:flex-[1_1_116px] max-md:[&>a>:first-child]:place-items-center max-md:[&>a>:first-child]:p-2 max-md:[&>a>:last-child]:min-w-0 max-md:[&>a>:last-child]:flex-[999_1_9rem] max-md:[&>a>:last-child]:justify-center';

/** A card that would be alone in the last row spans two columns and is laid out sideways. */
const lastAlone =
  'md:@container md:odd:last:col-span-2 xl:nth-[4n+3]:last:col-auto @min-[501px]:[&>a]:flex-row @min-[501px]:[&>a]:items-center @min-[501px]:[&>a>*]:min-w-0 @min-[501px]:[&>a>*]:flex-1';

/** A post without an id is identified by its title. */
function isSame(one: PostInState, other: PostInState): boolean {
  return one.blogId === other.blogId && (one.blogId !== null || one.title === other.title);
}

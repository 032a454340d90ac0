import { type MouseEvent, useRef } from 'react';
import { type BlogInState, blogPath, type BlogState } from '@site/kit/blog-cards/blog-card-data.ts';
import { byline } from '@site/kit/blog-cards/byline.ts';
import { PostPicture } from '@site/kit/blog-cards/post-picture.tsx';
import { useMendedPictures } from '@site/kit/blog-cards/use-mended-pictures.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { useNavigate } from '@site/kit/router.ts';
import { Card } from '@site/kit/ui/card.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';
import { pageGrid, sectionRoom } from '@site/kit/ui/section.tsx';
import { blogWords } from '../../content/blog-words.ts';
import { useBlogState } from './navigation-state.ts';
import { builtInCards, cardOfBuiltIn } from '@site/kit/blog-cards/built-in-cards.ts';
import type { SiteConfig } from '@site/kit/site.ts';

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
      className={cn('relative print:hidden', sectionRoom.wide)}
      data-ground="white"
      aria-labelledby="other-blogs"
    >
      <div className={pageGrid}>
        <h2 id="other-blogs" className="mb-6">
          {blogWords.otherBlogs}
        </h2>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-4">
          {others.map((blog) => (
            <li key={blog.blogId ?? blog.title} className={cn(onItsSide, lastAlone)}>
              <Card
                title={blog.title}
                href={blogPath(blog.blogId)}
                onClick={(event) => open(event, blog)}
                picture={
                  <PostPicture
                    thumbnail={blog.thumbnail}
                    site={site}
                    className="aspect-4/3 w-full object-contain max-md:max-w-40"
                  />
                }
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

/**
 * On a phone a picture beside the title, and above it where the title's size leaves no room for a long word. The
 * picture and the words are the first and the last part of a card.
 */
const onItsSide =
  'grid max-md:[&>a]:flex-row max-md:[&>a]:flex-wrap max-md:[&>a>:first-child]:grid max-md:[&>a>:first-child]:flex-[1_1_116px] max-md:[&>a>:first-child]:place-items-center max-md:[&>a>:first-child]:p-2 max-md:[&>a>:last-child]:min-w-0 max-md:[&>a>:last-child]:flex-[999_1_9rem] max-md:[&>a>:last-child]:justify-center';

/** A card that would be alone in the last row has the room of two, and lies on its side. */
const lastAlone =
  'md:@container md:odd:last:col-span-2 xl:nth-[4n+3]:last:col-auto @min-[501px]:[&>a]:flex-row @min-[501px]:[&>a]:items-center @min-[501px]:[&>a>*]:min-w-0 @min-[501px]:[&>a>*]:flex-1';

/** A post without an id is known by its title. */
function isSame(one: BlogInState, other: BlogInState): boolean {
  return one.blogId === other.blogId && (one.blogId !== null || one.title === other.title);
}

/** The cards of published posts with those of the posts that are part of the site after them. */
export function siteCards(
  published: readonly BlogInState[],
  site: SiteConfig,
): readonly BlogInState[] {
  return [...published, ...builtInCards.map((card) => cardOfBuiltIn(card, site))];
}

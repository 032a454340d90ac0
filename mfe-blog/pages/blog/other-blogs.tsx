import type { MouseEvent } from 'react';
import {
  type BlogCardData,
  type BlogInState,
  blogPath,
  type BlogState,
} from '@site/kit/blog-cards/blog-card-data.ts';
import { pictureAddress } from '@site/kit/blog-cards/picture-address.ts';
import { useNavigate } from '@site/kit/router.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Card } from '@site/kit/ui/card.tsx';
import { blogWords } from '../../content/blog-words.ts';

type Props = {
  site: SiteConfig;
  cards: readonly BlogInState[];
  /** The post that the page shows, which needs no card; `null` when it shows none. */
  shown: BlogCardData | null;
};

/** The other posts, each leading to its page and passing the list on. */
export function OtherBlogs({ site, cards, shown }: Props) {
  const navigate = useNavigate();
  const others = cards.filter((card) => shown === null || !isSame(card, shown));
  if (others.length === 0) return null;

  function open(event: MouseEvent, blog: BlogInState) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const blogs =
      cards.some((card) => shown !== null && isSame(card, shown)) || shown === null
        ? cards
        : [shown, ...cards];
    const state: BlogState = { blog, blogs };
    void navigate(blogPath(blog.blogId), { state });
  }

  return (
    <section className="section ground-white" aria-labelledby="other-blogs">
      <div className="wrap">
        <h2 id="other-blogs" className="mb-6">
          {blogWords.otherBlogs}
        </h2>
        <ul className="other-blogs">
          {others.map((blog) => (
            <li key={blog.blogId ?? blog.title}>
              <Card
                title={blog.title}
                href={blogPath(blog.blogId)}
                onClick={(event) => open(event, blog)}
                picture={
                  <img
                    src={pictureAddress(blog.thumbnail, site)}
                    width="400"
                    height="300"
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                }
              >
                {blog.author}
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A post without an id is known by its title. */
function isSame(one: BlogCardData, other: BlogCardData): boolean {
  return one.blogId === other.blogId && (one.blogId !== null || one.title === other.title);
}

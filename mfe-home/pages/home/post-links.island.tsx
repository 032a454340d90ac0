import { type MouseEvent, useRef } from 'react';
import { type PostInState, type PostState, postPath } from '@site/kit/post-cards/post-card-data.ts';
import { usePictureFallback } from '@site/kit/post-cards/use-picture-fallback.ts';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { useNavigate } from '@site/kit/location.ts';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';

type PostLinksProps = {
  /** The posts that the links inside point to. */
  blogs: readonly PostInState[];
};

/**
 * Links to posts, each inside an element whose `data-post` is the post's index in the list. A click passes the post and
 * the whole list as navigation state, so the next page renders immediately.
 */
export const postLinks = defineIsland<PostLinksProps>('post-links', PostLinks);

function PostLinks({ blogs, staticParts }: IslandProps<PostLinksProps>) {
  const navigate = useNavigate();
  const { site } = usePageContext();
  const root = useRef<HTMLElement>(null);
  usePictureFallback(root, site);

  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const place = link?.closest<HTMLElement>('[data-post]')?.dataset['post'];
    const blog = place === undefined ? undefined : blogs[Number(place)];
    if (!blog) return;
    event.preventDefault();
    const state: PostState = { blog, blogs };
    navigate(postPath(blog.blogId), { state });
  }

  // Not an interactive element: it only catches clicks that bubble from the links.
  return <StaticHtml ref={root} of={staticParts[0]} className="contents" onClick={onClick} />;
}

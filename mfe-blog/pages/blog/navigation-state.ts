import type { BlogInState, BlogState } from '@site/kit/blog-cards/blog-card-data.ts';
import { useLocation } from '@site/kit/router.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { useMemo } from 'react';

/**
 * What a card of another page passed on: the post that was pressed and the list it stood in; `null` when
 * the visitor came another way. Known to the browser alone, so the first drawing is without it. Words
 * that came along are as they came: `useBlogWithWords` makes them ready.
 */
export function useBlogState(): BlogState | null {
  const { state }: { state: unknown } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? parseBlogState(state) : null), [hydrated, state]);
}

/**
 * Reads a navigation state; `null` for what nobody passed on. Written by hand, because every reader's
 * phone loads it: a schema library would be four times its size.
 */
export function parseBlogState(state: unknown): BlogState | null {
  const { blog, blogs } = members(state);
  const pressed = parseBlog(blog);
  if (!pressed || !Array.isArray(blogs)) return null;
  const list = blogs.map(parseBlog).filter((each) => each !== null);
  return list.length === blogs.length ? { blog: pressed, blogs: list } : null;
}

function parseBlog(value: unknown): BlogInState | null {
  const { blogId, title, author, thumbnail, updatedAt, description } = members(value);
  if (typeof title !== 'string' || typeof author !== 'string') return null;
  if (!isTextOr(null, blogId) || !isTextOr(null, thumbnail)) return null;
  if (!isTextOr(undefined, updatedAt) || !isTextOr(undefined, description)) return null;
  return {
    blogId,
    title,
    author,
    thumbnail,
    ...(updatedAt !== undefined && { updatedAt }),
    ...(description !== undefined && { description }),
  };
}

function isTextOr<Nothing extends null | undefined>(
  nothing: Nothing,
  value: unknown,
): value is string | Nothing {
  return typeof value === 'string' || value === nothing;
}

/** The members of an object; none for anything else. */
function members(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

import type { PostInState, PostState } from '@site/kit/post-cards/post-card-data.ts';
import { useLocation } from '@site/kit/location.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { useMemo } from 'react';

/**
 * Returns the post and list passed by the clicked card, or `null` if the visitor arrived another way. The server
 * doesn't have it, so it is missing in the first render. Its HTML is not sanitised.
 */
export function useBlogState(): PostState | null {
  const { state }: { state: unknown } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? parseBlogState(state) : null), [hydrated, state]);
}

/**
 * Parses a navigation state. Returns `null` if it is invalid. Hand-written, because every reader downloads it and a
 * schema library would be four times the size.
 */
export function parseBlogState(state: unknown): PostState | null {
  const { blog, blogs } = members(state);
  const pressed = parseBlog(blog);
  if (!pressed || !Array.isArray(blogs)) return null;
  const list = blogs.map(parseBlog).filter((each) => each !== null);
  return list.length === blogs.length ? { blog: pressed, blogs: list } : null;
}

function parseBlog(value: unknown): PostInState | null {
  const { blogId, title, author, thumbnail, updatedAt, description } = members(value);
  if (typeof title !== 'string' || typeof author !== 'string') return null;
  if (!isStringOr(null, blogId) || !isStringOr(null, thumbnail)) return null;
  if (!isStringOr(undefined, updatedAt) || !isStringOr(undefined, description)) return null;
  return {
    blogId,
    title,
    author,
    thumbnail,
    ...(updatedAt !== undefined && { updatedAt }),
    ...(description !== undefined && { description }),
  };
}

function isStringOr<Nothing extends null | undefined>(
  nothing: Nothing,
  value: unknown,
): value is string | Nothing {
  return typeof value === 'string' || value === nothing;
}

/** Returns the members of an object, and none for any other value. */
function members(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

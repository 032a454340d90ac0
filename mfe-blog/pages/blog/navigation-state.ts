import type { BlogState } from '@site/kit/blog-cards/blog-card-data.ts';
import { useLocation } from '@site/kit/router.ts';
import { cleanInBrowser } from '@site/kit/safe-html/clean-in-browser.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { useMemo } from 'react';
import * as v from 'valibot';

const blogInState = v.object({
  blogId: v.nullable(v.string()),
  title: v.string(),
  author: v.string(),
  thumbnail: v.nullable(v.string()),
  updatedAt: v.exactOptional(v.string()),
  description: v.exactOptional(v.pipe(v.string(), v.transform(cleanInBrowser))),
});

const blogState = v.object({ blog: blogInState, blogs: v.array(blogInState) });

/**
 * What a card of another page passed on: the post that was pressed and the list it stood in; `null` when
 * the visitor came another way. Known to the browser alone, so the first drawing is without it.
 */
export function useBlogState(): BlogState | null {
  const { state }: { state: unknown } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => {
    if (!hydrated) return null;
    const read = v.safeParse(blogState, state);
    return read.success ? read.output : null;
  }, [hydrated, state]);
}

import type { BlogInState } from '@site/kit/blog-cards/blog-card-data.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { useMemo } from 'react';
import { useBlogState } from './navigation-state.ts';
import { prepareHtml } from './prepare-html.ts';

/**
 * Returns the post from navigation state with its HTML sanitised, or `null` if there is none. Only pages that need this
 * import it, so that other pages don't include the sanitiser.
 */
export function useSanitisedBlog(site: SiteConfig): BlogInState | null {
  const passed = useBlogState();
  return useMemo(() => {
    if (!passed) return null;
    const { description, ...card } = passed.blog;
    return description === undefined
      ? card
      : { ...card, description: prepareHtml(description, site) };
  }, [passed, site]);
}

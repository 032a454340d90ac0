import type { BlogInState } from '@site/kit/blog-cards/blog-card-data.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { useMemo } from 'react';
import { useBlogState } from './navigation-state.ts';
import { readyWords } from './ready-words.ts';

/**
 * The post that came with the visitor, its words ready to be shown; `null` when none came. Only pages that can
 * show such words use this, so that no other page carries the cleaning.
 */
export function useBlogWithWords(site: SiteConfig): BlogInState | null {
  const passed = useBlogState();
  return useMemo(() => {
    if (!passed) return null;
    const { description, ...card } = passed.blog;
    return description === undefined
      ? card
      : { ...card, description: readyWords(description, site) };
  }, [passed, site]);
}

import type { SiteConfig } from '@site/kit/site.ts';
import type { PostData } from './load-post.ts';
import { shownBuiltIn, shownPublished, type ShownPost } from './shown-post.ts';

/** The post that a page's data hold; `null` when they say that there is none, or none yet. */
export function shownData(found: PostData, site: SiteConfig): ShownPost | null {
  switch (found.kind) {
    case 'published':
      return shownPublished(found.blog, site);
    case 'built-in':
      return shownBuiltIn(found.post, site);
    case 'on-its-way':
    case 'missing':
    case 'failed':
      return null;
  }
}

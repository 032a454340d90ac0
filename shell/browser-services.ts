import type { Services, WhichBlogs } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { within } from './remotes/within.ts';

/** Timeout for loading the API client, in milliseconds. */
const TIMEOUT_MS = 8000;

/**
 * The services that pages use in a browser: API calls. A failed call is reported to `onFailure`. A list that fails to
 * load is empty. A post that fails to load rejects; a missing one is `null`.
 */
export function createBrowserServices(
  site: SiteConfig,
  onFailure: (error: unknown) => void,
): Services {
  return {
    async publishedBlogs(which) {
      const newest = newestCount(which);
      const client = await apiClient(onFailure);
      if (!client) return [];
      const answer = await client.fetchPublishedBlogs(
        site.apiBase,
        newest === undefined ? {} : { newest },
      );
      if (answer.kind === 'loaded') return answer.blogs.slice(0, newest);
      onFailure(answer.kind);
      return [];
    },
    async blog(id) {
      const client = await apiClient(onFailure);
      const answer = client && (await client.fetchBlog(site.apiBase, id));
      if (answer?.kind === 'found') return answer.blog;
      if (answer?.kind === 'missing') return null;
      // A missing client has been reported already.
      if (answer) onFailure(answer.kind);
      throw new Error(`Failed to fetch post ${id}.`);
    },
  };
}

/** Loaded on first use: a composed page doesn't need it. Without it every call fails. */
async function apiClient(onFailure: (error: unknown) => void) {
  try {
    return await within(TIMEOUT_MS, import('@site/kit/api/blog-client.ts'));
  } catch (error) {
    onFailure(error);
    return null;
  }
}

/** Neighbours are unknown here, so return as many of the newest, plus one in case the post is among them. */
function newestCount(which: WhichBlogs): number | undefined {
  if (which === 'all') return undefined;
  return 'newest' in which ? which.newest : 2 * which.each + 1;
}

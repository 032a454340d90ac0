import type { Services, WhichBlogs } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { within } from './remotes/within.ts';

/** Timeout for loading the API client, in milliseconds. */
const TIMEOUT_MS = 8000;

/**
 * Creates the services that pages use in a browser to call the API. Failed calls are reported to `onFailure`. A list
 * that fails to load resolves to an empty array. A post that fails to load rejects; a missing post resolves to `null`.
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
      // If the client itself failed to load, `apiClient` has already reported it.
      if (answer) onFailure(answer.kind);
      throw new Error(`Failed to fetch post ${id}.`);
    },
  };
}

/** Loaded on first use, because a composed page doesn't need it. If it fails to load, so does every call. */
async function apiClient(onFailure: (error: unknown) => void) {
  try {
    return await within(TIMEOUT_MS, import('@site/kit/api/blog-client.ts'));
  } catch (error) {
    onFailure(error);
    return null;
  }
}

/**
 * A post's neighbours are unknown here, so request that many of the newest posts, plus one in case the post itself is
 * among them.
 */
function newestCount(which: WhichBlogs): number | undefined {
  if (which === 'all') return undefined;
  return 'newest' in which ? which.newest : 2 * which.each + 1;
}

import type { Services, WhichBlogs } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { within } from './remotes/within.ts';

/** How long the code of the calls may take to arrive, in milliseconds. */
const TIMEOUT_MS = 8000;

/**
 * The services that pages use in a browser: calls to the API. A failed call is reported to `onFailure`. A list that
 * cannot be fetched is empty. A post that cannot be fetched rejects, one that does not exist is `null`.
 */
export function createBrowserServices(
  site: SiteConfig,
  onFailure: (error: unknown) => void,
): Services {
  return {
    async publishedBlogs(which) {
      const newest = howMany(which);
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
      // Without the code of the calls, that has been reported.
      if (answer) onFailure(answer.kind);
      throw new Error(`The post ${id} could not be fetched.`);
    },
  };
}

/**
 * Fetched when a page asks for the first time: what the first page needs was loaded when it was composed.
 * Without it every call has failed.
 */
async function apiClient(onFailure: (error: unknown) => void) {
  try {
    return await within(TIMEOUT_MS, import('@site/kit/api/blog-client.ts'));
  } catch (error) {
    onFailure(error);
    return null;
  }
}

/** Those beside a post are not known here; as many of the newest stand for them, and one more in case it is among them. */
function howMany(which: WhichBlogs): number | undefined {
  if (which === 'all') return undefined;
  return 'newest' in which ? which.newest : 2 * which.each + 1;
}

import { fetchBlog, fetchPublishedBlogs } from '@site/kit/api/client.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { reportError } from './report-error.ts';

/** The services that pages use in a browser: calls to the API. A failed call is reported and counts as nothing found. */
export function createBrowserServices(site: SiteConfig): Services {
  return {
    async publishedBlogs() {
      const answer = await fetchPublishedBlogs(site.apiBase);
      if (answer.kind === 'loaded') return answer.blogs;
      reportError('navigate', answer.kind);
      return [];
    },
    async blog(id) {
      const answer = await fetchBlog(site.apiBase, id);
      if (answer.kind === 'found') return answer.blog;
      if (answer.kind !== 'missing') reportError('navigate', answer.kind);
      return null;
    },
  };
}

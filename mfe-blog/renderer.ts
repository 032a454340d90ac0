import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { blogFeedDocuments, POSTS_IN_FEED } from './feeds.ts';
import { remote } from './remote.ts';
import { blogSearchEntries } from './search-entries.ts';

export const renderer = createRenderer(remote, {
  documents: async ({ site, services }) =>
    blogFeedDocuments(await services.publishedBlogs({ newest: POSTS_IN_FEED }), site),
  searchEntries: async ({ site, services }) =>
    blogSearchEntries(await services.publishedBlogs('all'), site),
});

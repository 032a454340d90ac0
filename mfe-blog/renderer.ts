import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { blogFeedDocuments, POSTS_IN_FEED } from './feeds.ts';
import { shownBuiltInPosts } from './content/built-in-posts.ts';
import { postFiles } from './content/post-files.ts';
import { remote } from './remote.ts';
import { blogSearchEntries } from './search-entries.ts';

export const renderer = createRenderer(remote, {
  posts: postFiles.map(({ overview }) => overview),
  documents: async ({ site, services }) => {
    const newest = await services.publishedBlogs({ newest: POSTS_IN_FEED });
    const posts = await Promise.all(newest.map(({ blogId }) => services.blog(blogId)));
    return blogFeedDocuments(
      {
        published: posts.filter((post) => post !== null),
        builtIn: await shownBuiltInPosts(services),
      },
      site,
    );
  },
  searchEntries: async ({ site, services }) =>
    blogSearchEntries(
      {
        published: await services.publishedBlogs('all'),
        builtIn: await shownBuiltInPosts(services),
      },
      site,
    ),
});

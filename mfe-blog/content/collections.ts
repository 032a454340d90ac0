import { defineCollection } from '@site/kit/content/collection.ts';
import { blogWordsSchema } from './blog-words-schema.ts';
import { feedSchema } from './feed-schema.ts';
import { postSchema } from './post-schema.ts';

/** Everything that people read in this section. */
export const collections = [
  defineCollection({
    files: 'posts/*.md',
    label: 'Post of the site',
    schema: postSchema,
    sourcesIn: 'medical',
    body: { whole: 'description' },
  }),
  defineCollection({ files: 'feed.yaml', label: 'News feed', schema: feedSchema }),
  defineCollection({
    files: 'blog-words.yaml',
    label: 'Words of the blog',
    schema: blogWordsSchema,
  }),
];

import { publicationList } from '@site/kit/content/fields.ts';
import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import { defineCollection } from '@site/kit/content/collection.ts';
import { feedSchema } from './feed-schema.ts';
import { postSchema } from './post-schema.ts';

export const collections = [
  defineCollection({
    files: 'posts/*.md',
    label: 'Built-in post',
    schema: postSchema,
    page: ({ blogId }) => postPath(blogId),
    sourcesIn: 'medical',
    body: { whole: 'description' },
  }),
  defineCollection({ files: 'feed.yaml', label: 'News feed', schema: feedSchema, page: '/feed' }),
  defineCollection({
    files: 'blog-words.yaml',
    label: 'Text of the blog',
    page: '/blog',
  }),
  defineCollection({ files: 'sources.yaml', label: 'Sources', schema: publicationList }),
];

import { publicationList } from '@site/kit/content/fields.ts';
import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import type { Collections } from '@site/kit/content/collection.ts';
import { feedSchema } from './feed-schema.ts';
import { type BuiltInPost, postSchema } from './post-schema.ts';

export const collections: Collections = {
  'posts/*.md': {
    label: 'Built-in post',
    schema: postSchema,
    page: ({ blogId }: BuiltInPost) => postPath(blogId),
    sourcesIn: 'medical',
    body: { whole: 'description' },
  },
  'feed.yaml': { label: 'News feed', schema: feedSchema, page: '/feed' },
  'blog-words.yaml': { label: 'Text of the blog', page: '/blog' },
  'sources.yaml': { label: 'Sources', schema: publicationList },
};

import { blog } from '@site/kit/api/blog.ts';
import type { Services } from '@site/kit/remote/services.ts';
import * as v from 'valibot';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DataRevision } from '../versions/data-revision.ts';
import { chosenBlogs } from './chosen-blogs.ts';

/** The services that pages are rendered with: they answer from a revision of the data, and never change their mind. */
export function dataServices({ posts }: DataRevision, blobs: BlobStore): Services {
  const overviews = posts.map(({ overview }) => overview);
  return {
    publishedBlogs: async (which) => chosenBlogs(overviews, which),
    async blog(id) {
      const post = posts.find(({ overview }) => overview.blogId === id);
      return post ? v.parse(blog, JSON.parse(String(await blobs.read(post.hash)))) : null;
    },
  };
}

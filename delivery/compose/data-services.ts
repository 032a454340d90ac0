import { blog } from '@site/kit/api/blog.ts';
import type { Services } from '@site/kit/remote/services.ts';
import * as v from 'valibot';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DataRevision } from '../versions/data-revision.ts';

/** The services that pages are rendered with: they answer from a revision of the data, and never change their mind. */
export function dataServices({ posts }: DataRevision, blobs: BlobStore): Services {
  const overviews = posts.map(({ overview }) => overview);
  return {
    async publishedBlogs(which) {
      if (which === 'all') return overviews;
      if ('newest' in which) return overviews.slice(0, which.newest);
      const at = overviews.findIndex(({ blogId }) => blogId === which.beside);
      if (at < 0) return [];
      const newer = overviews.slice(Math.max(0, at - which.each), at);
      return [...newer, ...overviews.slice(at + 1, at + 1 + which.each)];
    },
    async blog(id) {
      const post = posts.find(({ overview }) => overview.blogId === id);
      return post ? v.parse(blog, JSON.parse(String(await blobs.read(post.hash)))) : null;
    },
  };
}

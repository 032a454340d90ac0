import type { PostOverview } from '@site/kit/api/post.ts';
import type { Services, WhichPosts } from '@site/kit/remote/services.ts';
import * as v from 'valibot';
import { type BlobStore, hashOf } from '../blobs/blob-store.ts';
import type { Question } from '../render/messages.ts';
import type { DataRevision } from '../versions/data-revision.ts';

/** Creates services for rendering that read from a fixed revision of the data. */
export function dataServices({ posts }: DataRevision, blobs: BlobStore): Services {
  const overviews = posts.map(({ overview }) => overview);
  const hashes = hashesById({ posts });
  return {
    publishedBlogs: async (which) => selectPosts(overviews, which),
    async blog(id) {
      const hash = hashes.get(id);
      if (hash === undefined) return null;
      // Loaded on demand, because only the blog's pages ask for a post.
      const { postSchema } = await import('@site/kit/api/post.ts');
      return v.parse(postSchema, JSON.parse(String(await blobs.read(hash))));
    },
  };
}

const HASH_LENGTH = 16;

/** Returns a function that hashes the answers of `dataServices`, without reading posts. */
export function answerHashes({ posts }: DataRevision): (question: Question) => string {
  const overviews = posts.map(({ overview }) => overview);
  const hashes = hashesById({ posts });
  return ([method, about]) =>
    method === 'blog'
      ? (hashes.get(about) ?? '').slice(0, HASH_LENGTH)
      : hashOf(JSON.stringify(selectPosts(overviews, about))).slice(0, HASH_LENGTH);
}

function hashesById({ posts }: Pick<DataRevision, 'posts'>): ReadonlyMap<string, string> {
  return new Map(posts.map(({ overview, hash }) => [overview.blogId, hash]));
}

/** Selects posts from all published ones, keeping their order. */
export function selectPosts(
  all: readonly PostOverview[],
  which: WhichPosts,
): readonly PostOverview[] {
  if (which === 'all') return all;
  if ('newest' in which) return all.slice(0, which.newest);
  const at = all.findIndex(({ blogId }) => blogId === which.beside);
  if (at < 0) return [];
  const newer = all.slice(Math.max(0, at - which.each), at);
  return [...newer, ...all.slice(at + 1, at + 1 + which.each)];
}

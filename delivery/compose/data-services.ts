import type { PostOverview } from '@site/kit/api/post.ts';
import type { Services, WhichPosts } from '@site/kit/remote/services.ts';
import * as v from 'valibot';
import { type BlobStore, hashOf } from '../blobs/blob-store.ts';
import type { Question } from '../render/messages.ts';
import type { DataRevision } from '../versions/data-revision.ts';

/** What the services answer from: a fixed revision of the data, and the posts that come with the releases. */
type Source = DataRevision & { builtIn?: readonly PostOverview[] };

/** Creates services for rendering. */
export function dataServices(source: Source, blobs: BlobStore): Services {
  const hashes = hashesById(source);
  return {
    publishedBlogs: async (which) => overviewsIn(source, which),
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
export function answerHashes(source: Source): (question: Question) => string {
  const hashes = hashesById(source);
  return ([method, about]) =>
    method === 'blog'
      ? (hashes.get(about) ?? '').slice(0, HASH_LENGTH)
      : hashOf(JSON.stringify(overviewsIn(source, about))).slice(0, HASH_LENGTH);
}

function hashesById({ posts }: Pick<DataRevision, 'posts'>): ReadonlyMap<string, string> {
  return new Map(posts.map(({ overview, hash }) => [overview.blogId, hash]));
}

function overviewsIn(
  { posts, withdrawn, builtIn = [] }: Source,
  which: WhichPosts,
): readonly PostOverview[] {
  if (which === 'built-in') return builtIn.filter(({ blogId }) => !withdrawn.includes(blogId));
  return selectPosts(
    posts.map(({ overview }) => overview),
    which,
  );
}

/** Selects posts from all published ones, keeping their order. */
export function selectPosts(
  all: readonly PostOverview[],
  which: Exclude<WhichPosts, 'built-in'>,
): readonly PostOverview[] {
  if (which === 'all') return all;
  if ('newest' in which) return all.slice(0, which.newest);
  const at = all.findIndex(({ blogId }) => blogId === which.beside);
  if (at < 0) return [];
  const newer = all.slice(Math.max(0, at - which.each), at);
  return [...newer, ...all.slice(at + 1, at + 1 + which.each)];
}

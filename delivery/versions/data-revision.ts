import type { Post } from '@site/kit/api/post.ts';
import { overviewSchema } from '@site/kit/api/post-overview.ts';
import * as v from 'valibot';
import { blobHash } from '../blobs/blob-store.ts';

/**
 * The data that pages are rendered from, in addition to releases and configuration: a snapshot of published posts and
 * their pictures. Composing never reads the database, so versions are reproducible.
 */
export const dataRevisionSchema = v.object({
  /** Published posts, most recently updated first. */
  posts: v.array(
    v.object({
      overview: overviewSchema,
      /** The complete post, as served to readers. */
      hash: blobHash,
      /** A hash of its database row, to detect unchanged posts. */
      row: v.string(),
      /** File names of its pictures. */
      pictures: v.array(v.string()),
    }),
  ),
  /** Pictures of posts by file name. */
  pictures: v.record(v.string(), blobHash),
  /** Ids of built-in posts that were withdrawn. */
  withdrawn: v.optional(v.array(v.string()), []),
});

export type DataRevision = v.InferOutput<typeof dataRevisionSchema>;

export const noPosts: DataRevision = { posts: [], pictures: {}, withdrawn: [] };

/** Returns a post without its body. */
export function overviewOf(post: Post): v.InferOutput<typeof overviewSchema> {
  return v.parse(overviewSchema, post);
}

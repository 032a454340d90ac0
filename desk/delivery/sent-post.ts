import type { Writer } from '@site/api/posts/draft-store.ts';
import { MAX_PICTURE_BYTES } from '@site/api/posts/picture-file.ts';
import * as v from 'valibot';
import { listOf } from '../list-of.ts';
import { ProblemError } from './problem.ts';

type SentFile = { name: string; bytes: Buffer };

/** A post's Markdown file and its pictures by relative path. */
export type SentPost = { file: SentFile; pictures: readonly SentFile[] };

/** The result of sending a post. */
export const publishedPost = v.object({ kind: v.literal('published'), post: v.string() });
export const waitingPost = v.object({
  kind: v.literal('waiting'),
  post: v.string(),
  /** The revision that needs approval. */
  revision: v.string(),
  problems: listOf(v.string()),
});

/** Stores a post as a draft of the desk and publishes it. */
export type TakePost = (
  post: SentPost,
  by: Writer,
) => Promise<
  | v.InferOutput<typeof publishedPost>
  | v.InferOutput<typeof waitingPost>
  | { kind: 'busy'; problems: readonly string[] }
  | { kind: 'refused'; problems: readonly string[] }
>;

/** The maximum number of pictures of a post, and the size limit of everything together, in bytes. */
export const MAX_PICTURES = 60;
export const MAX_POST_BYTES = 4 * MAX_PICTURE_BYTES;

/** A relative path without parent segments. */
const relativePath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?:[^./\\\0][^/\\\0]*\/)*[^./\\\0][^/\\\0]*$/),
);

/** Reads uploaded files. Throws a problem unless each is named with a path beside the post. */
export async function sentPost(post: Blob, pictures: readonly Blob[]): Promise<SentPost> {
  return { file: await sentFile(post), pictures: await Promise.all(pictures.map(sentFile)) };
}

async function sentFile(file: Blob): Promise<SentFile> {
  const name = v.safeParse(relativePath, file instanceof File ? file.name : '');
  if (name.success) return { name: name.output, bytes: Buffer.from(await file.arrayBuffer()) };
  const problems = ['Each file must be named with a path beside the post.'];
  throw new ProblemError(400, 'wrong-values', 'The post is invalid.', { problems });
}

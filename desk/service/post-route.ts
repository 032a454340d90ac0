import type { Writer } from '@site/api/blogs/draft-store.ts';
import { MAX_BYTES } from '@site/delivery/publishing/post-pictures.ts';
import * as v from 'valibot';
import { type Caller, mustBeAllowed } from './caller.ts';
import type { ComposeQueue } from './compose-queue.ts';
import { ProblemError } from './problem.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';

/** The Markdown file of a post, and the pictures that it names, by their paths beside it. */
export type SentPost = { file: SentFile; pictures: readonly SentFile[] };
type SentFile = v.InferOutput<typeof sentFile>;

/** Keeps a post as a draft of the desk and publishes it in somebody's name. */
export type TakePost = (post: SentPost, by: Writer) => Promise<TakenPost>;
type TakenPost =
  | v.InferOutput<typeof takenPost>
  | { kind: 'refused' | 'busy'; problems: readonly string[] };

/** What came of sending a post. */
export const takenPost = v.variant('kind', [
  v.object({ kind: v.literal('published'), post: v.string() }),
  v.object({
    kind: v.literal('waiting'),
    post: v.string(),
    /** The revision of the posts that has to be approved. */
    revision: v.string(),
    problems: v.array(v.string()),
  }),
]);

/** The largest post with its pictures, and how many pictures it may have. */
const MOST_BYTES = 4 * MAX_BYTES;
export const MOST_PICTURES = 60;

/** A path below the post's folder. */
const relativePath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(?:[^./\\\0][^/\\\0]*\/)*[^./\\\0][^/\\\0]*$/, 'must be a path beside the post'),
);
const sentFile = v.object({
  field: v.picklist(['post', 'picture'], 'must be post or picture'),
  name: relativePath,
  bytes: v.instance(Buffer),
});
const sentParts = v.pipe(
  v.array(sentFile),
  v.check(
    (parts) => parts.filter(({ field }) => field === 'post').length === 1,
    'one post, please',
  ),
);

/** Publishes a post of a writer who has the file and a key. */
export function postRoute({
  takePost,
  inTurn,
}: {
  takePost: TakePost;
  inTurn: ComposeQueue;
}): Route<Caller> {
  return {
    method: 'POST',
    path: '/v1/posts',
    operationId: 'publishPost',
    summary:
      'Publishes a post, or publishes it again: its Markdown file as `post`, and each of its pictures as `picture` with its path beside the file as file name. What has to be approved waits, and goes live once it is.',
    shows: 'key',
    body: 'parts',
    bodyLimit: MOST_BYTES,
    answers: {
      200: { description: 'Readers have it.', schema: takenPost },
      202: { description: 'It waits for an approval.', schema: takenPost },
    },
    problems: {
      409: 'Somebody is saving or publishing this post at the desk right now.',
      422: 'Refused, with the reasons; readers have what they had.',
    },
    async handle({ body, caller }) {
      mustBeAllowed(caller, 'promote', 'posts');
      const parts = readInput(sentParts, body, 'The post');
      const [file] = parts.filter(({ field }) => field === 'post');
      if (!file) throw new Error('A post was read that has no file.');
      const pictures = parts.filter(({ field }) => field === 'picture');
      const by = { who: caller.who, person: caller.key.person };
      const taken = await inTurn(caller, () => takePost({ file, pictures }, by));
      if (taken.kind === 'busy') {
        const detail = 'Somebody is saving or publishing this post right now. Try again.';
        throw new ProblemError(409, 'refused', detail);
      }
      if (taken.kind === 'refused') {
        const { problems } = taken;
        throw new ProblemError(422, 'refused', 'Not published.', { problems: [...problems] });
      }
      return { status: taken.kind === 'published' ? 200 : 202, body: taken };
    },
  };
}

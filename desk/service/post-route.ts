import type { Writer } from '@site/api/posts/draft-store.ts';
import { MAX_PICTURE_BYTES } from '@site/kit/api/post-picture.ts';
import * as v from 'valibot';
import { type Caller, mustBeAllowed } from './caller.ts';
import type { ComposeQueue } from './compose-queue.ts';
import { ProblemError } from './problem.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';

/** A post's Markdown file and its pictures by relative path. */
export type SentPost = { file: SentFile; pictures: readonly SentFile[] };
type SentFile = v.InferOutput<typeof sentFile>;

/** Stores a post as a draft of the desk and publishes it. */
export type TakePost = (post: SentPost, by: Writer) => Promise<TakenPost>;
type TakenPost =
  | v.InferOutput<typeof takenPost>
  | { kind: 'refused' | 'busy'; problems: readonly string[] };

/** Result of sending a post. */
export const takenPost = v.variant('kind', [
  v.object({ kind: v.literal('published'), post: v.string() }),
  v.object({
    kind: v.literal('waiting'),
    post: v.string(),
    /** The revision that needs approval. */
    revision: v.string(),
    problems: v.array(v.string()),
  }),
]);

/** Limits of an upload. */
const MAX_UPLOAD_BYTES = 4 * MAX_PICTURE_BYTES;
export const MAX_PICTURES = 60;

/** A relative path without parent segments. */
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

/** The route that publishes a post file. */
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
      'Publishes a post, or publishes it again: its Markdown file as `post`, and each of its pictures as `picture` with its path beside the file as file name. A post that needs approval waits, and goes live once it is.',
    shows: 'key',
    body: 'parts',
    bodyLimit: MAX_UPLOAD_BYTES,
    answers: {
      200: { description: 'The post is live.', schema: takenPost },
      202: { description: 'The post awaits approval.', schema: takenPost },
    },
    problems: {
      409: 'The post is being saved or published at the desk.',
      422: 'Refused, with reasons. The site is unchanged.',
    },
    async handle({ body, caller }) {
      mustBeAllowed(caller, 'promote', 'posts');
      const parts = readInput(sentParts, body, 'The post');
      const [file] = parts.filter(({ field }) => field === 'post');
      if (!file) throw new Error('The request has no post file.');
      const pictures = parts.filter(({ field }) => field === 'picture');
      const by = { who: caller.who, person: caller.key.person };
      const taken = await inTurn(caller, () => takePost({ file, pictures }, by));
      if (taken.kind === 'busy') {
        const detail = 'This post is being saved or published right now. Try again.';
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

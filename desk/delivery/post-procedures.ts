import { implement } from '@orpc/server';
import { mustBeAllowed } from './caller.ts';
import type { Context } from './context.ts';
import { postContract } from './contract.ts';
import { ProblemError, refused } from './problem.ts';
import { sentPost } from './sent-post.ts';

const api = implement(postContract).$context<Context>();

/** Publishes posts that are sent as files. */
export const postProcedures = api.router({
  publish: api.publish.handler(async ({ context, input: { post, picture } }) => {
    const { caller, takePost, inTurn } = context;
    mustBeAllowed(caller, 'promote', 'posts');
    const { who, person } = caller;
    if (takePost === null || who === undefined || person === undefined) {
      throw refused('Posts are sent to a delivery service, which knows the writer by the key.');
    }
    const sent = await sentPost(post, picture);
    const taken = await inTurn(() => takePost(sent, { who, person }));
    if (taken.kind === 'busy') {
      const detail = 'This post is being saved or published right now. Try again.';
      throw new ProblemError(409, 'refused', detail);
    }
    if (taken.kind === 'published') return { status: 200, body: taken };
    if (taken.kind === 'waiting') return { status: 202, body: taken };
    throw refused('Not published.', taken.problems);
  }),
});

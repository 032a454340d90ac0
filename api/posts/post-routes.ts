import { postIdPattern } from '@site/kit/api/post.ts';
import { messages } from '@site/kit/api/messages.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { sendError } from '../http/api-errors.ts';
import { createPostStore } from './post-store.ts';

/** An optional number of newest posts; anything invalid means all of them. */
const newestPosts = v.object({
  newest: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)),
});

const postParams = v.object({ id: v.pipe(v.string(), v.regex(postIdPattern)) });

/** `GET /published-blogs` and `GET /blog/{id}`. */
export function postRoutes(fastify: FastifyInstance, database: DatabaseHandle): void {
  const posts = createPostStore(database);

  fastify.get('/published-blogs', async (request, reply) => {
    const parsed = v.safeParse(newestPosts, request.query);
    const published = await posts.published(parsed.success ? parsed.output : {});
    return reply.header('cache-control', 'no-cache').send(published);
  });

  fastify.get('/blog/:id', async (request, reply) => {
    const params = v.safeParse(postParams, request.params);
    const post = params.success ? await posts.byId(params.output.id) : null;
    if (!post) return sendError(reply, 404, { id: messages.blogNotFound });
    return reply.header('cache-control', 'no-cache').send({ success: true, data: post });
  });
}

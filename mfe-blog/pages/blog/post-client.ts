import * as v from 'valibot';
import { postSchema, type Post } from '@site/kit/api/post.ts';
import { callService, type Unavailable } from '@site/kit/api/call-service.ts';

export type PostResult = { kind: 'found'; blog: Post } | { kind: 'missing' } | Unavailable;

/** Some services answer 200 with no post for a missing id. */
const oneBlog = v.object({ data: v.nullable(postSchema) });

/** Fetches one published blog (`GET {apiBase}/blog/{id}`). Returns failures as a result and never throws. */
export async function fetchPost(apiBase: string, id: string): Promise<PostResult> {
  const answer = await callService(`${apiBase}/blog/${encodeURIComponent(id)}`);
  if (answer.kind === 'unavailable') return answer;
  if (answer.status === 404) return { kind: 'missing' };
  const found = v.safeParse(oneBlog, answer.data);
  if (answer.status !== 200 || !found.success) return { kind: 'unavailable', reason: 'server' };
  const { data } = found.output;
  return data === null ? { kind: 'missing' } : { kind: 'found', blog: data };
}

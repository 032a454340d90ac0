import { errorAnswer } from '@site/api/http/api-errors.ts';
import { isWebForm } from '@site/api/http/form-call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../host/content-types.ts';
import { NOTHING_SENT, nothingSentPage } from './preview-words.ts';

/** Answers whoever sends something where nothing is kept: beside the form with JavaScript, as a page without it. */
export function nothingSent(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(403);
  if (isWebForm(request)) return reply.type(contentTypes.html).send(nothingSentPage);
  // Every form has this field, and says it there.
  return reply.send(errorAnswer({ email: NOTHING_SENT }));
}

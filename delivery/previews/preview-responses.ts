import type { Stream } from 'node:stream';
import { text } from 'node:stream/consumers';
import { errorAnswer } from '@site/api/http/api-errors.ts';
import { isWebForm } from '@site/api/http/is-web-form.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../releases/content-types.ts';
import { NOTHING_SENT, nothingSentPage } from './preview-words.ts';

const bodyStart = /<body[^>]*>(?:<a [^>]*href="#main"[^>]*>[^<]*<\/a>)?/;

/** For an `onSend` hook: inserts a banner at the top of pages and leaves other responses unchanged. */
export async function withStrip(
  reply: FastifyReply,
  payload: unknown,
  strip: string,
): Promise<unknown> {
  if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
  const html = isStream(payload) ? await text(payload) : textOf(payload);
  for (const name of ['content-length', 'etag', 'last-modified', 'accept-ranges']) {
    reply.removeHeader(name);
  }
  // Insert it after the skip link, which must come first.
  return html.replace(bodyStart, (start) => start + strip);
}

function textOf(payload: unknown): string {
  if (typeof payload === 'string') return payload;
  return Buffer.isBuffer(payload) ? payload.toString() : '';
}

function isStream(payload: unknown): payload is Stream & AsyncIterable<Buffer> {
  return typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload;
}

/** Rejects a submitted form: with a field error if JavaScript sent it, otherwise with a page. */
export function nothingSent(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(403);
  if (isWebForm(request)) return reply.type(contentTypes.html).send(nothingSentPage);
  // Every form has this field and shows the error there.
  return reply.send(errorAnswer({ email: NOTHING_SENT }));
}

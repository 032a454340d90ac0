import type { Stream } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';

const beginning = /<body[^>]*>(?:<a [^>]*href="#main"[^>]*>[^<]*<\/a>)?/;

/** For an `onSend` hook: puts a strip at the top of a page on its way out, and leaves everything else as it is. */
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
  // After the link that skips the header, which has to come first.
  return html.replace(beginning, (start) => start + strip);
}

function textOf(payload: unknown): string {
  if (typeof payload === 'string') return payload;
  return Buffer.isBuffer(payload) ? payload.toString() : '';
}

function isStream(payload: unknown): payload is Stream & AsyncIterable<Buffer> {
  return typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload;
}

import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { OperationMeta } from './operation.ts';
import { ProblemError } from './problem.ts';
import { MAX_PICTURES, MAX_POST_BYTES } from './sent-post.ts';

/** The input of an operation: its parameters, with the fields of its query or body. */
export async function inputOf(
  request: FastifyRequest,
  { body: kind }: OperationMeta,
): Promise<unknown> {
  const { body, params, query, method } = request;
  const path = v.parse(v.record(v.string(), v.string()), params);
  if (kind === 'form') return readForm(request);
  if (kind === 'bytes') {
    if (Buffer.isBuffer(body)) return { params: path, body: new Blob([new Uint8Array(body)]) };
    const detail = 'Send the archive as application/octet-stream.';
    throw new ProblemError(415, 'unreadable-request', detail);
  }
  if (method === 'GET') return { ...v.parse(v.record(v.string(), v.unknown()), query), ...path };
  const fields = v.safeParse(v.optional(v.record(v.string(), v.unknown()), {}), body);
  return fields.success ? { ...fields.output, ...path } : body;
}

/** Reads a form with a post and its pictures. */
async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) {
    throw new ProblemError(415, 'unreadable-request', 'Send the post as multipart/form-data.');
  }
  const limits = { fileSize: MAX_POST_BYTES, files: MAX_PICTURES + 1, fields: 0 };
  const form: Record<string, File> = {};
  const pictures: File[] = [];
  let left = MAX_POST_BYTES;
  for await (const part of request.files({ limits, preservePath: true })) {
    const bytes = await part.toBuffer();
    left -= bytes.length;
    if (left < 0) throw new ProblemError(413, 'too-large', 'This is too much at once.');
    const sent = new File([new Uint8Array(bytes)], part.filename);
    // Clients that number repeated fields send picture[0], picture[1] and so on.
    if (/^picture(?:\[\d+\])?$/.test(part.fieldname)) pictures.push(sent);
    else if (part.fieldname in form) throw new ProblemError(400, 'wrong-values', 'Send one post.');
    else form[part.fieldname] = sent;
  }
  return { ...form, picture: pictures };
}

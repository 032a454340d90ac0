import path from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { contentTypes } from '@site/delivery/host/content-types.ts';
import {
  MAX_BYTES,
  pictureFormat,
  sentPictureProblem,
} from '@site/delivery/publishing/post-pictures.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { slugFor } from './post-fields.ts';
import { draftsOf, type PostsContext } from './publish-draft.ts';

/** The longest field of a form with files, in bytes. */
const MOST_FIELD_BYTES = 1024 * 1024;

/** How many pictures a draft may have. */
const MOST_PICTURES = 60;

/** A file of a form, as `takeForms` reads it. */
const sentFile = v.object({ filename: v.string(), bytes: v.instance(Buffer) });

class TooLargeError extends Error {
  override name = 'TooLargeError';
  readonly statusCode = 413;
}

/** Makes the addresses of a scope take forms with pictures. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    // What is larger is cut off, so that the rest of the form is kept.
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_BYTES + 1, fieldSize: MOST_FIELD_BYTES, files: 2, fields: 40 },
    async onFile(part: MultipartFile) {
      part.value = { filename: part.filename ?? '', bytes: await part.toBuffer() };
    },
  });
  app.addHook('preValidation', async ({ body }) => {
    const sent = typeof body === 'object' && body !== null ? Object.values(body) : [];
    // The end of a longer field is lost by then. Its last letter may be as well.
    const isCut = (value: unknown) =>
      typeof value === 'string' && Buffer.byteLength(value) > MOST_FIELD_BYTES - 4;
    if (sent.some(isCut)) throw new TooLargeError('A field is too long.');
  });
}

/** Adds a picture that was sent in a field to a draft; `null` when none was. */
export async function addSentPicture(
  context: PostsContext,
  id: string,
  sent: unknown,
): Promise<{ kind: 'added'; name: string } | { kind: 'wrong'; reason: string } | null> {
  const read = v.safeParse(sentFile, sent);
  if (!read.success || read.output.bytes.length === 0) return null;
  const { filename, bytes } = read.output;
  const format = pictureFormat(bytes);
  const problem = await sentPictureProblem(bytes);
  if (problem !== null || format === null) {
    return { kind: 'wrong', reason: `This file ${problem}.` };
  }
  const drafts = draftsOf(context);
  const known = await drafts.pictureNames(id);
  if (known.length >= MOST_PICTURES) {
    return { kind: 'wrong', reason: `A post can have ${MOST_PICTURES} pictures.` };
  }
  const stem = slugFor(path.parse(filename).name).slice(0, 40) || 'picture';
  for (let count = 1; ; count += 1) {
    const name = `${count === 1 ? stem : `${stem}-${count}`}.${format}`;
    const same = known.includes(name) ? await drafts.picture(id, name) : null;
    if (same && !same.equals(bytes)) continue;
    if (!same) await drafts.addPicture(id, name, bytes);
    return { kind: 'added', name };
  }
}

/** The media type of a draft's picture. What a browser might run is only ever downloaded. */
export function typeOfPicture(bytes: Buffer): string | null {
  const format = pictureFormat(bytes);
  return format === null ? null : contentTypes[format];
}

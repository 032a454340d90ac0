import path from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { contentTypes } from '@site/delivery/releases/content-types.ts';
import { sentPictureProblem } from '@site/api/posts/post-pictures.ts';
import { MAX_PICTURE_BYTES, pictureFormat } from '@site/api/posts/picture-file.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_SOURCES, slugFor, sourceParts } from './post-fields.ts';
import { draftsOf, type PostsContext } from './publish-draft.ts';

/** Maximum size of a field in a form with files, in bytes. */
const MAX_FIELD_BYTES = 1024 * 1024;

/** Maximum number of pictures per draft. */
const MAX_PICTURES = 60;

/** An uploaded file, as `takeForms` reads it. */
const sentFile = v.object({ filename: v.string(), bytes: v.instance(Buffer) });

class TooLargeError extends Error {
  override name = 'TooLargeError';
  readonly statusCode = 413;
}

/** Enables multipart forms with pictures in a scope. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    // Larger files are truncated, so that the rest of the form is not lost.
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_PICTURE_BYTES + 1,
      fieldSize: MAX_FIELD_BYTES,
      files: 2,
      fields: 40 + MAX_SOURCES * sourceParts.length,
    },
    async onFile(part: MultipartFile) {
      part.value = { filename: part.filename ?? '', bytes: await part.toBuffer() };
    },
  });
  app.addHook('preValidation', async ({ body }) => {
    const sent = typeof body === 'object' && body !== null ? Object.values(body) : [];
    // A longer field was truncated, possibly within its last character.
    const isCut = (value: unknown) =>
      typeof value === 'string' && Buffer.byteLength(value) > MAX_FIELD_BYTES - 4;
    if (sent.some(isCut)) throw new TooLargeError('A field is too long.');
  });
}

/** Adds an uploaded picture to a draft; `null` if there was none. */
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
  if (known.length >= MAX_PICTURES) {
    return { kind: 'wrong', reason: `A post can have ${MAX_PICTURES} pictures.` };
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

/** Media type of a picture; `null` for anything else, which is only offered as a download. */
export function typeOfPicture(bytes: Buffer): string | null {
  const format = pictureFormat(bytes);
  return format === null ? null : contentTypes[format];
}

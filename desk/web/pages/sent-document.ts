import { createHash } from 'node:crypto';
import path from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { readInside } from '@site/delivery/read-inside.ts';
import { MAX_PICTURE_BYTES, pictureFileProblem } from '@site/api/posts/picture-file.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as v from 'valibot';
import type { FormField } from '../../content/document-form.ts';
import {
  type FormInputs,
  parseListChange,
  valuesOf,
  withListChange,
} from '../../content/form-values.ts';
import { documentFields, rewriteDocument } from '../../content/rewrite-document.ts';

/** Maximum size of a field, in bytes. */
const MAX_FIELD_BYTES = 256 * 1024;

/** The largest list, the sources, has a few hundred entries. */
const MAX_FIELDS = 5000;
const MAX_FILES = 20;

/** Wider pictures are scaled down, in pixels. */
const MAX_WIDTH = 1600;
/** Decompressing a larger picture could exhaust memory. */
const MAX_PIXELS = 60_000_000;

const sentFile = v.object({ filename: v.string(), bytes: v.instance(Buffer) });

/** What the form of a document sends. */
export type SentDocument = {
  /** The id of the text that the form was made from. */
  version: string;
  /** Where its button leads. */
  next: string | undefined;
  /** The change of a list that was pressed. */
  change: string | undefined;
  inputs: FormInputs;
  /** Chosen pictures by the place of their field. */
  pictures: ReadonlyMap<string, { filename: string; bytes: Buffer }>;
};

/** Enables multipart forms with pictures in a scope. */
export async function takeDocuments(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_PICTURE_BYTES + 1,
      // A longer field is cut off here, and refused when it is read.
      fieldSize: MAX_FIELD_BYTES + 1,
      fieldNameSize: 200,
      files: MAX_FILES,
      fields: MAX_FIELDS,
    },
    async onFile(part: MultipartFile) {
      part.value = { filename: part.filename ?? '', bytes: await part.toBuffer() };
    },
  });
}

/** Answered with 413, like any form that is too long. */
class TooLong extends Error {
  override name = 'TooLong';
  readonly statusCode = 413;
}

/** Reads the form of a document. Throws `TooLong`. */
export function readSent(body: unknown): SentDocument {
  const all = new Map(Object.entries(v.parse(v.record(v.string(), v.unknown()), body)));
  const textIn = (name: string) => {
    const value = all.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const places = [...all].filter(([name]) => name.startsWith('/'));
  for (const [, value] of places)
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'string' && Buffer.byteLength(one) > MAX_FIELD_BYTES) throw new TooLong();
  return {
    version: textIn('version') ?? '',
    next: textIn('then'),
    change: textIn('change'),
    inputs: new Map(
      places.map(([name, value]): [string, string[]] => [
        name,
        (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string'),
      ]),
    ),
    pictures: new Map(
      places.flatMap(([name, value]) => {
        const file = v.safeParse(sentFile, value);
        return name.endsWith('!') && file.success && file.output.bytes.length > 0
          ? [[name.slice(0, -1), file.output]]
          : [];
      }),
    ),
  };
}

/** The document's text as the form has it. `base` is the text that the form was made from. */
export function textSent(
  fields: readonly FormField[],
  base: string,
  { inputs, change }: Pick<SentDocument, 'inputs' | 'change'>,
): string {
  const listChange = change === undefined ? null : parseListChange(change);
  const changed = listChange ? withListChange(inputs, listChange) : inputs;
  return rewriteDocument(base, valuesOf(fields, documentFields(base), changed));
}

/** The inputs with the names of the sent pictures, which `add` stores in the section's `assets/`. */
export async function withPictures(
  { inputs, pictures }: Pick<SentDocument, 'inputs' | 'pictures'>,
  pictureNamed: (name: string) => Promise<Buffer | null>,
  add: (name: string, bytes: Buffer) => Promise<void>,
): Promise<{ inputs: FormInputs; problems: string[] }> {
  const taken = new Map(inputs);
  const problems: string[] = [];
  for (const [place, { filename, bytes }] of pictures) {
    const before = inputs.get(place)?.[0] ?? '';
    const shape = before === '' ? null : await shapeOf(await pictureNamed(before));
    const made = await processed(bytes, shape);
    if (typeof made === 'string') problems.push(`${filename} ${made}.`);
    else {
      const stem = path
        .parse(filename)
        .name.toLowerCase()
        .replaceAll(/[^a-z\d]+/g, '-');
      const hash = createHash('sha256').update(made).digest('hex').slice(0, 8);
      const name = `${stem.slice(0, 40).replaceAll(/^-|-$/g, '') || 'picture'}-${hash}.webp`;
      await add(name, made);
      taken.set(place, [name]);
    }
  }
  return { inputs: taken, problems };
}

/** Reads a picture by the name that a document has for it. */
export async function readPicture(
  tree: string,
  section: string,
  name: string,
): Promise<Buffer | null> {
  const shared = /^illustrations\/([^/]+)$/.exec(name)?.[1];
  return shared === undefined
    ? await readInside(path.join(tree, section, 'assets'), name, MAX_PICTURE_BYTES)
    : await readInside(path.join(tree, 'kit/assets/illustrations'), shared, MAX_PICTURE_BYTES);
}

type Shape = { width: number; height: number };

async function shapeOf(picture: Buffer | null): Promise<Shape | null> {
  if (!picture) return null;
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** Crops to the shape, scales down and removes metadata such as the location; or says what is wrong. */
async function processed(source: Buffer, shape: Shape | null): Promise<Buffer | string> {
  const problem = pictureFileProblem(source.length, source);
  if (problem !== null) return problem;
  try {
    const opened = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const { autoOrient: size } = await opened.metadata();
    if (!shape)
      return await opened.resize({ width: MAX_WIDTH, withoutEnlargement: true }).webp().toBuffer();
    const ratio = shape.width / shape.height;
    const width = Math.min(MAX_WIDTH, size.width, Math.round(size.height * ratio));
    const cropped = { width, height: Math.max(1, Math.round(width / ratio)) };
    return await opened
      .resize({ ...cropped, fit: 'cover', position: 'attention' })
      .webp()
      .toBuffer();
  } catch {
    return 'is not a picture that can be read';
  }
}

import { type BigIntStats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type BlobHash, hashOf } from '../blobs/blob-store.ts';

/** What the forms of a file that lie beside each other end in: as it is, and compressed. */
export const encodings = ['', '.br', '.gz'] as const;

type Encoding = (typeof encodings)[number];

/**
 * What looking at a file came to. `partly`: one of its forms is damaged and another is whole. `damaged`: no form is
 * whole. `bytes` reads the file from a form that was whole, not compressed.
 */
export type FileState =
  | { kind: 'whole'; bytes: () => Promise<Buffer> }
  | { kind: 'partly'; bytes: () => Promise<Buffer>; damaged: readonly string[] }
  | { kind: 'damaged'; damaged: readonly string[] };

const unpack: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  '': async (bytes) => bytes,
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** By the place of each form on the disk: how the file system described it when it was found whole. */
const foundWhole = new Map<string, string>();

/**
 * Looks whether a file holds what it should, before it is sent. Each of its forms is read and hashed once, and again
 * when the file system says that it was changed: by its time, its size or its place on the disk.
 */
export async function checkFile(file: string, hash: BlobHash): Promise<FileState> {
  let sound: Encoding | undefined;
  const damaged: string[] = [];
  for (const encoding of encodings) {
    const form = file + encoding;
    const stats = statSync(form, { bigint: true, throwIfNoEntry: false });
    if (stats && (await isWhole(form, stats, hash, encoding))) sound ??= encoding;
    // A file need not lie there compressed.
    else if (stats || encoding === '') damaged.push(form);
  }
  if (sound === undefined) return { kind: 'damaged', damaged };
  const bytes = () => bytesOf(file, hash, sound);
  return damaged.length === 0 ? { kind: 'whole', bytes } : { kind: 'partly', bytes, damaged };
}

async function bytesOf(file: string, hash: BlobHash, encoding: Encoding): Promise<Buffer> {
  const bytes = await wholeBytes(file + encoding, hash, encoding);
  if (bytes === null) throw new Error(`${file} was changed while it was read.`);
  return bytes;
}

async function isWhole(
  form: string,
  { dev, ino, size, mtimeNs }: BigIntStats,
  hash: BlobHash,
  encoding: Encoding,
): Promise<boolean> {
  const place = `${dev} ${ino}`;
  // The time of its last link says nothing of its bytes: each new tree links the files that it has in common with others.
  const seen = `${hash} ${size} ${mtimeNs}`;
  if (foundWhole.get(place) === seen) return true;
  if ((await wholeBytes(form, hash, encoding)) === null) return false;
  foundWhole.set(place, seen);
  return true;
}

/** The bytes that a form of a file stands for; `null` when they are not those of the hash. */
async function wholeBytes(
  form: string,
  hash: BlobHash,
  encoding: Encoding,
): Promise<Buffer | null> {
  try {
    const bytes = await unpack[encoding](await readFile(form));
    return hashOf(bytes) === hash ? bytes : null;
  } catch {
    // It cannot be read or unpacked, so it is not what it should be.
    return null;
  }
}

/** Whether these bytes are that form of what has this hash. */
export async function isFormOf(
  bytes: Buffer,
  hash: BlobHash,
  encoding: Encoding,
): Promise<boolean> {
  try {
    return hashOf(await unpack[encoding](bytes)) === hash;
  } catch {
    // It cannot be unpacked.
    return false;
  }
}

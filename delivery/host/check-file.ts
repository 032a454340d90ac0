import { type BigIntStats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type BlobHash, hashOf } from '../blobs/blob-store.ts';

/** Suffixes of a file's forms: plain and compressed. */
export const encodings = ['', '.br', '.gz'] as const;

type Encoding = (typeof encodings)[number];

/** `partly`: at least one form is intact. `damaged`: none are. `bytes` reads the plain content from an intact form. */
export type FileState =
  | { kind: 'intact'; bytes: () => Promise<Buffer> }
  | { kind: 'partly'; bytes: () => Promise<Buffer>; damaged: readonly string[] }
  | { kind: 'damaged'; damaged: readonly string[] };

const decode: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  '': async (bytes) => bytes,
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** Metadata of verified forms by inode. */
const verified = new Map<string, string>();

/**
 * Verifies a file's forms against its hash. Each form is read only once, unless its size, modification time or inode
 * changes.
 */
export async function checkFile(file: string, hash: BlobHash): Promise<FileState> {
  let intact: Encoding | undefined;
  const damaged: string[] = [];
  for (const encoding of encodings) {
    const form = file + encoding;
    const stats = statSync(form, { bigint: true, throwIfNoEntry: false });
    if (stats && (await isIntact(form, stats, hash, encoding))) intact ??= encoding;
    // Compressed forms are optional.
    else if (stats || encoding === '') damaged.push(form);
  }
  if (intact === undefined) return { kind: 'damaged', damaged };
  const bytes = () => bytesOf(file, hash, intact);
  return damaged.length === 0 ? { kind: 'intact', bytes } : { kind: 'partly', bytes, damaged };
}

async function bytesOf(file: string, hash: BlobHash, encoding: Encoding): Promise<Buffer> {
  const bytes = await intactBytes(file + encoding, hash, encoding);
  if (bytes === null) throw new Error(`${file} changed while it was being read.`);
  return bytes;
}

async function isIntact(
  form: string,
  { dev, ino, size, mtimeNs }: BigIntStats,
  hash: BlobHash,
  encoding: Encoding,
): Promise<boolean> {
  const place = `${dev} ${ino}`;
  // Ignore the change time, which changes whenever a new tree links the file.
  const metadata = `${hash} ${size} ${mtimeNs}`;
  if (verified.get(place) === metadata) return true;
  if ((await intactBytes(form, hash, encoding)) === null) return false;
  verified.set(place, metadata);
  return true;
}

/** Returns the decoded bytes, or `null` if they don't match the hash. */
async function intactBytes(
  form: string,
  hash: BlobHash,
  encoding: Encoding,
): Promise<Buffer | null> {
  try {
    const bytes = await decode[encoding](await readFile(form));
    return hashOf(bytes) === hash ? bytes : null;
  } catch {
    // Unreadable or corrupt.
    return null;
  }
}

/** Whether these bytes decode to content with this hash. */
export async function isFormOf(
  bytes: Buffer,
  hash: BlobHash,
  encoding: Encoding,
): Promise<boolean> {
  try {
    return hashOf(await decode[encoding](bytes)) === hash;
  } catch {
    return false;
  }
}

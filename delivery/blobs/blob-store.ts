import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The SHA-256 of a blob's bytes in hexadecimal, used as its name everywhere. */
export type BlobHash = string;

/**
 * Precompressed forms. Gzip is created with the blob if requested. Brotli is slow, so it may be added later or never.
 */
export type Encoding = 'gz' | 'br';

export const encodings: readonly Encoding[] = ['gz', 'br'];

/** A blob as read-only local files: the plain file, and compressed ones if available. */
export type BlobFiles = { plain: string } & Partial<Record<Encoding, string>>;

/** `compress` also stores a gzip. `gz` is an existing gzip to store. */
export type PutOptions = { compress?: boolean; gz?: Buffer };

/**
 * A content-addressed store. Blobs are immutable, so concurrent puts are safe, and a killed process leaves at most
 * unreferenced blobs behind. Putting a damaged blob again repairs it.
 */
export type BlobStore = {
  /** Whether other machines can read the blobs put here. */
  isShared: boolean;
  /** The store below, if this one only holds back or limits what is put. */
  base?: BlobStore;
  put: (bytes: Buffer, options?: PutOptions) => Promise<BlobHash>;
  /** Rejects with a `BlobError` if the blob is missing or its bytes don't match its hash. */
  read: (hash: BlobHash) => Promise<Buffer>;
  /** Makes a blob available as local files. Rejects like `read`. */
  files: (hash: BlobHash) => Promise<BlobFiles>;
  /** The local path of a blob, which exists once `files` has resolved. */
  fileOf: (hash: BlobHash) => string;
  /** Whether the blob exists and is complete, including its gzip if it was put with one. */
  has: (hash: BlobHash) => Promise<boolean>;
  /** Whether a blob is available locally, without a request to another machine. */
  isHere: (hash: BlobHash) => boolean;
  /** Returns when a blob was last put, or `null` if it is missing. */
  putAt: (hash: BlobHash) => Promise<Date | null>;
  /** Returns all blobs with the time they were last put. */
  list: () => Promise<readonly { hash: BlobHash; putAt: Date }[]>;
  /** Deletes a blob and its compressed forms. */
  remove: (hash: BlobHash) => Promise<void>;
  /** Deletes local copies that can be fetched again. */
  tidy: () => Promise<void>;
};

/** Thrown if a blob is missing or damaged. The message names the blob and its location. */
export class BlobError extends Error {
  override name = 'BlobError';
}

/** Converts the rejection for a missing or damaged blob to `null`. */
export async function unlessDamaged<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BlobError) return null;
    throw error;
  }
}

export function hashOf(bytes: Buffer | string): BlobHash {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The name of a blob: the SHA-256 of its bytes in hexadecimal digits. */
export const blobHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256'));

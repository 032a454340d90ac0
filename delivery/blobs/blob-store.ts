import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The SHA-256 of a blob's bytes in hexadecimal, used as its name everywhere. */
export type BlobHash = string;

/**
 * A content-addressed store. Blobs are immutable, so concurrent puts are safe, and a killed process leaves at most
 * unreferenced blobs behind. Putting a damaged blob again repairs it.
 */
export type BlobStore = {
  /** The location, for messages. */
  place: string;
  put: (bytes: Buffer) => Promise<BlobHash>;
  /** Rejects with a `BlobError` if the blob is missing or its bytes don't match its hash. */
  read: (hash: BlobHash) => Promise<Buffer>;
  /** Returns all blobs with the time they were last put. */
  list: () => Promise<readonly { hash: BlobHash; putAt: Date }[]>;
  remove: (hash: BlobHash) => Promise<void>;
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

/** Whether a blob exists and is intact. Reads all of it. */
export async function isIntact(blobs: BlobStore, hash: BlobHash): Promise<boolean> {
  return (await unlessDamaged(blobs.read(hash))) !== null;
}

export function hashOf(bytes: Buffer | string): BlobHash {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The name of a blob: the SHA-256 of its bytes in hexadecimal digits. */
export const blobHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256'));

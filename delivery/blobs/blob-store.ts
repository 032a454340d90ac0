import { createHash } from 'node:crypto';

/** The SHA-256 of a blob's bytes, in hexadecimal digits: its name wherever it is kept. */
export type BlobHash = string;

/**
 * The forms in which a blob can be read besides as it is. The first is there from the start where it was asked for; the
 * second, which takes long to make, comes later or never. No name depends on which are there.
 */
export type Encoding = 'gz' | 'br';

/** All of them. */
export const encodings: readonly Encoding[] = ['gz', 'br'];

/** A blob as files of this machine, which nobody writes into: as it is, and its compressed forms if it has them. */
export type BlobFiles = { plain: string } & Partial<Record<Encoding, string>>;

/** `compress` keeps bytes as gzip besides; `gz` is that, where somebody has made it already. */
export type PutOptions = { compress?: boolean; gz?: Buffer };

/**
 * Keeps files by the hash of their bytes. What was put is never changed, so two programs may put the same
 * blob at once, and one that is killed leaves at most blobs that nothing names. Putting replaces a damaged blob.
 */
export type BlobStore = {
  /** Whether other machines get what is put here. */
  isShared: boolean;
  /** Keeps bytes and gives their hash. */
  put: (bytes: Buffer, options?: PutOptions) => Promise<BlobHash>;
  /** Reads a blob. Rejects with a `BlobError` when it is not there or its bytes are not what its name says. */
  read: (hash: BlobHash) => Promise<Buffer>;
  /** Has a blob ready as files of this machine. Rejects as `read` does. */
  files: (hash: BlobHash) => Promise<BlobFiles>;
  /** Where a blob is as a file of this machine, or will be once `files` has it ready. */
  fileOf: (hash: BlobHash) => string;
  /** Says whether a blob is there whole, with its gzip when it was put with one. */
  has: (hash: BlobHash) => Promise<boolean>;
  /** Says whether a blob can be had without asking another machine. */
  isHere: (hash: BlobHash) => boolean;
  /** The moment when a blob was put last; `null` when it is not there. */
  putAt: (hash: BlobHash) => Promise<Date | null>;
  /** All blobs, with the moment when each was put last. */
  list: () => Promise<readonly { hash: BlobHash; putAt: Date }[]>;
  /** Removes a blob and its compressed forms. */
  remove: (hash: BlobHash) => Promise<void>;
  /** Lets go of copies that this machine does not need and can get again. */
  tidy: () => Promise<void>;
};

/** A blob is missing or damaged; the message names it and says where it was looked for. */
export class BlobError extends Error {
  override name = 'BlobError';
}

/** What reading gives; `null` when a blob that it needs is missing or damaged. */
export async function unlessDamaged<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BlobError) return null;
    throw error;
  }
}

/** The name that bytes have in every store. */
export function hashOf(bytes: Buffer | string): BlobHash {
  return createHash('sha256').update(bytes).digest('hex');
}

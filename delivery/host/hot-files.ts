import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { BlobHash } from '../blobs/blob-store.ts';
import { isFormOf } from './check-file.ts';

/** A cached file in all available encodings. */
export type HotFile = { identity: Buffer; gzip: Buffer | null; br: Buffer | null };

/** An in-memory cache of the most requested files. */
export type HotFiles = {
  /**
   * Reads a file through the cache, and verifies it if a hash is given. Returns `null` if the file is missing, too
   * large, or damaged in any encoding.
   */
  read: (file: string, hash?: BlobHash) => Promise<HotFile | null>;
};

/** In bytes. Larger files are sent from disk, because one film would evict a thousand pages. */
const MAX_FILE_BYTES = 1_000_000;

/** Approximate overhead per file, in bytes. */
const OVERHEAD = 1000;

/** How long to cache a file that may still get a Brotli form, in milliseconds. */
const INCOMPLETE_MS = 1000;

/**
 * An LRU cache limited by total size. Files in a tree never change, so their path identifies the version; only
 * compressed forms may be added later.
 */
export function hotFiles(maxBytes: number): HotFiles {
  const cache = new LRUCache<string, HotFile, BlobHash | undefined>({
    maxSize: maxBytes,
    sizeCalculation: ({ identity, gzip, br }) =>
      [identity, gzip, br].reduce((sum, form) => sum + (form?.length ?? 0), OVERHEAD),
    async fetchMethod(file, _stale, { options, context }) {
      const read = await readForms(file, context);
      if (read?.gzip && !read.br) options.ttl = INCOMPLETE_MS;
      return read ?? undefined;
    },
  });
  return { read: async (file, hash) => (await cache.fetch(file, { context: hash })) ?? null };
}

async function readForms(file: string, hash: BlobHash | undefined): Promise<HotFile | null> {
  const identity = await readForm(file);
  if (!identity) return null;
  const [gzip, br] = await Promise.all([readForm(`${file}.gz`), readForm(`${file}.br`)]);
  const forms = [
    ['', identity],
    ['.gz', gzip],
    ['.br', br],
  ] as const;
  for (const [encoding, form] of forms) {
    if (hash && form && !(await isFormOf(form, hash, encoding))) return null;
  }
  return { identity, gzip, br };
}

/** Returns `null` if the file is too large or can't be read; sending it from disk reports the error. */
async function readForm(file: string): Promise<Buffer | null> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile() || facts.size > MAX_FILE_BYTES) return null;
  return readFile(file).catch(() => null);
}

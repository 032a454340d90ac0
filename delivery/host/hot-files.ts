import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { BlobHash } from '../blobs/blob-store.ts';
import { isFormOf } from './whole-file.ts';

/** A file in one encoding, as it is sent. */
export type HotForm = {
  body: Buffer;
  /** What caches compare: the same as what is sent of a file from the disk. */
  etag: string;
  lastModified: string;
};

/** A file that is held in memory, in every encoding that there is of it. */
export type HotFile = { identity: HotForm; gzip: HotForm | null; br: HotForm | null };

/** The files that visitors ask for most. */
export type HotFiles = {
  /**
   * A file, by its path, and the SHA-256 that it must have, if that is known; `null` when it is not there, is too large
   * to be held, or one of its forms is not what it should be.
   */
  read: (file: string, hash?: BlobHash) => Promise<HotFile | null>;
};

/** A larger file is sent from the disk: one film must not push out a thousand pages. In bytes. */
const LARGEST = 1_000_000;

/** What one more file costs besides its bytes, roughly, in bytes. */
const OVERHEAD = 1000;

/** How long a file that may still be compressed better is taken for complete, in milliseconds. */
const INCOMPLETE_MS = 1000;

/**
 * Holds files in memory, those used last, up to so many bytes altogether. A file of a tree never changes, so its path
 * says which version it is of; only its compressed forms can come later.
 */
export function hotFiles(maxBytes: number): HotFiles {
  const cache = new LRUCache<string, HotFile, BlobHash | undefined>({
    maxSize: maxBytes,
    sizeCalculation: ({ identity, gzip, br }) =>
      [identity, gzip, br].reduce((sum, form) => sum + (form?.body.length ?? 0), OVERHEAD),
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
    if (hash && form && !(await isFormOf(form.body, hash, encoding))) return null;
  }
  return { identity, gzip, br };
}

/** One encoding; `null` when it cannot be had, which whoever then sends it from the disk will find out again. */
async function readForm(file: string): Promise<HotForm | null> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile() || facts.size > LARGEST) return null;
  const body = await readFile(file).catch(() => null);
  return body && { body, etag: etagOf(facts), lastModified: facts.mtime.toUTCString() };
}

function etagOf({ size, mtime }: Stats): string {
  return `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
}

import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { makeFolderDurably, writeDurably } from '@site/api/durable-file.ts';
import { BlobError, type BlobHash, type BlobStore, hashOf } from './blob-store.ts';

const READ_ONLY = 0o444;

const REMEDY = 'Run "npx site verify" to repair it.';

/** The file of a blob in a folder of blobs. */
export function blobFile(folder: string, hash: BlobHash): string {
  return path.join(folder, hash.slice(0, 2), hash);
}

/** Stores blobs in a folder, which is created with the first blob. A file's modification time is when it was put. */
export function folderBlobs(folder: string): BlobStore {
  return {
    place: folder,
    async put(bytes) {
      const hash = hashOf(bytes);
      const file = blobFile(folder, hash);
      const present = await readFile(file).catch(() => null);
      if (present && hashOf(present) === hash) {
        const now = new Date();
        await utimes(file, now, now);
        return hash;
      }
      await makeFolderDurably(path.dirname(file));
      await writeDurably(file, bytes, { mode: READ_ONLY });
      return hash;
    },
    async read(hash) {
      const file = blobFile(folder, hash);
      const bytes = await readFile(file).catch((error: unknown) => {
        throw new BlobError(`Could not read blob ${hash} at ${file}. ${REMEDY}`, { cause: error });
      });
      if (hashOf(bytes) === hash) return bytes;
      throw new BlobError(`${file} is damaged: its content doesn't match its hash. ${REMEDY}`);
    },
    async list() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const hashes = names.map((name) => path.basename(name)).filter(isHash);
      const listed = hashes.map(async (hash) => {
        // Another program may just have deleted it.
        const found = await stat(blobFile(folder, hash)).catch(() => null);
        return found ? [{ hash, putAt: found.mtime }] : [];
      });
      return (await Promise.all(listed)).flat();
    },
    remove: (hash) => rm(blobFile(folder, hash), { force: true }),
  };
}

function isHash(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}

import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import {
  BlobError,
  type BlobHash,
  type BlobStore,
  type Encoding,
  encodings,
  hashOf,
} from './blob-store.ts';
import { compressQuickly } from './compress.ts';
import { makeFolderDurably, writeDurably } from '@site/api/database/durable-file.ts';

/** Blobs are immutable and hard-linked into trees. */
const READ_ONLY = 0o444;

const REMEDY = 'Run "npx site verify" to repair it.';

/** Blobs in a local folder, which trees can hard-link to. */
export type FolderBlobs = BlobStore & {
  /** Deletes blobs that no tree links to and that were last put or read before `since`. Only for caches. */
  removeUnused: (since: Date) => Promise<void>;
};

/** Stores blobs in a folder, which is created with the first blob. */
export function folderBlobs(folder: string): FolderBlobs {
  const fileOf = (hash: BlobHash, encoding?: Encoding) =>
    path.join(folder, hash.slice(0, 2), encoding ? `${hash}.${encoding}` : hash);

  const hashes = async () => {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    return names.map((name) => path.basename(name)).filter((name) => /^[0-9a-f]{64}$/.test(name));
  };

  const remove = async (hash: BlobHash) => {
    await rm(fileOf(hash), { force: true });
    for (const encoding of encodings) await rm(fileOf(hash, encoding), { force: true });
  };

  return {
    isShared: false,
    fileOf: (hash) => fileOf(hash),
    async put(bytes, { compress: isCompressed = false, gz } = {}) {
      const hash = hashOf(bytes);
      const file = fileOf(hash);
      if (sizeOf(file) === bytes.length && hashOf(await readFile(file)) === hash) {
        await notePut(file);
        return hash;
      }
      await makeFolderDurably(path.dirname(file));
      const compressed = gz ?? (isCompressed ? await compressQuickly(bytes) : null);
      if (compressed) {
        await writeDurably(fileOf(hash, 'gz'), compressed, { mode: READ_ONLY });
      }
      // Write this last, because a blob counts as complete once this file exists. Replaces a damaged file.
      await writeDurably(file, bytes, { mode: READ_ONLY });
      return hash;
    },
    async read(hash) {
      const file = fileOf(hash);
      const bytes = await readFile(file).catch((error: unknown) => {
        throw new BlobError(`Could not read blob ${hash} at ${file}. ${REMEDY}`, {
          cause: error,
        });
      });
      if (hashOf(bytes) === hash) return bytes;
      throw new BlobError(`${file} is damaged: its content doesn't match its hash. ${REMEDY}`);
    },
    async files(hash) {
      const plain = fileOf(hash);
      if (!existsSync(plain)) throw new BlobError(`Blob ${hash} not found at ${plain}.`);
      const forms = encodings
        .map((encoding) => [encoding, fileOf(hash, encoding)] as const)
        .filter(([, file]) => existsSync(file));
      return { plain, ...Object.fromEntries(forms) };
    },
    has: async (hash) => existsSync(fileOf(hash)),
    isHere: (hash) => existsSync(fileOf(hash)),
    putAt: async (hash) => statSync(fileOf(hash), { throwIfNoEntry: false })?.atime ?? null,
    async list() {
      return (await hashes()).map((hash) => ({ hash, putAt: statSync(fileOf(hash)).atime }));
    },
    remove,
    // These are originals, not copies.
    tidy: async () => {},
    async removeUnused(since) {
      for (const hash of await hashes()) {
        const { atime, nlink } = await stat(fileOf(hash));
        if (nlink === 1 && atime < since) await remove(hash);
      }
    },
  };
}

/** Records the time of the put as access time, because caches compare the modification time. */
async function notePut(file: string): Promise<void> {
  await utimes(file, new Date(), statSync(file).mtime);
}

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

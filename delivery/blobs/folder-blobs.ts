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

/** Nobody writes into a blob, whichever tree its file is linked into. */
const READ_ONLY = 0o444;

/** What whoever meets a damaged blob can do. */
const REMEDY = 'Run "npx site verify", which repairs what can be made again.';

/** Blobs in a folder of this machine, where a tree of files can link to them. */
export type FolderBlobs = BlobStore & {
  /** Removes what no tree links to and nobody has put or read since a moment; for a folder that is a cache. */
  removeUnused: (since: Date) => Promise<void>;
};

/** Keeps blobs in a folder, which is made with the first. */
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
      // Last, because a blob that is there counts as whole. One that is damaged is replaced.
      await writeDurably(file, bytes, { mode: READ_ONLY });
      return hash;
    },
    async read(hash) {
      const file = fileOf(hash);
      const bytes = await readFile(file).catch((error: unknown) => {
        throw new BlobError(`The blob ${hash} cannot be read at ${file}. ${REMEDY}`, {
          cause: error,
        });
      });
      if (hashOf(bytes) === hash) return bytes;
      throw new BlobError(
        `${file} does not hold what its name says: it was changed or is damaged. ${REMEDY}`,
      );
    },
    async files(hash) {
      const plain = fileOf(hash);
      if (!existsSync(plain)) throw new BlobError(`The blob ${hash} is not there at ${plain}.`);
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
    // Nothing here is a copy.
    tidy: async () => {},
    async removeUnused(since) {
      for (const hash of await hashes()) {
        const { atime, nlink } = await stat(fileOf(hash));
        if (nlink === 1 && atime < since) await remove(hash);
      }
    },
  };
}

/** The time of the last change is for caches to compare, so what is noted is the time of the last access. */
async function notePut(file: string): Promise<void> {
  await utimes(file, new Date(), statSync(file).mtime);
}

/** The size of a file in bytes; `null` when there is none. */
function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

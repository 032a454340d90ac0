import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BlobError, type BlobHash, type BlobStore, hashOf } from './blob-store.ts';
import type { FolderBlobs } from './folder-blobs.ts';
import type { ObjectStorage } from './object-storage.ts';

const unzip = promisify(gunzip);

/** What is noted with a blob that has its gzip beside it. */
const HAS_GZIP = 'gz';

/**
 * How old an object may be and still count as put now, in milliseconds. Half of what `prune` leaves alone: what was
 * put by a program that is about to ship it is never old.
 */
const FRESH_MS = 12 * 3_600_000;

/** How long a cached blob stays that no tree links to and nobody uses, in milliseconds. */
const UNUSED_MS = 24 * 3_600_000;

/**
 * Keeps blobs in object storage, each with its gzip as an object beside it, and what was put or read in a folder of this
 * machine. Brotli stays there: a host makes it for what it serves. What comes from the storage is looked at before
 * anybody gets it: the blob by its hash, its gzip by what that decompresses to.
 */
export function sharedBlobs(storage: ObjectStorage, cache: FolderBlobs): BlobStore {
  const onTheWay = new Map<BlobHash, Promise<void>>();

  async function upload(hash: BlobHash, bytes: Buffer): Promise<void> {
    const { gz } = await cache.files(hash);
    if (gz !== undefined) await storage.put(gzipOf(hash), await readFile(gz));
    // Last, because a blob that is there counts as whole.
    await storage.put(hash, bytes, gz === undefined ? '' : HAS_GZIP);
  }

  async function fetch(hash: BlobHash): Promise<void> {
    const object = await storage.get(hash);
    const place = `${storage.address}${hash}`;
    if (!object) throw new BlobError(`The blob ${hash} is not there at ${place}.`);
    const { bytes, note } = object;
    if (hashOf(bytes) !== hash) {
      throw new BlobError(`${place} does not hold what its name says: it was changed.`);
    }
    if (note !== HAS_GZIP) {
      await cache.put(bytes);
      return;
    }
    const gz = (await storage.get(gzipOf(hash)))?.bytes;
    // One that is missing or wrong is made again.
    await cache.put(bytes, gz && (await isGzipOf(gz, bytes)) ? { gz } : { compress: true });
  }

  /** Has a blob in the cache; whoever asks while it is on its way waits for the same. */
  async function bring(hash: BlobHash): Promise<void> {
    if (cache.isHere(hash)) return;
    const coming = onTheWay.get(hash) ?? fetch(hash).finally(() => onTheWay.delete(hash));
    onTheWay.set(hash, coming);
    await coming;
  }

  return {
    isShared: true,
    async put(bytes, options) {
      const hash = await cache.put(bytes, options);
      const putAt = await storage.putAt(hash);
      const isFresh = putAt !== null && Math.abs(Date.now() - putAt.getTime()) <= FRESH_MS;
      if (!isFresh) await upload(hash, bytes);
      return hash;
    },
    async read(hash) {
      await bring(hash);
      return cache.read(hash).catch(async (error: unknown) => {
        if (!(error instanceof BlobError)) throw error;
        // The cache is damaged; the storage may not be.
        await cache.remove(hash);
        await bring(hash);
        return cache.read(hash);
      });
    },
    async files(hash) {
      await bring(hash);
      return cache.files(hash);
    },
    has: async (hash) => (await storage.putAt(hash)) !== null,
    putAt: (hash) => storage.putAt(hash),
    fileOf: cache.fileOf,
    isHere: cache.isHere,
    async list() {
      const objects = await storage.list();
      return objects
        .filter(({ name }) => /^[0-9a-f]{64}$/.test(name))
        .map(({ name, putAt }) => ({ hash: name, putAt }));
    },
    async remove(hash) {
      await storage.remove(hash);
      await storage.remove(gzipOf(hash));
      await cache.remove(hash);
    },
    tidy: () => cache.removeUnused(new Date(Date.now() - UNUSED_MS)),
  };
}

function gzipOf(hash: BlobHash): string {
  return `${hash}.gz`;
}

async function isGzipOf(gz: Buffer, bytes: Buffer): Promise<boolean> {
  try {
    const plain = await unzip(gz, { maxOutputLength: bytes.length + 1 });
    return plain.equals(bytes);
  } catch {
    // What cannot be decompressed is no form of anything.
    return false;
  }
}

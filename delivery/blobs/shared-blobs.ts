import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BlobError, type BlobHash, type BlobStore, hashOf } from './blob-store.ts';
import type { FolderBlobs } from './folder-blobs.ts';
import type { ObjectStorage } from './object-storage.ts';

const gunzipAsync = promisify(gunzip);

/** The note of a blob that has a gzip object next to it. */
const HAS_GZIP = 'gz';

/**
 * Objects of at most this age don't have to be put again, in milliseconds. It is half of the age that `prune` spares,
 * so that blobs of a promotion in progress are always recent enough.
 */
const FRESH_MS = 12 * 3_600_000;

/** How long the cache keeps a blob that no tree links to, in milliseconds. */
const UNUSED_MS = 24 * 3_600_000;

/**
 * Stores blobs in object storage, each with its gzip as a second object, and caches them in a local folder. Brotli is
 * only stored locally, because each host compresses the files it serves. Verifies everything it fetches: a blob by its
 * hash, a gzip by its content.
 */
export function sharedBlobs(storage: ObjectStorage, cache: FolderBlobs): BlobStore {
  const inFlight = new Map<BlobHash, Promise<void>>();

  async function upload(hash: BlobHash, bytes: Buffer): Promise<void> {
    const { gz } = await cache.files(hash);
    if (gz !== undefined) await storage.put(gzipOf(hash), await readFile(gz));
    // Upload this last, because a blob counts as complete once this object exists.
    await storage.put(hash, bytes, gz === undefined ? '' : HAS_GZIP);
  }

  async function fetch(hash: BlobHash): Promise<void> {
    const object = await storage.get(hash);
    const place = `${storage.address}${hash}`;
    if (!object) throw new BlobError(`Blob ${hash} not found at ${place}.`);
    const { bytes, note } = object;
    if (hashOf(bytes) !== hash) {
      throw new BlobError(`${place} is damaged: its content doesn't match its hash.`);
    }
    if (note !== HAS_GZIP) {
      await cache.put(bytes);
      return;
    }
    const gz = (await storage.get(gzipOf(hash)))?.bytes;
    // Recreate a missing or invalid gzip.
    await cache.put(bytes, gz && (await isGzipOf(gz, bytes)) ? { gz } : { compress: true });
  }

  /** Fetches a blob into the cache unless it is already there. Concurrent calls share one fetch. */
  async function ensureCached(hash: BlobHash): Promise<void> {
    if (cache.isHere(hash)) return;
    const fetching = inFlight.get(hash) ?? fetch(hash).finally(() => inFlight.delete(hash));
    inFlight.set(hash, fetching);
    await fetching;
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
      await ensureCached(hash);
      return cache.read(hash).catch(async (error: unknown) => {
        if (!(error instanceof BlobError)) throw error;
        // The cached copy is damaged, so fetch it again.
        await cache.remove(hash);
        await ensureCached(hash);
        return cache.read(hash);
      });
    },
    async files(hash) {
      await ensureCached(hash);
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
    const plain = await gunzipAsync(gz, { maxOutputLength: bytes.length + 1 });
    return plain.equals(bytes);
  } catch {
    return false;
  }
}

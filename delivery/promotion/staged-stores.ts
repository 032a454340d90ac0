import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED } from '@site/api/durable-file.ts';
import { type BlobHash, type BlobStore, hashOf } from '../blobs/blob-store.ts';
import { limitedBlobs, maxSizes } from '../compose/composition-sizes.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Stores } from '../stores/stores.ts';

/** Stores for composing a version that may be refused. */
type StagedStores = {
  /** Reads what is stored, and what has been staged. */
  stores: Stores;
  /** Stores everything durably. */
  keep: () => Promise<void>;
  /** Deletes what was staged. */
  discard: () => Promise<void>;
};

const MAX_CONCURRENT_PUTS = 16;

/**
 * Stages new blobs in a folder of their own, and cache entries in memory, so that a refused version leaves nothing
 * behind and its files cost no sync. `prune` deletes the folder of a killed process.
 */
export function stageStores(stores: Stores): StagedStores {
  const { dataDir, blobs, registry, sizes = maxSizes } = stores;
  const folder = path.join(dataDir, `composing-${randomUUID()}${UNFINISHED}`);
  const staged = new Map<BlobHash, Promise<void>>();
  const rendered: Parameters<typeof registry.noteRendered>[] = [];
  const fileOf = (hash: BlobHash) => path.join(folder, hash);

  async function write(hash: BlobHash, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(fileOf(hash), bytes);
  }

  const staging: BlobStore = {
    ...blobs,
    async put(bytes) {
      const hash = hashOf(bytes);
      const written = staged.get(hash) ?? write(hash, bytes);
      staged.set(hash, written);
      await written;
      return hash;
    },
    read: (hash) => (staged.has(hash) ? readFile(fileOf(hash)) : blobs.read(hash)),
  };

  return {
    stores: {
      ...stores,
      blobs: limitedBlobs(staging, 'The site', sizes.siteBytes),
      registry: {
        ...registry,
        noteRendered: async (...entry) => void rendered.push(entry),
      },
    },
    async keep() {
      await mapConcurrently([...staged.keys()], MAX_CONCURRENT_PUTS, async (hash) =>
        blobs.put(await readFile(fileOf(hash))),
      );
      for (const entry of rendered) await registry.noteRendered(...entry);
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

import path from 'node:path';
import type { DatabaseConfig } from '@site/api/database/database-config.ts';
import { makePrivateFolder } from '@site/api/database/private-files.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import type { BucketConfig } from '../blobs/bucket-blobs.ts';
import type { CompositionSizes } from '../compose/composition-sizes.ts';
import { openRegistry } from '../registry/open-registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { StartRenderer } from '../render/release-renderer.ts';

/** All stores of the delivery system. */
export type Stores = {
  /** The local folder for releases, blobs and generated files. */
  dataDir: string;
  blobs: BlobStore;
  registry: Registry;
  /** How to start renderers. By default, each runs in a separate process. */
  startRenderer?: StartRenderer;
  /** How large compositions may be; `maxSizes` by default. */
  sizes?: CompositionSizes;
};

export type StoreOptions = {
  /** The object storage for blobs. By default, blobs are in the data folder. */
  bucket?: BucketConfig | undefined;
  /** Whether to continue if the registry is unreachable, for hosts that can serve their local copy. */
  connectLazily?: boolean;
};

/** Stores for `await using`. */
export type OpenStores = Stores & AsyncDisposable;

/** Opens the stores. The caller must close the registry. */
export async function openStores(
  dataDir: string,
  database: DatabaseConfig,
  { bucket, connectLazily = false }: StoreOptions = {},
): Promise<OpenStores> {
  makePrivateFolder(dataDir);
  const blobs = await openBlobs(path.join(dataDir, 'blobs'), bucket);
  const registry = await openRegistry(dataDir, database, { connectLazily, blobs });
  return { dataDir, blobs, registry, [Symbol.asyncDispose]: registry.close };
}

async function openBlobs(folder: string, bucket: BucketConfig | undefined): Promise<BlobStore> {
  if (!bucket) return folderBlobs(folder);
  // Loaded on demand, because the AWS client is slow to load.
  const { bucketBlobs } = await import('../blobs/bucket-blobs.ts');
  return bucketBlobs(bucket);
}

import path from 'node:path';
import type { DatabaseConfig } from '@site/api/config.ts';
import { makePrivateFolder } from '@site/api/database/private-folder.ts';
import type { BlobStore } from './blobs/blob-store.ts';
import { folderBlobs } from './blobs/folder-blobs.ts';
import type { BucketConfig } from './blobs/object-storage.ts';
import { openRegistry } from './registry/open-registry.ts';
import type { Registry } from './registry/registry.ts';
import type { StartRenderer } from './render/release-renderer.ts';

/** Where everything that is shipped is kept, and what it is rendered with. */
export type Stores = {
  /** The folder of this machine that holds releases, blobs and what is made of them. */
  dataDir: string;
  blobs: BlobStore;
  registry: Registry;
  /** How the renderers of releases are started here; each in a process of its own when left out. */
  startRenderer?: StartRenderer;
};

/** How stores are opened besides. */
export type StoreOptions = {
  /** The object storage that blobs are in; the data folder when left out, which then is where they are cached. */
  bucket?: BucketConfig | undefined;
  /** Whether the registry may be away for now, as for a host that can serve what it has. */
  connectLazily?: boolean;
};

/** Stores that close with `await using`. */
export type OpenStores = Stores & AsyncDisposable;

/** Opens the stores of a data folder. Whoever opened them closes the registry. */
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
  const here = folderBlobs(folder);
  if (!bucket) return here;
  // Loaded only where it is used, because it takes a while.
  const [{ objectStorage }, { sharedBlobs }] = await Promise.all([
    import('./blobs/object-storage.ts'),
    import('./blobs/shared-blobs.ts'),
  ]);
  return sharedBlobs(objectStorage(bucket), here);
}

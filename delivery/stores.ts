import path from 'node:path';
import type { DatabaseConfig } from '@site/api/config.ts';
import { type FolderBlobs, folderBlobs } from './blobs/folder-blobs.ts';
import { openRegistry } from './registry/open-registry.ts';
import type { Registry } from './registry/registry.ts';

/** Where everything that is shipped is kept. */
export type Stores = {
  /** The folder of this machine that holds releases, blobs and what is made of them. */
  dataDir: string;
  blobs: FolderBlobs;
  registry: Registry;
};

/** Opens the stores of a data folder. Whoever opened them closes the registry. */
export async function openStores(dataDir: string, database: DatabaseConfig): Promise<Stores> {
  return {
    dataDir,
    blobs: folderBlobs(path.join(dataDir, 'blobs')),
    registry: await openRegistry(dataDir, database),
  };
}

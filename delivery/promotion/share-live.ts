import { readFile } from 'node:fs/promises';
import type { BlobHash } from '../blobs/blob-store.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { noteRelease } from '../releases/shared-release.ts';
import { readRelease } from '../releases/release-store.ts';
import { partNamesIn } from '../releases/release.ts';
import type { Stores } from '../stores/stores.ts';
import { blobsOfVersions } from './reached-blobs.ts';

const MAX_CONCURRENT_UPLOADS = 16;

/**
 * Uploads blobs and releases of the live version that predate sharing and are only local. Does nothing if blobs aren't
 * shared.
 */
export async function shareLive(stores: Stores): Promise<void> {
  const { dataDir, blobs, registry } = stores;
  const { version } = await registry.live();
  if (!blobs.isShared || !version) return;
  const reached = await blobsOfVersions(stores, [version], { waysBack: 1 });
  await mapConcurrently([...reached], MAX_CONCURRENT_UPLOADS, (hash) => share(stores, hash));
  for (const name of partNamesIn(version.parts)) {
    const id = version.parts[name]?.release;
    if (id === undefined || (await registry.descriptionOf(name, id)) !== null) continue;
    const release = await readRelease(dataDir, name, id);
    if (release) await noteRelease(stores, release);
  }
}

async function share({ blobs }: Stores, hash: BlobHash): Promise<void> {
  if (!blobs.isHere(hash) || (await blobs.has(hash))) return;
  const { gz } = await blobs.files(hash);
  await blobs.put(await blobs.read(hash), gz === undefined ? {} : { gz: await readFile(gz) });
}

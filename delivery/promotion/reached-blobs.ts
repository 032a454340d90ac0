import type { BlobHash } from '../blobs/blob-store.ts';
import type { Stores } from '../stores/stores.ts';
import {
  blobsOfManifest,
  readData,
  readManifest,
  readSiteFiles,
} from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';

/**
 * Returns all blobs that versions refer to, except those of releases. Of earlier configurations, includes only the last
 * `waysBack`.
 */
export async function blobsOfVersions(
  { blobs }: Stores,
  versions: readonly SiteVersion[],
  { waysBack }: { waysBack: number },
): Promise<Set<BlobHash>> {
  const reached = new Set<BlobHash>();
  for (const { parts, sections, config, previousConfigs, data, siteFiles } of versions) {
    if (sections !== undefined) reached.add(sections);
    for (const hash of [config, ...previousConfigs.slice(-waysBack)]) reached.add(hash);
    if (!reached.has(siteFiles)) {
      reached.add(siteFiles);
      for (const hash of Object.values(await readSiteFiles(blobs, siteFiles))) reached.add(hash);
    }
    if (!reached.has(data)) {
      reached.add(data);
      const { posts, pictures } = await readData(blobs, data);
      for (const { hash } of posts) reached.add(hash);
      for (const hash of Object.values(pictures)) reached.add(hash);
    }
    for (const { manifest } of Object.values(parts)) {
      if (reached.has(manifest)) continue;
      for (const hash of await blobsOfManifest(blobs, manifest)) reached.add(hash);
      const { pages, files } = await readManifest(blobs, manifest);
      for (const { hash, fragment } of Object.values(pages)) reached.add(hash).add(fragment);
      for (const hash of Object.values(files)) reached.add(hash);
    }
  }
  return reached;
}

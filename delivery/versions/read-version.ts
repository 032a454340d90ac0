import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import { type DataRevision, dataRevisionSchema } from './data-revision.ts';
import { type PartManifest, partManifestSchema, siteFilesSchema } from './part-manifest.ts';

/** Reads a configuration that is kept as a blob. Rejects when it is not one. */
export async function readConfig(blobs: BlobStore, hash: BlobHash): Promise<SiteConfig> {
  const parsed = parseSiteConfig(await readJson(blobs, hash));
  if (parsed.kind === 'valid') return parsed.site;
  throw new Error(`The configuration ${hash} is not valid: ${parsed.problems.join(' ')}`);
}

/** Reads a revision of the data. */
export async function readData(blobs: BlobStore, hash: BlobHash): Promise<DataRevision> {
  return v.parse(dataRevisionSchema, await readJson(blobs, hash));
}

/** Reads what a part puts on the site. */
export async function readManifest(blobs: BlobStore, hash: BlobHash): Promise<PartManifest> {
  return v.parse(partManifestSchema, await readJson(blobs, hash));
}

/** Reads which files belong to no part, by address. */
export async function readSiteFiles(
  blobs: BlobStore,
  hash: BlobHash,
): Promise<Record<string, BlobHash>> {
  return v.parse(siteFilesSchema, await readJson(blobs, hash));
}

async function readJson(blobs: BlobStore, hash: BlobHash): Promise<unknown> {
  return JSON.parse(String(await blobs.read(hash)));
}

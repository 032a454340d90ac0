import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import { type DataRevision, dataRevisionSchema } from './data-revision.ts';
import {
  chunkSchema,
  type ManifestLine,
  type PartManifest,
  siteFilesSchema,
  storedManifestSchema,
} from './part-manifest.ts';

/** Reads a configuration. Rejects if the blob isn't a valid one. */
export async function readConfig(blobs: BlobStore, hash: BlobHash): Promise<SiteConfig> {
  const parsed = parseSiteConfig(await readJson(blobs, hash));
  if (parsed.kind === 'valid') return parsed.site;
  throw new Error(`The configuration ${hash} is invalid: ${parsed.problems.join(' ')}`);
}

export function readData(blobs: BlobStore, hash: BlobHash): Promise<DataRevision> {
  return readCached(revisions, blobs, hash, async (json) => v.parse(dataRevisionSchema, json));
}

export function readManifest(blobs: BlobStore, hash: BlobHash): Promise<PartManifest> {
  return readCached(manifests, blobs, hash, async (json) => {
    const { chunks, ...rest } = v.parse(storedManifestSchema, json);
    const lines: ManifestLine[] = [];
    for (const chunk of chunks) lines.push(...v.parse(chunkSchema, await readJson(blobs, chunk)));
    return { ...rest, ...listsIn(lines) };
  });
}

function listsIn(lines: readonly ManifestLine[]): Pick<PartManifest, 'pages' | 'files' | 'search'> {
  const pages: Record<string, PartManifest['pages'][string]> = {};
  const files: Record<string, BlobHash> = {};
  const search: PartManifest['search'] = [];
  for (const line of lines) {
    if (line.kind === 'page') pages[line.key] = line.value;
    else if (line.kind === 'file') files[line.key] = line.value;
    else search.push(line.value);
  }
  return { pages, files, search };
}

/** Returns the blobs that a manifest consists of. */
export async function blobsOfManifest(blobs: BlobStore, hash: BlobHash): Promise<BlobHash[]> {
  const { chunks } = v.parse(storedManifestSchema, await readJson(blobs, hash));
  return [hash, ...chunks];
}

/** Reads the list of site-wide files. */
export async function readSiteFiles(
  blobs: BlobStore,
  hash: BlobHash,
): Promise<Record<string, BlobHash>> {
  return v.parse(siteFilesSchema, await readJson(blobs, hash));
}

/** By the `list` of a store, which stores that stage or limit puts share with the store below. */
type Cache<Value extends object> = WeakMap<BlobStore['list'], LRUCache<BlobHash, Value>>;

/** Caches for large blobs that promotions read repeatedly. Blobs are immutable. */
const manifests: Cache<PartManifest> = new WeakMap();
const revisions: Cache<DataRevision> = new WeakMap();

/** The number of manifests, and of revisions, to cache per store: enough for the live version and the next one. */
const MAX_CACHED = 16;

async function readCached<Value extends object>(
  caches: Cache<Value>,
  blobs: BlobStore,
  hash: BlobHash,
  parse: (json: unknown) => Promise<Value>,
): Promise<Value> {
  const cache = caches.get(blobs.list) ?? new LRUCache({ max: MAX_CACHED });
  caches.set(blobs.list, cache);
  const cached = cache.get(hash);
  if (cached) return cached;
  const value = await parse(await readJson(blobs, hash));
  cache.set(hash, value);
  return value;
}

async function readJson(blobs: BlobStore, hash: BlobHash): Promise<unknown> {
  return JSON.parse(String(await blobs.read(hash)));
}

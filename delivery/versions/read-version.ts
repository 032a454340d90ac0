import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import { type DataRevision, dataRevisionSchema } from './data-revision.ts';
import { type PartManifest, partManifestSchema, siteFilesSchema } from './part-manifest.ts';

/** Reads a configuration. Rejects if the blob isn't a valid one. */
export async function readConfig(blobs: BlobStore, hash: BlobHash): Promise<SiteConfig> {
  const parsed = parseSiteConfig(await readJson(blobs, hash));
  if (parsed.kind === 'valid') return parsed.site;
  throw new Error(`The configuration ${hash} is invalid: ${parsed.problems.join(' ')}`);
}

export function readData(blobs: BlobStore, hash: BlobHash): Promise<DataRevision> {
  return readCached(revisions, blobs, hash, (json) => v.parse(dataRevisionSchema, json));
}

export function readManifest(blobs: BlobStore, hash: BlobHash): Promise<PartManifest> {
  return readCached(manifests, blobs, hash, (json) => v.parse(partManifestSchema, json));
}

/** Reads the list of site-wide files. */
export async function readSiteFiles(
  blobs: BlobStore,
  hash: BlobHash,
): Promise<Record<string, BlobHash>> {
  return v.parse(siteFilesSchema, await readJson(blobs, hash));
}

type Cache<Value extends object> = WeakMap<BlobStore, LRUCache<BlobHash, Value>>;

/** Caches for large blobs that promotions read repeatedly. Blobs are immutable. */
const manifests: Cache<PartManifest> = new WeakMap();
const revisions: Cache<DataRevision> = new WeakMap();

/** Cache size per store, in characters of JSON: enough for the live and next version with about a thousand pages. */
const MAX_CACHE_SIZE = 4_000_000;

async function readCached<Value extends object>(
  caches: Cache<Value>,
  blobs: BlobStore,
  hash: BlobHash,
  parse: (json: unknown) => Value,
): Promise<Value> {
  const { base = blobs } = blobs;
  const cache = caches.get(base) ?? new LRUCache({ maxSize: MAX_CACHE_SIZE });
  caches.set(base, cache);
  const cached = cache.get(hash);
  if (cached) return cached;
  const text = String(await blobs.read(hash));
  const value = parse(JSON.parse(text));
  cache.set(hash, value, { size: text.length });
  return value;
}

async function readJson(blobs: BlobStore, hash: BlobHash): Promise<unknown> {
  return JSON.parse(String(await blobs.read(hash)));
}

import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import { type DataRevision, dataRevisionSchema } from './data-revision.ts';
import { manifestSchema, type PartManifest, siteFilesSchema } from './part-manifest.ts';
import { canonicalJson } from './site-version.ts';

/** Reads a configuration. Rejects if the blob isn't a valid one. */
export async function readConfig(blobs: BlobStore, hash: BlobHash): Promise<SiteConfig> {
  const parsed = parseSiteConfig(jsonIn(await blobs.read(hash)));
  if (parsed.kind === 'valid') return parsed.site;
  throw new Error(`The configuration ${hash} is invalid: ${parsed.problems.join(' ')}`);
}

export function readData(blobs: BlobStore, hash: BlobHash): Promise<DataRevision> {
  return readCached(revisions, blobs, hash, async (bytes) =>
    v.parse(dataRevisionSchema, jsonIn(bytes)),
  );
}

export function readManifest(blobs: BlobStore, hash: BlobHash): Promise<PartManifest> {
  return readCached(manifests, blobs, hash, async (bytes) =>
    v.parse(manifestSchema, jsonIn(await promisify(gunzip)(bytes))),
  );
}

/** Stores a manifest and returns its hash. Compressed, because every change of a page adds one. */
export async function storeManifest(blobs: BlobStore, manifest: PartManifest): Promise<BlobHash> {
  return blobs.put(await promisify(gzip)(canonicalJson(manifest)));
}

/** Reads the list of site-wide files. */
export async function readSiteFiles(
  blobs: BlobStore,
  hash: BlobHash,
): Promise<Record<string, BlobHash>> {
  return v.parse(siteFilesSchema, jsonIn(await blobs.read(hash)));
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
  parse: (bytes: Buffer) => Promise<Value>,
): Promise<Value> {
  const cache = caches.get(blobs.list) ?? new LRUCache({ max: MAX_CACHED });
  caches.set(blobs.list, cache);
  const cached = cache.get(hash);
  if (cached) return cached;
  const value = await parse(await blobs.read(hash));
  cache.set(hash, value);
  return value;
}

function jsonIn(bytes: Buffer): unknown {
  return JSON.parse(String(bytes));
}

import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import { LRUCache } from 'lru-cache';
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
export function readData(blobs: BlobStore, hash: BlobHash): Promise<DataRevision> {
  return readOnce(revisions, blobs, hash, (json) => v.parse(dataRevisionSchema, json));
}

/** Reads what a part puts on the site. */
export function readManifest(blobs: BlobStore, hash: BlobHash): Promise<PartManifest> {
  return readOnce(manifests, blobs, hash, (json) => v.parse(partManifestSchema, json));
}

/** Reads which files belong to no part, by address. */
export async function readSiteFiles(
  blobs: BlobStore,
  hash: BlobHash,
): Promise<Record<string, BlobHash>> {
  return v.parse(siteFilesSchema, await readJson(blobs, hash));
}

type Remembered<Value extends object> = WeakMap<BlobStore, LRUCache<BlobHash, Value>>;

/**
 * What was read from a store before. Shipping looks at the same few again and again, and those of thousands of pages take
 * long to read; a blob is never changed.
 */
const manifests: Remembered<PartManifest> = new WeakMap();
const revisions: Remembered<DataRevision> = new WeakMap();

/** How much is remembered of a store, in characters of JSON: the live version of some thousand pages and its next. */
const MOST_REMEMBERED = 4_000_000;

async function readOnce<Value extends object>(
  remembered: Remembered<Value>,
  blobs: BlobStore,
  hash: BlobHash,
  parse: (json: unknown) => Value,
): Promise<Value> {
  const known = remembered.get(blobs) ?? new LRUCache({ maxSize: MOST_REMEMBERED });
  remembered.set(blobs, known);
  const before = known.get(hash);
  if (before) return before;
  const text = String(await blobs.read(hash));
  const value = parse(JSON.parse(text));
  known.set(hash, value, { size: text.length });
  return value;
}

async function readJson(blobs: BlobStore, hash: BlobHash): Promise<unknown> {
  return JSON.parse(String(await blobs.read(hash)));
}

import path from 'node:path';
import * as v from 'valibot';
import { blobHash } from '../blobs/blob-hash.ts';
import { hashOf } from '../blobs/blob-store.ts';
import { isPartName, releaseId } from '../releases/release.ts';

/** What one part of the site contributes to a version. */
const partState = v.object({
  /** The release that visitors get. */
  release: releaseId,
  /** The releases that were live before, the latest last: rolling back takes from the end. */
  previous: v.array(releaseId),
  /** The blob that lists the part's pages and files (`part-manifest.ts`). */
  manifest: blobHash,
});

/**
 * One state of the whole public site. It is never changed: whatever is shipped makes another, and going live
 * moves one pointer from one to the other. The blobs it names say what stands at every address.
 */
export const siteVersionSchema = v.object({
  parts: v.record(v.pipe(v.string(), v.check(isPartName, 'must be the name of a part')), partState),
  /** The blob that lists the sections and what each may own; a version of before there were lists has none. */
  sections: v.exactOptional(blobHash),
  /** The configuration, as canonical JSON, and those that were live before, the latest last. */
  config: blobHash,
  previousConfigs: v.array(blobHash),
  /** What pages are rendered from besides releases (`data-revision.ts`). */
  data: blobHash,
  /** The blob that lists the files that belong to no part, such as the site map. */
  siteFiles: blobHash,
});

/** One immutable state of the whole site. */
export type SiteVersion = v.InferOutput<typeof siteVersionSchema>;

/** The id of a version: a hash of all it says, so that equal versions have equal ids on every machine. */
export function versionId(version: SiteVersion): string {
  return hashOf(canonicalJson(version)).slice(0, 16);
}

/** Where versions are as trees of files, each in a folder named by its id. */
export function treesFolder(dataDir: string): string {
  return path.join(dataDir, 'versions');
}

/** JSON with sorted keys: equal values give equal text, however they were put together. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

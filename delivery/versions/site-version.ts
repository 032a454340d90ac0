import path from 'node:path';
import * as v from 'valibot';
import { blobHash, hashOf } from '../blobs/blob-store.ts';
import { isPartName, releaseId } from '../releases/release.ts';

/** A part's contribution to a version. */
const partState = v.object({
  /** The live release. */
  release: releaseId,
  /** Formerly live releases, latest last, for rollbacks. */
  previous: v.array(releaseId),
  /** The blob that lists the part's pages and files (`part-manifest.ts`). */
  manifest: blobHash,
});

/**
 * An immutable state of the whole public site. Promoting creates a new one and moves the live pointer to it. Its
 * blobs determine the content of every URL.
 */
export const siteVersionSchema = v.object({
  parts: v.record(v.pipe(v.string(), v.check(isPartName, 'must be the name of a part')), partState),
  /** The blob with the list of sections; missing in versions that predate it. */
  sections: v.exactOptional(blobHash),
  /** The blobs of the live configuration as canonical JSON, and of formerly live ones, latest last. */
  config: blobHash,
  previousConfigs: v.array(blobHash),
  /** The data revision that pages are rendered from (`data-revision.ts`). */
  data: blobHash,
  /** The blob that lists site-wide files, such as the site map. */
  siteFiles: blobHash,
});

export type SiteVersion = v.InferOutput<typeof siteVersionSchema>;

/** Returns a hash of the content, so that equal versions have the same id everywhere. */
export function versionId(version: SiteVersion): string {
  return hashOf(canonicalJson(version)).slice(0, 16);
}

/** The folder of trees. Each tree is named after the id of its version. */
export function treesFolder(dataDir: string): string {
  return path.join(dataDir, 'versions');
}

/** Returns JSON with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** How many earlier versions to keep. Their scripts and style sheets are still served for open pages. */
export const EARLIER_VERSIONS = 50;

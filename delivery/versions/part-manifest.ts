import * as v from 'valibot';
import { blobHash } from '../blobs/blob-store.ts';
import { partName } from '../releases/release.ts';
import { searchEntries } from '../render/rendered.ts';

const pageSchema = v.object({
  hash: blobHash,
  /** The section's output, for insertion into another shell. Missing in old manifests. */
  fragment: v.exactOptional(blobHash),
  /** The HTTP status. A pattern's page is served for URLs that match the pattern but have no page. */
  status: v.picklist([200, 404]),
  /** A hash of the section's output, which doesn't change with script URLs. */
  content: v.string(),
  /** Whether search engines should index it under this URL. */
  listed: v.boolean(),
  /** The page's title and meta description. */
  title: v.string(),
  description: v.string(),
  /** The URL of its critical CSS; empty for the shell's own pages. */
  sheet: v.string(),
  /** Its internal links, as indexes into the manifest's `links`. */
  links: v.array(v.number()),
});

export type PageEntry = v.InferOutput<typeof pageSchema>;

/**
 * Everything that one part contributes to a version. Created once per release, shell, configuration and data, and
 * stored as a blob, so that the same inputs are never rendered twice.
 */
export const partManifestSchema = v.object({
  part: partName,
  /** Pages by path. A pattern such as `/blog/:id` is served for matching paths without a page. */
  pages: v.record(v.string(), pageSchema),
  /** Redirects from former paths. */
  redirects: v.optional(v.record(v.string(), v.string()), {}),
  /** Files other than pages by path, such as feeds and critical CSS. */
  files: v.record(v.string(), blobHash),
  /** Search entries of this part. */
  search: searchEntries,
  /** Paths that this part's pages link to. */
  links: v.array(v.string()),
  /** Whether rendering read data, so that a data change requires a new manifest. */
  readsData: v.boolean(),
});

export type PartManifest = v.InferOutput<typeof partManifestSchema>;

/** Site-wide files by path. */
export const siteFilesSchema = v.record(v.string(), blobHash);

export type Pages = PartManifest['pages'];

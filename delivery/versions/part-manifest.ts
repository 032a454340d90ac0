import * as v from 'valibot';
import { blobHash } from '../blobs/blob-hash.ts';
import { partName } from '../releases/release.ts';
import { searchEntries } from '../render/rendered.ts';

const pageSchema = v.object({
  /** The document. */
  hash: blobHash,
  /** What its section rendered, for the document of another shell. Earlier composers did not keep it. */
  fragment: v.exactOptional(blobHash),
  /** What it is sent with. A page of a pattern stands for addresses that have none of their own. */
  status: v.picklist([200, 404]),
  /** A hash of what the section itself rendered: it stays the same when only addresses of scripts change. */
  content: v.string(),
  /** Whether search engines should list it under this very address. */
  listed: v.boolean(),
  /** The title of its tab and the sentence below it in search results. */
  title: v.string(),
  description: v.string(),
  /** The address of its critical CSS; empty for a page of the shell's own. */
  sheet: v.string(),
  /** Where its links within the site lead, as positions in the manifest's list `links`. */
  links: v.array(v.number()),
});

/** What is known of one page. */
export type PageEntry = v.InferOutput<typeof pageSchema>;

/**
 * Everything that one part puts on the site in one version. Made once for a release, a shell, a configuration and
 * the data, and kept as a blob, so that the same inputs are never rendered twice.
 */
export const partManifestSchema = v.object({
  part: partName,
  /** Pages by address; a pattern such as `/blog/:id` stands for its other addresses. */
  pages: v.record(v.string(), pageSchema),
  /** Where former addresses lead. */
  redirects: v.optional(v.record(v.string(), v.string()), {}),
  /** Files that are no pages, by address: feeds, the sheets of critical CSS. */
  files: v.record(v.string(), blobHash),
  /** What visitors who search find of this part. */
  search: searchEntries,
  /** Paths that pages of this part link to. */
  links: v.array(v.string()),
  /** Whether anything here was rendered from data, so that other data asks for another manifest. */
  readsData: v.boolean(),
});

/** What one part puts on the site. */
export type PartManifest = v.InferOutput<typeof partManifestSchema>;

/** The files that belong to no part, by address. */
export const siteFilesSchema = v.record(v.string(), blobHash);

/** Pages by address. */
export type Pages = PartManifest['pages'];

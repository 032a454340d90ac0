import * as v from 'valibot';
import { blobHash } from '../blobs/blob-store.ts';
import { partName } from '../releases/release.ts';
import { searchEntries } from '../render/rendered.ts';

/** What rendering asked: a hash of each answer, by question. Rendering again is pointless while the answers are equal. */
const asked = v.record(v.string(), v.string());

export type Asked = v.InferOutput<typeof asked>;

/** The title of a page without the name of the site, which follows it. */
export function shortTitle(title: string): string {
  return title.split(' | ', 1)[0] ?? title;
}

/** A page of a part. */
export const pageSchema = v.object({
  hash: blobHash,
  /** The section's output, which doesn't change with script URLs or the shell. */
  fragment: blobHash,
  asked,
  /** The HTTP status. A pattern's page is served for URLs that match the pattern but have no page. */
  status: v.picklist([200, 404]),
  /** Whether search engines should index it under this URL. */
  listed: v.boolean(),
  /** The page's title and meta description. */
  title: v.string(),
  description: v.string(),
  /** The URL of its critical CSS. */
  sheet: v.string(),
  /** The paths of this site that it links to or shows. */
  links: v.array(v.string()),
});

export type PageEntry = v.InferOutput<typeof pageSchema>;

/**
 * Everything that one part contributes to a version. It also serves as the cache of the next composition, because its
 * pages record what they were rendered from.
 */
export const manifestSchema = v.object({
  part: partName,
  /** What the lists of pages, files and search entries were made from. */
  asked,
  /** Pages by path. A pattern such as `/blog/:id` is served for matching paths without a page. */
  pages: v.record(v.string(), pageSchema),
  /** Redirects from former paths. */
  redirects: v.record(v.string(), v.string()),
  /** Files other than pages by path, such as feeds and critical CSS. */
  files: v.record(v.string(), blobHash),
  /** Search entries of this part. */
  search: searchEntries,
  /** Paths that the part links to or shows outside of its pages, such as in style sheets and feeds. */
  links: v.array(v.string()),
});

export type PartManifest = Readonly<v.InferOutput<typeof manifestSchema>>;

/** Site-wide files by path. */
export const siteFilesSchema = v.record(v.string(), blobHash);

export type Pages = PartManifest['pages'];

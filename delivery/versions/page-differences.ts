import { type BlobStore, unlessDamaged } from '../blobs/blob-store.ts';
import { type PartName, partNamesIn } from '../releases/release.ts';
import type { PageEntry, PartManifest } from './part-manifest.ts';
import { readManifest } from './read-version.ts';
import type { SiteVersion } from './site-version.ts';

/** A page that was added, changed or removed. */
export type PageDifference = {
  path: string;
  /** The part that owns or owned the page. */
  part: PartName;
  /** `null` for a new page. */
  before: PageEntry | null;
  /** `null` for a removed page. */
  after: PageEntry | null;
};

type Owned = { part: PartName; page: PageEntry };

/**
 * Compares the pages of two versions. Existing pages come before removed ones. Only compares parts with different
 * manifests, so unchanged parts cost nothing. `read` contains manifests that have already been loaded. If an earlier
 * manifest is damaged, all pages of its part count as new.
 */
export async function pageDifferences(
  blobs: BlobStore,
  before: SiteVersion | null,
  after: SiteVersion,
  read: readonly PartManifest[] = [],
): Promise<readonly PageDifference[]> {
  const pagesBefore = new Map<string, Owned>();
  const pagesAfter = new Map<string, Owned>();
  const collect = ({ part, pages }: PartManifest, into: Map<string, Owned>) => {
    for (const [path, page] of Object.entries(pages)) into.set(path, { part, page });
  };
  for (const name of partNamesIn({ ...before?.parts, ...after.parts })) {
    const earlier = before?.parts[name]?.manifest;
    const later = after.parts[name]?.manifest;
    if (earlier === later) continue;
    const manifest =
      earlier === undefined ? null : await unlessDamaged(readManifest(blobs, earlier));
    if (manifest) collect(manifest, pagesBefore);
    if (later === undefined) continue;
    collect(
      read.find(({ part }) => part === name) ?? (await readManifest(blobs, later)),
      pagesAfter,
    );
  }
  const existing = [...pagesAfter].flatMap(([path, { part, page }]) => {
    const earlier = pagesBefore.get(path)?.page ?? null;
    return earlier?.fragment === page.fragment
      ? []
      : [{ path, part, before: earlier, after: page }];
  });
  const removed = [...pagesBefore].flatMap(([path, { part, page }]) =>
    pagesAfter.has(path) ? [] : [{ path, part, before: page, after: null }],
  );
  return [...existing, ...removed];
}

import { type BlobStore, unlessDamaged } from '../blobs/blob-store.ts';
import { type PartName, partNamesIn } from '../releases/release.ts';
import type { PageEntry, PartManifest } from './part-manifest.ts';
import { readManifest } from './read-version.ts';
import type { SiteVersion } from './site-version.ts';

/** A page that says something else than before, is new or is gone. */
export type PageDifference = {
  path: string;
  /** The part whose page it is, or was. */
  part: PartName;
  /** `null` when the page is new. */
  before: PageEntry | null;
  /** `null` when the page is gone. */
  after: PageEntry | null;
};

type Owned = { part: PartName; page: PageEntry };

/**
 * How two versions differ in what sections say on their pages; first the pages that are there. Only parts whose manifests
 * differ are compared: what has not changed costs nothing, however many pages it has. Manifests that were `read` already
 * are not read again. Where an earlier manifest is damaged, every page of its part counts as new.
 */
export async function pageDifferences(
  blobs: BlobStore,
  before: SiteVersion | null,
  after: SiteVersion,
  read: readonly PartManifest[] = [],
): Promise<readonly PageDifference[]> {
  const was = new Map<string, Owned>();
  const is = new Map<string, Owned>();
  const remember = ({ part, pages }: PartManifest, into: Map<string, Owned>) => {
    for (const [path, page] of Object.entries(pages)) into.set(path, { part, page });
  };
  for (const name of partNamesIn({ ...before?.parts, ...after.parts })) {
    const earlier = before?.parts[name]?.manifest;
    const later = after.parts[name]?.manifest;
    if (earlier === later) continue;
    const manifest =
      earlier === undefined ? null : await unlessDamaged(readManifest(blobs, earlier));
    if (manifest) remember(manifest, was);
    if (later === undefined) continue;
    remember(read.find(({ part }) => part === name) ?? (await readManifest(blobs, later)), is);
  }
  const there = [...is].flatMap(([path, { part, page }]) => {
    const earlier = was.get(path)?.page ?? null;
    return earlier?.content === page.content ? [] : [{ path, part, before: earlier, after: page }];
  });
  const gone = [...was].flatMap(([path, { part, page }]) =>
    is.has(path) ? [] : [{ path, part, before: page, after: null }],
  );
  return [...there, ...gone];
}

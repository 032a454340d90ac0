import type { BlobHash } from '../blobs/blob-store.ts';
import type { Stores } from '../stores.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import { changedSections, type SectionChange } from './change-sections.ts';
import { sectionsId, sectionsOf } from './live-sections.ts';
import { ownSections } from './own-sections.ts';
import type { SiteSection } from './site-section.ts';

/** The list of sections of the next version. */
export type SectionsPlan = {
  /** The list before the change. */
  before: readonly SiteSection[];
  /** The list that releases have to fit; `null` for a site without one, whose releases own what they claim. */
  next: readonly SiteSection[] | null;
  /** The id of that list; its blob is stored when the version is composed. */
  blob: BlobHash | undefined;
};

/**
 * Plans the sections of the next version. A site without a list starts from that of this project when its sections
 * change; `begin` does nothing where there is a list.
 */
export async function planSections(
  stores: Stores,
  live: SiteVersion | null,
  change: SectionChange | { kind: 'begin'; sections: readonly SiteSection[] } | undefined,
): Promise<SectionsPlan> {
  const known = (live && (await sectionsOf(stores, live))) ?? null;
  const before = known ?? ownSections();
  if (!change || (change.kind === 'begin' && known)) {
    return { before, next: known, blob: live?.sections };
  }
  const next = change.kind === 'begin' ? change.sections : changedSections(before, change);
  return { before, next, blob: sectionsId(next) };
}

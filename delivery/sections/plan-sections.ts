import type { BlobHash } from '../blobs/blob-store.ts';
import type { Stores } from '../stores/stores.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import { changedSections, type SectionChange } from './change-sections.ts';
import { sectionsId, sectionsOf } from './live-sections.ts';
import { ownSections } from './own-sections.ts';
import type { SiteSection } from './site-section.ts';

/** The list of sections of the next version. */
export type SectionsPlan = {
  /** The list before the change. */
  before: readonly SiteSection[];
  /** The list that releases must fit. If `null`, there is no list, and releases own the prefixes they claim. */
  next: readonly SiteSection[] | null;
  /** The list's id. The blob is stored when composing. */
  blob: BlobHash | undefined;
};

/**
 * Plans the next version's sections. If the site has no list yet, changes start from this repository's sections.
 * `begin` has no effect if there is a list.
 */
export async function planSections(
  stores: Stores,
  live: SiteVersion | null,
  change: SectionChange | { kind: 'begin'; sections: readonly SiteSection[] } | undefined,
): Promise<SectionsPlan> {
  const current = (live && (await sectionsOf(stores, live))) ?? null;
  const before = current ?? ownSections();
  if (!change || (change.kind === 'begin' && current)) {
    return { before, next: current, blob: live?.sections };
  }
  const next = change.kind === 'begin' ? change.sections : changedSections(before, change);
  return { before, next, blob: sectionsId(next) };
}

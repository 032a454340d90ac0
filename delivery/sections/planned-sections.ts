import type { BlobHash } from '../blobs/blob-store.ts';
import type { PartName } from '../releases/release.ts';
import type { Stores } from '../stores.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import { changeSections, type SectionChange } from './change-sections.ts';
import { keepSections, sectionsOf } from './live-sections.ts';
import { ownSections } from './own-sections.ts';
import type { SiteSection } from './site-section.ts';

/** The list of sections that the next version has: its blob, if there is one, and the section that is taken away. */
type Planned =
  | { kind: 'planned'; blob: BlobHash | undefined; removed: PartName | undefined }
  | { kind: 'refused'; problems: readonly string[] };

/**
 * Works out the sections of the next version from those of the version before. A site that never had a list gets
 * that of this project when its sections are changed; the first list of a site that has one already is passed over.
 */
export async function plannedSections(
  stores: Stores,
  before: SiteVersion | null,
  wanted: SectionChange | { kind: 'begin'; sections: readonly SiteSection[] } | undefined,
): Promise<Planned> {
  const known = before?.sections;
  if (!wanted || (wanted.kind === 'begin' && known !== undefined)) {
    return { kind: 'planned', blob: known, removed: undefined };
  }
  if (wanted.kind === 'begin') {
    const blob = await keepSections(stores, wanted.sections);
    return { kind: 'planned', blob, removed: undefined };
  }
  const now = (before && (await sectionsOf(stores, before))) ?? ownSections();
  const changed = changeSections(now, wanted);
  if (changed.kind === 'refused') return changed;
  return {
    kind: 'planned',
    blob: await keepSections(stores, changed.sections),
    removed: wanted.kind === 'remove' ? wanted.name : undefined,
  };
}

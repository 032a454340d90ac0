import * as v from 'valibot';
import type { BlobHash } from '../blobs/blob-store.ts';
import { sectionName } from '../releases/release.ts';
import type { Stores } from '../stores/stores.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import { sectionsId, sectionsOf } from './live-sections.ts';
import { ownSections } from './own-sections.ts';
import { type SiteSection, siteSectionSchema } from './site-section.ts';

/** A change to a site's sections. */
export const sectionChangeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('add'), section: siteSectionSchema }),
  /** Changes a section's prefixes or owner. */
  v.strictObject({ kind: v.literal('change'), section: siteSectionSchema }),
  /** Removes a section and its pages. */
  v.strictObject({ kind: v.literal('remove'), name: sectionName }),
]);

export type SectionChange = v.InferOutput<typeof sectionChangeSchema>;

/** A change, or `begin`, which creates a site's first list. */
export type SectionOrder = SectionChange | { kind: 'begin'; sections: readonly SiteSection[] };

/** Applies a change that `sectionChangeProblems` in `promotion/validate.ts` accepts. */
export function changedSections(
  sections: readonly SiteSection[],
  change: SectionChange,
): readonly SiteSection[] {
  const others = sections.filter(({ name }) => name !== nameIn(change));
  if (change.kind === 'remove') return others;
  return [...others, change.section].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

export function nameIn(change: SectionChange): SiteSection['name'] {
  return change.kind === 'remove' ? change.name : change.section.name;
}

/** Describes a change for the audit log. */
export function describeChange(change: SectionChange): string {
  if (change.kind === 'remove') return `remove section ${change.name}`;
  const { name, prefixes, owner } = change.section;
  return `${change.kind} section ${name} of ${owner} with ${prefixes.join(', ')}`;
}

export function namesOf(sections: readonly SiteSection[]): string {
  return sections.map(({ name }) => name).join(', ');
}

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
  change: SectionOrder | undefined,
): Promise<SectionsPlan> {
  const current = (live && (await sectionsOf(stores, live))) ?? null;
  const before = current ?? ownSections();
  if (!change || (change.kind === 'begin' && current)) {
    return { before, next: current, blob: live?.sections };
  }
  const next = change.kind === 'begin' ? change.sections : changedSections(before, change);
  return { before, next, blob: sectionsId(next) };
}

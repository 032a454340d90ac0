import * as v from 'valibot';
import { sectionName } from '../releases/release.ts';
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

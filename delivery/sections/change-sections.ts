import * as v from 'valibot';
import { sectionName } from '../releases/release.ts';
import { type SiteSection, siteSectionSchema } from './site-section.ts';

/** What is to become of the sections of a site. */
export const sectionChangeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('add'), section: siteSectionSchema }),
  /** Gives a section that is there other addresses or another owner. */
  v.strictObject({ kind: v.literal('change'), section: siteSectionSchema }),
  /** Takes a section away, with its pages. */
  v.strictObject({ kind: v.literal('remove'), name: sectionName }),
]);

/** What is to become of the sections of a site. */
export type SectionChange = v.InferOutput<typeof sectionChangeSchema>;

/** A list of sections after a change that `sectionChangeProblems` in `promotion/validate.ts` finds nothing wrong with. */
export function changedSections(
  sections: readonly SiteSection[],
  change: SectionChange,
): readonly SiteSection[] {
  const others = sections.filter(({ name }) => name !== nameIn(change));
  if (change.kind === 'remove') return others;
  return [...others, change.section].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The section that a change is about. */
export function nameIn(change: SectionChange): SiteSection['name'] {
  return change.kind === 'remove' ? change.name : change.section.name;
}

/** A change in the words of the journal. */
export function describeChange(change: SectionChange): string {
  if (change.kind === 'remove') return `remove section ${change.name}`;
  const { name, prefixes, owner } = change.section;
  return `${change.kind} section ${name} of ${owner} with ${prefixes.join(', ')}`;
}

/** The names of sections as a sentence has them. */
export function namesOf(sections: readonly SiteSection[]): string {
  return sections.map(({ name }) => name).join(', ');
}

import * as v from 'valibot';
import { isBelow } from '../compose/owns.ts';
import { sectionName } from '../releases/release.ts';
import { isReserved } from './is-reserved.ts';
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

/** The sections after a change, or why it cannot be, a sentence each. */
export type ChangedSections =
  | { kind: 'changed'; sections: readonly SiteSection[] }
  | { kind: 'refused'; problems: readonly string[] };

/** Makes a change to a list of sections. Says nothing about pages: whoever ships the new list looks at those. */
export function changeSections(
  sections: readonly SiteSection[],
  change: SectionChange,
): ChangedSections {
  const name = nameIn(change);
  const others = sections.filter((each) => each.name !== name);
  const isThere = others.length < sections.length;
  if (change.kind === 'add' && isThere) return refused(`There is a section ${name} already.`);
  if (change.kind !== 'add' && !isThere) {
    return refused(`There is no section ${name}. There are ${namesOf(sections)}.`);
  }
  if (change.kind === 'remove') return { kind: 'changed', sections: others };
  const problems = change.section.prefixes.flatMap((prefix) => whyNot(prefix, name, others));
  if (problems.length > 0) return refused(...problems);
  const changed = [...others, change.section];
  return {
    kind: 'changed',
    sections: changed.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
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

function whyNot(prefix: string, name: string, others: readonly SiteSection[]): string[] {
  if (isReserved(prefix))
    return [`${name} cannot have ${prefix}, which belongs to the site itself.`];
  return others
    .filter(({ prefixes }) => prefixes.some((own) => isBelow(own, prefix) || isBelow(prefix, own)))
    .map((other) => `${name} cannot have ${prefix}, which belongs to ${other.name}.`);
}

function refused(...problems: string[]): ChangedSections {
  return { kind: 'refused', problems };
}

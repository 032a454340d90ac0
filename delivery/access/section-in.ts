import { type Section, sections } from './rights.ts';

/** The section of this name; `null` when this program knows none. */
export function sectionIn(name: string): Section | null {
  return sections.find((each) => each === name) ?? null;
}

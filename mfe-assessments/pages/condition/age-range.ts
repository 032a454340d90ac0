import type { AgeBand } from '../../content/condition-schema.ts';

/** The ages of a band in figures: `6–17`, or `6+` when there is no upper end. */
export function ageRange({ from, to }: AgeBand): string {
  return to === null ? `${from}+` : `${from}–${to}`;
}

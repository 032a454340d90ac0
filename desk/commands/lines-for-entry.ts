import type { JournalEntry } from '@site/delivery/registry/journal.ts';

/** A line of the journal as people read it, and what belongs to it below. */
export function linesForEntry({
  at,
  who,
  what,
  why,
  commits,
  details,
  ...entry
}: JournalEntry): string[] {
  return [
    `${at.toISOString()}  ${who}  ${what}  ${endingOf(entry)}`,
    ...(why === null ? [] : [`    because: ${why}`]),
    ...Object.entries(commits).map(([name, revision]) => `    ${name} from ${revision}`),
    ...details.map((line) => `    ${line}`),
  ];
}

function endingOf({
  outcome,
  before,
  after,
}: Pick<JournalEntry, 'outcome' | 'before' | 'after'>): string {
  return outcome === 'live' ? `${before ?? 'nothing'} → ${after}` : outcome;
}

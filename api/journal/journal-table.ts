import { indianTime } from '../indian-time.ts';
import type { JournalEntry } from './inbox-journal.ts';

/** Formats the journal as a table. */
export function journalTable(entries: readonly JournalEntry[]): string {
  const rows = [
    ['When (India)', 'Who', 'Machine', 'Did', 'Rows', 'Receipt'],
    ...entries.map(({ at, person, machine, action, rows: count, counts, id }) => [
      indianTime(at),
      person,
      machine,
      action,
      String(count),
      counts === '' ? '' : `${id} ${counts}`,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

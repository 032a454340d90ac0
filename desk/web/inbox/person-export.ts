import { indianIso } from '@site/api/indian-time.ts';
import type { exportPerson } from '@site/api/submissions/person.ts';
import { labelledFields, type Submission } from '@site/api/submissions/submission.ts';
import type { User } from '../accounts/users.ts';
import { assigneeName } from './inbox-list.tsx';
import { endOf, kindWords } from './inbox-view.ts';

type Held = Awaited<ReturnType<typeof exportPerson>>;

type ExportOptions = {
  /** What the user typed to find the person. */
  about: string;
  now: number;
  /** Users who can be assigned. */
  people: readonly User[];
};

/** Everything stored about a person as JSON: first in words, then every row as it is stored. Times are India’s. */
export function personJson({ sent, rows }: Held, { about, now, people }: ExportOptions): string {
  const writtenOn = (notes: Held['rows']['submission_notes'], id: string) =>
    notes
      .filter(({ submission_id }) => submission_id === id)
      .map(({ at, author, words }) => ({ Written: indianIso(at), By: author, Text: words }));
  const inWords = (item: Submission) => {
    const { assignedTo, readAt } = item.handling;
    const end = endOf(item);
    return {
      Kind: kindWords[item.kind].one,
      Received: indianIso(item.receivedAt),
      ...Object.fromEntries(labelledFields(item).map(({ label, value }) => [label, value])),
      'First read': readAt === null ? 'not yet' : indianIso(readAt),
      'Assigned to': assignedTo === null ? 'nobody' : assigneeName(assignedTo, people),
      State: end.state,
      ...(end.at !== null && { Closed: indianIso(end.at), 'Closed by': end.by }),
      Replies: writtenOn(rows.submission_replies, item.id),
      Notes: writtenOn(rows.submission_notes, item.id),
    };
  };
  const held = {
    About: about,
    Exported: indianIso(now),
    'What they sent': sent.map(inWords),
    'Every stored row': Object.fromEntries(
      Object.entries(rows).map(([table, each]) => [table, each.map(readable)]),
    ),
  };
  return `${JSON.stringify(held, null, 2)}\n`;
}

/** Parses the payload, and formats the columns of times, `…_at` and `…_until`. */
function readable(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => {
      const isTime = typeof value === 'number' && /^at$|_(at|until)$/.test(column);
      if (isTime) return [column, indianIso(value)];
      return [
        column,
        column === 'payload' && typeof value === 'string' ? JSON.parse(value) : value,
      ];
    }),
  );
}

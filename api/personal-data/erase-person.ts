import {
  answered,
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import { isClosed, type Submission } from '../inbox/submission.ts';
import type { InboxJournal } from '../journal/inbox-journal.ts';
import { deleteSubmissions } from './delete-submissions.ts';
import { findSubmissions } from './find-submissions.ts';
import { readHeldRows, type RowCounts } from './held-rows.ts';
import type { Person } from './person.ts';

/** What an erasure would do. */
export type ErasurePlan = {
  own: readonly Submission[];
  /** What others sent that names this person in its words; it stays. */
  naming: readonly Submission[];
  /** Deletion requests among `own` that nobody has dealt with: with the row the wish would be lost. */
  open: readonly Submission[];
  counts: RowCounts;
};

/** Looks what an erasure would do, and changes nothing. Throws when the database does not answer. */
export async function planErasure(database: DatabaseHandle, person: Person): Promise<ErasurePlan> {
  const { own, naming } = await findSubmissions(database, person);
  const read = await attempt(async () => {
    const rows = await readHeldRows(
      database.db,
      own.map(({ id }) => id),
    );
    return { kind: 'read', rows } as const;
  });
  const { rows } = answered(read);
  return {
    own,
    naming,
    open: own.filter(({ relay }) => relay !== undefined && !isClosed(relay)),
    counts: {
      contact_messages: rows.contact_messages.length,
      waitlist_subscriptions: rows.waitlist_subscriptions.length,
      deletion_requests: rows.deletion_requests.length,
      outbox_events: rows.outbox_events.length,
      outbox_subjects: rows.outbox_subjects.length,
      idempotency_keys: rows.idempotency_keys.length,
      inbox_handling: rows.inbox_handling.length,
      inbox_notes: rows.inbox_notes.length,
      inbox_notices: rows.inbox_notices.length,
    },
  };
}

/**
 * Erases what was planned, and in the same transaction notes when, by whom and how many rows of each table: `receipt` is
 * the number of that note.
 */
export function erase(
  { db }: DatabaseHandle,
  journal: InboxJournal,
  { own }: Pick<ErasurePlan, 'own'>,
): Promise<{ kind: 'erased'; counts: RowCounts; receipt: string } | DatabaseUnavailable> {
  return attempt(() =>
    db.transaction().execute(async (transaction) => {
      const counts = await deleteSubmissions(
        transaction,
        own.map(({ id }) => id),
      );
      const note = { action: 'erase', rows: own.length, counts } as const;
      return { kind: 'erased', counts, receipt: await journal.noteWithin(transaction, note) };
    }),
  );
}

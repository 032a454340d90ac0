import {
  orThrow,
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

export type ErasurePlan = {
  own: readonly Submission[];
  /** Submissions by others that mention this person; not erased. */
  mentions: readonly Submission[];
  /** Unhandled deletion requests among `own`, which would be lost by erasing. */
  open: readonly Submission[];
  counts: RowCounts;
};

/** Computes what an erasure would do. Throws if the database is unavailable. */
export async function planErasure(database: DatabaseHandle, person: Person): Promise<ErasurePlan> {
  const { own, mentions } = await findSubmissions(database, person);
  const read = await attempt(async () => {
    const rows = await readHeldRows(
      database.db,
      own.map(({ id }) => id),
    );
    return { kind: 'read', rows } as const;
  });
  const { rows } = orThrow(read);
  return {
    own,
    mentions,
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

/** Executes the plan and records it in the same transaction. `receipt` is the journal entry's id. */
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

import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { nonEmptyList, type RowCounts } from './held-rows.ts';

/**
 * Deletes submissions and all dependent rows, and returns the number of deleted rows by table. The caller must check
 * whether a deletion request may be deleted yet.
 */
export async function deleteSubmissions(
  transaction: Transaction<Schema>,
  ids: readonly string[],
): Promise<RowCounts> {
  const listed = nonEmptyList(ids);
  const deleteFrom = async (
    table: 'contact_messages' | 'waitlist_subscriptions' | 'deletion_requests' | 'inbox_handling',
  ) =>
    Number(
      (await transaction.deleteFrom(table).where('id', 'in', listed).executeTakeFirstOrThrow())
        .numDeletedRows,
    );
  const keys = await transaction
    .deleteFrom('idempotency_keys')
    .where('submission_id', 'in', listed)
    .executeTakeFirstOrThrow();
  const events = await deleteEvents(transaction, ids);
  const submissions = {
    contact_messages: await deleteFrom('contact_messages'),
    waitlist_subscriptions: await deleteFrom('waitlist_subscriptions'),
    deletion_requests: await deleteFrom('deletion_requests'),
  };
  // Must come last, because a transaction that adds a note locks its submission.
  const deleteAbout = async (table: 'inbox_notes' | 'inbox_notices') => {
    const about = transaction.deleteFrom(table).where('submission_id', 'in', listed);
    return Number((await about.executeTakeFirstOrThrow()).numDeletedRows);
  };
  return {
    ...submissions,
    ...events,
    idempotency_keys: Number(keys.numDeletedRows),
    inbox_handling: await deleteFrom('inbox_handling'),
    inbox_notes: await deleteAbout('inbox_notes'),
    inbox_notices: await deleteAbout('inbox_notices'),
  };
}

/** Deletes events, and resets the numbering of addresses that have no other events. */
export async function deleteEvents(
  transaction: Transaction<Schema>,
  ids: readonly string[],
): Promise<Pick<RowCounts, 'outbox_events' | 'outbox_subjects'>> {
  const events = await transaction
    .deleteFrom('outbox_events')
    .where('id', 'in', nonEmptyList(ids))
    .returning('subject')
    .execute();
  const subjects = nonEmptyList([...new Set(events.map(({ subject }) => subject))]);
  // A transaction that is storing an event of such an address has its row locked. Wait for it in a separate
  // statement, so that the next one sees that event.
  await transaction
    .updateTable('outbox_subjects')
    .set(({ ref }) => ({ last_position: ref('last_position') }))
    .where('subject', 'in', subjects)
    .execute();
  const unused = await transaction
    .deleteFrom('outbox_subjects')
    .where('subject', 'in', subjects)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox_events')
            .select('id')
            .whereRef('outbox_events.subject', '=', 'outbox_subjects.subject'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { outbox_events: events.length, outbox_subjects: Number(unused.numDeletedRows) };
}

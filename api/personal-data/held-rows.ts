import type { Kysely, Selectable } from 'kysely';
import type { PersonalTable, Schema } from '../database/schema.ts';

export type HeldRows = { [Table in PersonalTable]: readonly Selectable<Schema[Table]>[] };

export type RowCounts = Record<PersonalTable, number>;

/**
 * Reads all rows that exist because of these submissions. Includes an address's event counter if the address has no
 * other events.
 */
export async function readHeldRows(db: Kysely<Schema>, ids: readonly string[]): Promise<HeldRows> {
  const listed = nonEmptyList(ids);
  const events = await db
    .selectFrom('outbox_events')
    .selectAll()
    .where('id', 'in', listed)
    .orderBy('id')
    .execute();
  const subjects = nonEmptyList(events.map(({ subject }) => subject));
  return {
    contact_messages: await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', 'in', listed)
      .orderBy('id')
      .execute(),
    waitlist_subscriptions: await db
      .selectFrom('waitlist_subscriptions')
      .selectAll()
      .where('id', 'in', listed)
      .orderBy('id')
      .execute(),
    deletion_requests: await db
      .selectFrom('deletion_requests')
      .selectAll()
      .where('id', 'in', listed)
      .orderBy('id')
      .execute(),
    outbox_events: events,
    outbox_subjects: await db
      .selectFrom('outbox_subjects')
      .selectAll()
      .where('subject', 'in', subjects)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox_events')
              .select('id')
              .whereRef('outbox_events.subject', '=', 'outbox_subjects.subject')
              .where('id', 'not in', listed),
          ),
        ),
      )
      .execute(),
    idempotency_keys: await db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('submission_id', 'in', listed)
      .execute(),
    inbox_handling: await db
      .selectFrom('inbox_handling')
      .selectAll()
      .where('id', 'in', listed)
      .orderBy('id')
      .execute(),
    inbox_notes: await db
      .selectFrom('inbox_notes')
      .selectAll()
      .where('submission_id', 'in', listed)
      .orderBy('id')
      .execute(),
    inbox_notices: await db
      .selectFrom('inbox_notices')
      .selectAll()
      .where('submission_id', 'in', listed)
      .orderBy('id')
      .execute(),
  };
}

/** Replaces an empty list, which Kysely can't render after `in`. No id or hash is an empty string. */
export function nonEmptyList(values: readonly string[]): readonly string[] {
  return values.length === 0 ? [''] : values;
}

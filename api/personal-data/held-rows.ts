import type { Kysely, Selectable } from 'kysely';
import type { PersonalTable, Schema } from '../database/schema.ts';

/** Rows by table. */
export type HeldRows = { [Table in PersonalTable]: readonly Selectable<Schema[Table]>[] };

/** How many rows, by table. */
export type RowCounts = Record<PersonalTable, number>;

/**
 * Every row that is there because of these submissions. The row that numbers the events of an address is among them when
 * it has no others.
 */
export async function readHeldRows(db: Kysely<Schema>, ids: readonly string[]): Promise<HeldRows> {
  const these = orNone(ids);
  const events = await db
    .selectFrom('outbox_events')
    .selectAll()
    .where('id', 'in', these)
    .orderBy('id')
    .execute();
  const subjects = orNone(events.map(({ subject }) => subject));
  return {
    contact_messages: await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', 'in', these)
      .orderBy('id')
      .execute(),
    waitlist_subscriptions: await db
      .selectFrom('waitlist_subscriptions')
      .selectAll()
      .where('id', 'in', these)
      .orderBy('id')
      .execute(),
    deletion_requests: await db
      .selectFrom('deletion_requests')
      .selectAll()
      .where('id', 'in', these)
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
              .where('id', 'not in', these),
          ),
        ),
      )
      .execute(),
    idempotency_keys: await db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('submission_id', 'in', these)
      .execute(),
    inbox_handling: await db
      .selectFrom('inbox_handling')
      .selectAll()
      .where('id', 'in', these)
      .orderBy('id')
      .execute(),
    inbox_notes: await db
      .selectFrom('inbox_notes')
      .selectAll()
      .where('submission_id', 'in', these)
      .orderBy('id')
      .execute(),
    inbox_notices: await db
      .selectFrom('inbox_notices')
      .selectAll()
      .where('submission_id', 'in', these)
      .orderBy('id')
      .execute(),
  };
}

/** A list for `in`, which may not be empty: no id and no hash is an empty text. */
export function orNone(values: readonly string[]): readonly string[] {
  return values.length === 0 ? [''] : values;
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { nextPosition, subjectOf } from '../outbox/append-event.ts';
import { normaliseEmailAddress } from '../submissions/normalise-email-address.ts';
import type { Schema } from './schema.ts';

/**
 * Migrates rows stored under a variant spelling of an e-mail address to its canonical form. On the waitlist the
 * earliest entry wins; deletion requests are renumbered after the existing ones. Only reads addresses that can have
 * variants other than letter case, so a large table costs one scan.
 */
export async function mergeSpellings(db: Kysely<Schema>): Promise<void> {
  await mergeWaitlist(db);
  await mergeSubjects(db);
}

async function mergeWaitlist(db: Kysely<Schema>): Promise<void> {
  const rows = await db
    .selectFrom('waitlist_subscriptions')
    .select(['id', 'email', 'email_key', 'last_asked_at'])
    .where(hasSpellings('email_key'))
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const email_key = normaliseEmailAddress(row.email);
    if (email_key === row.email_key) continue;
    const other = await db
      .selectFrom('waitlist_subscriptions')
      .select(['id', 'last_asked_at'])
      .where('email_key', '=', email_key)
      .executeTakeFirst();
    const [kept, merged] = other !== undefined && other.id < row.id ? [other, row] : [row, other];
    if (merged !== undefined) {
      await db
        .updateTable('idempotency_keys')
        .set({ submission_id: kept.id })
        .where('submission_id', '=', merged.id)
        .execute();
      await db.deleteFrom('waitlist_subscriptions').where('id', '=', merged.id).execute();
    }
    const last_asked_at = Math.max(kept.last_asked_at, merged?.last_asked_at ?? 0);
    await db
      .updateTable('waitlist_subscriptions')
      .set({ email_key, last_asked_at })
      .where('id', '=', kept.id)
      .execute();
  }
}

async function mergeSubjects(db: Kysely<Schema>): Promise<void> {
  const events = await db
    .selectFrom('outbox_events')
    .innerJoin('deletion_requests', 'deletion_requests.id', 'outbox_events.id')
    .select(['outbox_events.id', 'outbox_events.subject', 'deletion_requests.email'])
    .where(hasSpellings('deletion_requests.email'))
    .orderBy('outbox_events.id')
    .execute();
  for (const event of events) {
    const subject = subjectOf(event.email);
    if (subject === event.subject) continue;
    const position = await nextPosition(db, subject);
    await db
      .updateTable('outbox_events')
      .set({ subject, position })
      .where('id', '=', event.id)
      .execute();
    await db
      .deleteFrom('outbox_subjects')
      .where('subject', '=', event.subject)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('outbox_events').select('id').where('subject', '=', event.subject))),
      )
      .execute();
  }
}

/** Whether an address is not plain ASCII, contains punycode, or ends with a dot. */
function hasSpellings(column: string): RawBuilder<boolean> {
  const address = sql.ref(column);
  return sql`(octet_length(${address}) <> length(${address}) or lower(${address}) like '%xn--%' or ${address} like '%.')`;
}

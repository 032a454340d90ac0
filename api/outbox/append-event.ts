import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { normaliseEmailAddress } from '../submissions/normalise-email-address.ts';

/**
 * Adds the delivery event of a deletion request, in the transaction that stores the request. Requests of one e-mail
 * address are numbered in the order they are stored: the counter row stays locked until the transaction ends.
 */
export async function appendEvent(
  transaction: Transaction<Schema>,
  { id, email, now }: { id: string; email: string; now: number },
): Promise<void> {
  const subject = subjectOf(email);
  const position = await nextPosition(transaction, subject);
  await transaction
    .insertInto('outbox_events')
    .values({
      id,
      subject,
      position,
      state: 'waiting',
      attempts: 0,
      first_tried_at: null,
      next_try_at: now,
      lease_token: null,
      lease_until: null,
      last_outcome: null,
      delivered_at: null,
    })
    .execute();
}

/** Returns a hash of the canonical e-mail address. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(normaliseEmailAddress(email)).digest('hex');
}

/** Reserves the next event number of a subject. */
export async function nextPosition(db: Kysely<Schema>, subject: string): Promise<number> {
  const { last_position } = await db
    .insertInto('outbox_subjects')
    .values({ subject, last_position: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((expression) => ({
        last_position: expression('outbox_subjects.last_position', '+', 1),
      })),
    )
    .returning('last_position')
    .executeTakeFirstOrThrow();
  return last_position;
}

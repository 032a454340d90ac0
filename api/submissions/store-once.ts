import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';

/** How a submission came, besides its words. */
export type Arrival = {
  /** What the sender calls this attempt. The same words under the same key are stored once. */
  idempotencyKey?: string | undefined;
  /** How long the key is valid, in milliseconds; as long as keys are stored when left out. */
  keyTtlMs?: number;
  /** Whether the form was filled in faster than people do. */
  tooFast?: boolean;
};

/** What storing gave. `key-reused`: the key stands for other words, and these were not stored. */
export type StoreResult = { kind: 'stored' } | { kind: 'key-reused' } | DatabaseUnavailable;

/** What is to be stored once: which call it came by and its words; what is stored is a hash of them. */
type Words = { call: string; value: object };

/** How long keys are stored, in milliseconds: longer than anybody leaves a form open and presses Send again. */
const KEY_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Does `store` in a transaction together with taking the key, so that there is never one without the other. When
 * the key was taken already nothing is done; one that has lived its time is free again. Calls that run at once, in
 * several processes too, agree: the database lets one take the key and holds the others up until it is through.
 * `store` gives the id of what is stored; the key keeps it, so that it can go with it.
 */
export function storeOnce(
  db: Kysely<Schema>,
  words: Words & { arrival: Arrival; now: number },
  store: (transaction: Transaction<Schema>) => Promise<string>,
): Promise<StoreResult> {
  return attempt(() =>
    db.transaction().execute(async (transaction): Promise<StoreResult> => {
      const { arrival, now } = words;
      const { idempotencyKey: key, keyTtlMs = KEY_RETENTION_MS } = arrival;
      if (key !== undefined) {
        const fingerprint = fingerprintOf(words);
        const taken = await transaction
          .insertInto('idempotency_keys')
          .values({ key, fingerprint, created_at: now })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({ fingerprint, created_at: now })
              // A key from further ahead was stored before the clock went back. Without this, somebody who writes the
              // same again would be told that it was stored, and it would not be, for as long as the clock is behind.
              .where(({ or, eb }) =>
                or([
                  eb('idempotency_keys.created_at', '<=', now - keyTtlMs),
                  eb('idempotency_keys.created_at', '>=', now + keyTtlMs),
                ]),
              ),
          )
          .returning('key')
          .executeTakeFirst();
        if (taken === undefined) {
          const first = await transaction
            .selectFrom('idempotency_keys')
            .select('fingerprint')
            .where('key', '=', key)
            .executeTakeFirstOrThrow();
          return { kind: first.fingerprint === fingerprint ? 'stored' : 'key-reused' };
        }
      }
      const id = await store(transaction);
      if (key !== undefined) {
        await transaction
          .updateTable('idempotency_keys')
          .set({ submission_id: id })
          .where('key', '=', key)
          .execute();
      }
      return { kind: 'stored' };
    }),
  );
}

/**
 * Deletes the keys that have expired, so that they do not pile up. Not part of storing, where two that delete at once
 * could block each other and cost a message.
 */
export function deleteExpiredKeys(
  { db }: DatabaseHandle,
  now: number,
): Promise<{ kind: 'deleted' } | DatabaseUnavailable> {
  return attempt(async () => {
    await db
      .deleteFrom('idempotency_keys')
      .where(({ or, eb }) =>
        or([
          eb('created_at', '<=', now - KEY_RETENTION_MS),
          eb('created_at', '>=', now + KEY_RETENTION_MS),
        ]),
      )
      .execute();
    return { kind: 'deleted' } as const;
  });
}

/** A hash of the words, the same in whatever order their fields stand. */
export function fingerprintOf({ call, value }: Words): string {
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([call, fields]))
    .digest('hex');
}

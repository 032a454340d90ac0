import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { attempt, type DatabaseUnavailable } from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';

/** How a submission came, besides its words. */
export type Arrival = {
  /** What the sender calls this attempt. The same words under the same key are stored once. */
  idempotencyKey?: string | undefined;
  /** Whether the form was filled in faster than people do. */
  hasty?: boolean;
};

/** What storing gave. `key-reused`: the key stands for other words, and these were not stored. */
export type StoreResult = { kind: 'stored' } | { kind: 'key-reused' } | DatabaseUnavailable;

/** What is to be stored once: which call it came by and its words; what is stored is a hash of them. */
type Words = { call: string; value: object };

/**
 * Does `store` in a transaction together with taking the key, so that there is never one without the other. When
 * the key was taken already nothing is done. Calls that run at once, in several processes too, agree: the database
 * lets one take the key and holds the others up until it is through.
 */
export function storeOnce(
  db: Kysely<Schema>,
  words: Words & { idempotencyKey: string | undefined; now: number },
  store: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<StoreResult> {
  return attempt(() =>
    db.transaction().execute(async (transaction): Promise<StoreResult> => {
      const { idempotencyKey: key, now } = words;
      if (key !== undefined) {
        const fingerprint = fingerprintOf(words);
        const taken = await transaction
          .insertInto('idempotency_keys')
          .values({ key, fingerprint, created_at: now })
          .onConflict((conflict) => conflict.column('key').doNothing())
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
      await store(transaction);
      return { kind: 'stored' };
    }),
  );
}

/** A hash of the words, the same in whatever order their fields stand. */
export function fingerprintOf({ call, value }: Words): string {
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([call, fields]))
    .digest('hex');
}

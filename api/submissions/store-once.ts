import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';
import type { IdSource } from '../database/uuid-v7.ts';
import type { NoticeChannel } from '../notices/notice-store.ts';

/** Metadata of a submission. */
export type SubmissionMeta = {
  /** Identifies the attempt: identical content under the same key is stored once. */
  idempotencyKey?: string | undefined;
  /** How long the key is valid, in milliseconds; by default, as long as keys are stored. */
  keyTtlMs?: number;
  /** Whether the form was filled in faster than a person could. */
  tooFast?: boolean;
};

/** `key-reused`: the key was used for different content, so this was not stored. */
export type StoreResult = { kind: 'stored' } | { kind: 'key-reused' } | DatabaseUnavailable;

/** The content that is hashed and stored with the key. */
type Content = { call: string; value: object };

/** How long to store keys, in milliseconds: longer than anybody leaves a form open before pressing Send again. */
const KEY_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Runs `store` and claims the key in one transaction. Does nothing if the key is taken and hasn't expired. Concurrent
 * calls, even in other processes, wait for the one that has claimed the key. `store` returns the submission's id, which
 * is saved with the key so that both can be deleted together.
 */
export function storeOnce(
  db: Kysely<Schema>,
  content: Content & { meta: SubmissionMeta; now: number },
  store: (transaction: Transaction<Schema>) => Promise<string>,
): Promise<StoreResult> {
  return attempt(() =>
    db.transaction().execute(async (transaction): Promise<StoreResult> => {
      const { meta, now } = content;
      const { idempotencyKey: key, keyTtlMs = KEY_RETENTION_MS } = meta;
      if (key !== undefined) {
        const fingerprint = fingerprintOf(content);
        const taken = await transaction
          .insertInto('idempotency_keys')
          .values({ key, fingerprint, created_at: now })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({ fingerprint, created_at: now })
              // A key from the future was stored before the clock was set back. Without this check, a resubmission
              // would be reported as stored but dropped until the clock catches up.
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

/** Deletes expired keys. Separate from storing, where concurrent deletions could deadlock and lose a message. */
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

/** Hashes the content, ignoring the order of its fields. */
export function fingerprintOf({ call, value }: Content): string {
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([call, fields]))
    .digest('hex');
}

export type StoreOptions = {
  /** Returns the current time, in epoch milliseconds. */
  now?: (() => number) | undefined;
  /** Returns the reception time, on which retention is based; `now` by default. */
  receivedAt?: (() => number) | undefined;
  /** Stores that are listed together share one generator, so that their ids sort by age. */
  nextId?: IdSource | undefined;
  /** How the team is notified of stored submissions; not at all if omitted. */
  notify?: readonly NoticeChannel[] | undefined;
};

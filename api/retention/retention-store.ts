import type { KeepForDays } from '@site/kit/site.ts';
import type { Kysely, Transaction } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';
import { CLOSED_STATES } from '../outbox/outbox-store.ts';
import { deleteEvents, deleteSubmissions } from '../personal-data/delete-submissions.ts';

export type RetainedKind = keyof KeepForDays;

/** In order of deletion: events come before the requests they belong to. */
export const retainedKinds = [
  'messages',
  'callBacks',
  'waitlist',
  'deliveredEvents',
  'deletionRequests',
] as const satisfies readonly RetainedKind[];

export type RetentionStore = {
  /**
   * Deletes up to `limit` items of a kind from `before` (epoch milliseconds) or earlier, with all dependent rows.
   * A result of fewer than `limit` rows means that none are left. Skips deletion requests that still need handling.
   */
  deleteExpired: (
    kind: RetainedKind,
    limits: { before: number; limit: number },
  ) => Promise<{ kind: 'deleted'; rows: number } | DatabaseUnavailable>;
  /** Counts all items, and those that `deleteExpired` would delete with these cutoffs (epoch milliseconds). */
  countDue: (
    before: Readonly<Record<RetainedKind, number>>,
  ) => Promise<{ kind: 'counted'; due: number; total: number } | DatabaseUnavailable>;
  /** Counts deletion requests from `before` or earlier that still need handling. */
  countOverdue: (
    before: number,
  ) => Promise<{ kind: 'counted'; rows: number } | DatabaseUnavailable>;
};

export function createRetentionStore({ db, dialect }: DatabaseHandle): RetentionStore {
  return {
    deleteExpired: (kind, limits) =>
      attempt(async () => {
        // Check without a lock first, because on most days nothing is due.
        const isAnyDue = (await dueOf(db, kind, { ...limits, limit: 1 }).execute()).length > 0;
        if (!isAnyDue) return { kind: 'deleted', rows: 0 } as const;
        return db.transaction().execute(async (transaction) => {
          const due = dueOf(transaction, kind, limits);
          // On PostgreSQL, a visitor may be renewing their waitlist request concurrently.
          const locked = dialect === 'postgres' ? due.forUpdate() : due;
          const ids = (await locked.execute()).map(({ id }) => id);
          await deleteOf(transaction, kind, ids);
          return { kind: 'deleted', rows: ids.length } as const;
        });
      }),

    countDue: (before) =>
      attempt(async () => {
        let due = 0;
        for (const kind of retainedKinds) {
          const limits = { before: before[kind], limit: ALL };
          const { rows } = await db
            .selectFrom(dueOf(db, kind, limits).as('due'))
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow();
          due += rows;
        }
        let total = 0;
        for (const table of tables) {
          const { rows } = await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow();
          total += rows;
        }
        return { kind: 'counted', due, total } as const;
      }),

    countOverdue: (before) =>
      attempt(async () => {
        const { rows } = await db
          .selectFrom('deletion_requests')
          .innerJoin('outbox_events', 'outbox_events.id', 'deletion_requests.id')
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .where('deletion_requests.received_at', '<=', before)
          .where('outbox_events.state', 'not in', CLOSED_STATES)
          .executeTakeFirstOrThrow();
        return { kind: 'counted', rows } as const;
      }),
  };
}

const ALL = Number.MAX_SAFE_INTEGER;

const tables = [
  'contact_messages',
  'waitlist_subscriptions',
  'deletion_requests',
  'outbox_events',
] as const;

/** Ids of expired items, oldest first. */
function dueOf(
  db: Kysely<Schema>,
  kind: RetainedKind,
  { before, limit }: { before: number; limit: number },
) {
  switch (kind) {
    case 'messages':
    case 'callBacks':
      return db
        .selectFrom('contact_messages')
        .select('id')
        .where('wanted', kind === 'messages' ? 'is' : 'is not', null)
        .where('received_at', '<=', before)
        .orderBy('received_at')
        .limit(limit);
    case 'waitlist':
      return db
        .selectFrom('waitlist_subscriptions')
        .select('id')
        .where('last_asked_at', '<=', before)
        .orderBy('last_asked_at')
        .limit(limit);
    case 'deletionRequests':
      return db
        .selectFrom('deletion_requests')
        .select('id')
        .where('received_at', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox_events')
                .select('outbox_events.id')
                .whereRef('outbox_events.id', '=', 'deletion_requests.id')
                .where('state', 'not in', CLOSED_STATES),
            ),
          ),
        )
        .orderBy('received_at')
        .limit(limit);
    case 'deliveredEvents':
      return db
        .selectFrom('outbox_events')
        .select('id')
        .where('state', 'in', CLOSED_STATES)
        .where('delivered_at', '<=', before)
        .orderBy('delivered_at')
        .limit(limit);
  }
}

async function deleteOf(
  transaction: Transaction<Schema>,
  kind: RetainedKind,
  ids: readonly string[],
): Promise<void> {
  await (kind === 'deliveredEvents'
    ? deleteEvents(transaction, ids)
    : deleteSubmissions(transaction, ids));
}

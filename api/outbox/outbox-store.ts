import { randomUUID } from 'node:crypto';
import type { DeletionRequest } from '@site/kit/api/deletion-request.ts';
import type { ExpressionBuilder } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { OutboxEventRow, Schema } from '../database/schema.ts';
import { isDue, LEASE_MS } from './is-due.ts';
import type { Outbox, Settled, Tried } from './relay.ts';

/** States in which an event is no longer retried, so that later events of its address can be delivered. */
export const SETTLED_STATES = ['delivered', 'refused', 'dead', 'settled'] as const;

/** States in which an event needs no further action. */
export const CLOSED_STATES = ['delivered', 'settled'] as const;

/** A deletion request leased to this process. */
export type ClaimedEvent = Tried & {
  /** The event's number within its e-mail address, starting at 1. */
  position: number;
  request: DeletionRequest;
};

/** The outbox of deletion requests. Events of one e-mail address are delivered in order. */
export type OutboxStore = Outbox<ClaimedEvent> & {
  /** Queues a dead or refused event again, with the retry budget of a new one. */
  requeue: (
    id: string,
  ) => Promise<{ kind: 'requeued' } | { kind: 'not-given-up' } | DatabaseUnavailable>;
  /** Marks an undelivered request as handled manually and stops retrying it. */
  settleByHand: (
    id: string,
  ) => Promise<{ kind: 'settled' } | { kind: 'not-open' } | DatabaseUnavailable>;
  queue: () => Promise<({ kind: 'counted' } & OutboxQueue) | DatabaseUnavailable>;
};

/** Counts waiting events, and dead or refused events that nobody has handled yet. */
export type OutboxQueue = {
  waiting: number;
  failed: number;
  /** When the first attempt of the oldest waiting event started; `null` if there was none. */
  triedSince: number | null;
};

export function createOutboxStore(
  { db }: DatabaseHandle,
  { now = Date.now }: { now?: () => number } = {},
): OutboxStore {
  const settle = (
    { id, leaseToken }: ClaimedEvent,
    change: {
      state: OutboxEventRow['state'];
      last_outcome: string;
      delivered_at?: number;
      next_try_at?: number;
    },
  ) =>
    attempt(async (): Promise<Settled> => {
      const { numUpdatedRows } = await db
        .updateTable('outbox_events')
        .set({ ...change, lease_token: null, lease_until: null })
        .where('id', '=', id)
        .where('lease_token', '=', leaseToken)
        .executeTakeFirstOrThrow();
      return { kind: numUpdatedRows > 0n ? 'settled' : 'lost' };
    });

  return {
    claim: () =>
      attempt(async () => {
        const moment = now();
        const due = await db
          .selectFrom('outbox_events')
          .select('id')
          .where((expression) => mayBeTried(expression, moment))
          .orderBy('next_try_at')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst();
        if (due === undefined) return { kind: 'none' } as const;
        const leaseToken = randomUUID();
        const claimed = await db
          .updateTable('outbox_events')
          .set((expression) => ({
            lease_token: leaseToken,
            lease_until: moment + LEASE_MS,
            attempts: expression('attempts', '+', 1),
            first_tried_at: expression.fn.coalesce('first_tried_at', expression.val(moment)),
          }))
          .where('id', '=', due.id)
          // Check again, because another process may have claimed the event since.
          .where((expression) => mayBeTried(expression, moment))
          .returning(['position', 'attempts', 'first_tried_at'])
          .executeTakeFirst();
        if (claimed === undefined) return { kind: 'taken' } as const;
        const { name, email, phone, reason } = await db
          .selectFrom('deletion_requests')
          .select(['name', 'email', 'phone', 'reason'])
          .where('id', '=', due.id)
          .executeTakeFirstOrThrow();
        return {
          kind: 'claimed',
          event: {
            id: due.id,
            position: claimed.position,
            request: {
              name,
              email,
              ...(phone === null ? {} : { phone }),
              ...(reason === null ? {} : { reason }),
            },
            attempts: claimed.attempts,
            firstTriedAt: claimed.first_tried_at ?? moment,
            leaseToken,
          },
        } as const;
      }),

    settleDelivered: (event) =>
      settle(event, { state: 'delivered', last_outcome: 'delivered', delivered_at: now() }),

    settleFailed: (event, { outcome, next }) =>
      settle(
        event,
        next.kind === 'again'
          ? { state: 'waiting', last_outcome: outcome, next_try_at: next.at }
          : { state: next.kind === 'refused' ? 'refused' : 'dead', last_outcome: outcome },
      ),

    requeue: (id) =>
      attempt(async () => {
        const { numUpdatedRows } = await db
          .updateTable('outbox_events')
          .set({ state: 'waiting', attempts: 0, first_tried_at: null, next_try_at: now() })
          .where('id', '=', id)
          .where('state', 'in', ['dead', 'refused'])
          .executeTakeFirstOrThrow();
        return { kind: numUpdatedRows > 0n ? 'requeued' : 'not-given-up' } as const;
      }),

    settleByHand: (id) =>
      attempt(async () => {
        const { numUpdatedRows } = await db
          .updateTable('outbox_events')
          .set({
            state: 'settled',
            last_outcome: 'settled by hand',
            delivered_at: now(),
            lease_token: null,
            lease_until: null,
          })
          .where('id', '=', id)
          .where('state', 'not in', CLOSED_STATES)
          .executeTakeFirstOrThrow();
        return { kind: numUpdatedRows > 0n ? 'settled' : 'not-open' } as const;
      }),

    queue: () =>
      attempt(async () => {
        const rows = await db
          .selectFrom('outbox_events')
          .select(({ fn }) => [
            'state',
            fn.countAll<number>().as('count'),
            fn.min('first_tried_at').as('tried_since'),
          ])
          .where('state', 'not in', CLOSED_STATES)
          .groupBy('state')
          .execute();
        const of = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
        const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
        return {
          kind: 'counted',
          waiting: sum(of('waiting')),
          failed: sum(of('dead', 'refused')),
          triedSince: of('waiting')[0]?.tried_since ?? null,
        } as const;
      }),
  };
}

/** An SQL condition: the event is due, and no earlier event of its address is still waiting. */
function mayBeTried(expression: ExpressionBuilder<Schema, 'outbox_events'>, moment: number) {
  return expression.and([
    isDue('outbox_events', moment),
    expression.not(
      expression.exists(
        expression
          .selectFrom('outbox_events as earlier')
          .select('earlier.id')
          .whereRef('earlier.subject', '=', 'outbox_events.subject')
          .whereRef('earlier.position', '<', 'outbox_events.position')
          .where('earlier.state', 'not in', SETTLED_STATES),
      ),
    ),
  ]);
}

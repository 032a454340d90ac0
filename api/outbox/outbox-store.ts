import { randomUUID } from 'node:crypto';
import type { DeletionRequest } from '@site/kit/api/deletion-request.ts';
import type { ExpressionBuilder } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { OutboxEventRow, Schema } from '../database/schema.ts';
import { MAX_WAIT_MS } from './retry-schedule.ts';

/**
 * The lease of an event, in milliseconds. An attempt takes at most ten seconds, so the lease only expires if its
 * process died or froze, or if the clocks of two machines differ widely.
 */
export const LEASE_MS = 60_000;

/** States in which an event isn't retried, so later ones of its address may be delivered. */
export const SETTLED_STATES = ['delivered', 'refused', 'dead', 'settled'] as const;

/** States in which an event needs no further action. */
export const CLOSED_STATES = ['delivered', 'settled'] as const;

/** An event leased to this process. */
export type ClaimedEvent = {
  id: string;
  /** The event's number within its e-mail address, starting at 1. */
  position: number;
  request: DeletionRequest;
  /** Attempts so far, including the current one. */
  attempts: number;
  /** When the first attempt started, in epoch milliseconds. */
  firstTriedAt: number;
  /** Proves that this process still holds the lease. */
  leaseToken: string;
};

export type OutboxStore = {
  /**
   * Leases one due event, unless an earlier one of the same address is pending. `taken`: another process was faster,
   * and there may be more.
   */
  claim: () => Promise<
    | { kind: 'claimed'; event: ClaimedEvent }
    | { kind: 'none' }
    | { kind: 'taken' }
    | DatabaseUnavailable
  >;
  /** Marks an event as delivered. `lost`: the lease expired and another process has it. */
  settleDelivered: (event: ClaimedEvent) => Promise<Settled>;
  /** Records a failed attempt and whether to retry it. */
  settleFailed: (
    event: ClaimedEvent,
    failure: {
      outcome: string;
      next: { kind: 'again'; at: number } | { kind: 'give-up' } | { kind: 'refused' };
    },
  ) => Promise<Settled>;
  /** Requeues an event that was given up on or refused, for immediate delivery. */
  requeue: (
    id: string,
  ) => Promise<{ kind: 'requeued' } | { kind: 'not-given-up' } | DatabaseUnavailable>;
  /** Marks an undelivered request as handled manually and stops retrying it. */
  settleByHand: (
    id: string,
  ) => Promise<{ kind: 'settled' } | { kind: 'not-open' } | DatabaseUnavailable>;
};

type Settled = { kind: 'settled' } | { kind: 'lost' } | DatabaseUnavailable;

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
    attempt(async () => {
      const { numUpdatedRows } = await db
        .updateTable('outbox_events')
        .set({ ...change, lease_token: null, lease_until: null })
        .where('id', '=', id)
        .where('lease_token', '=', leaseToken)
        .executeTakeFirstOrThrow();
      return { kind: numUpdatedRows > 0n ? 'settled' : 'lost' } as const;
    });

  return {
    claim: () =>
      attempt(async () => {
        const moment = now();
        const due = await db
          .selectFrom('outbox_events')
          .select('id')
          .where((expression) => isDue(expression, moment))
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
          // Repeat the condition: another process may have taken it in between.
          .where((expression) => isDue(expression, moment))
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
  };
}

/**
 * Due, not leased, and with no earlier pending event of its address. A time further ahead than any wait or lease was
 * written before the clock was set back, and counts as past. Leases get some slack because another machine's clock
 * may be slightly ahead.
 */
function isDue(expression: ExpressionBuilder<Schema, 'outbox_events'>, moment: number) {
  return expression.and([
    expression('outbox_events.state', '=', 'waiting'),
    expression.or([
      expression('outbox_events.next_try_at', '<=', moment),
      expression('outbox_events.next_try_at', '>', moment + MAX_WAIT_MS),
    ]),
    expression.or([
      expression('outbox_events.lease_until', 'is', null),
      expression('outbox_events.lease_until', '<=', moment),
      expression('outbox_events.lease_until', '>', moment + 2 * LEASE_MS),
    ]),
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

import { randomUUID } from 'node:crypto';
import type { DeletionRequest } from '@site/kit/api/deletion-request.ts';
import type { ExpressionBuilder } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { OutboxEventRow, Schema } from '../database/schema.ts';
import { LONGEST_WAIT_MS } from './retry-schedule.ts';

/**
 * How long one process has an event to itself, in milliseconds. A try ends after ten seconds, so the lease runs out
 * only when its process died or stood still, or when the clocks of two machines are far apart.
 */
export const LEASE_MS = 60_000;

/** States of an event that is not tried by itself any more: later ones of its address may follow. */
export const SETTLED_STATES = ['delivered', 'refused', 'dead', 'settled'] as const;

/** States of an event about which nobody has anything left to do. */
export const CLOSED_STATES = ['delivered', 'settled'] as const;

/** An event that this process may try to deliver. */
export type ClaimedEvent = {
  id: string;
  /** The number of the event among those of its e-mail address, from 1. */
  position: number;
  request: DeletionRequest;
  /** Tries so far, with the one that begins now. */
  attempts: number;
  /** When the first of them began, in epoch milliseconds. */
  firstTriedAt: number;
  /** Shows that the event is still this claim's. */
  leaseToken: string;
};

/** The events that pass deletion requests on. */
export type OutboxStore = {
  /**
   * Takes one event that is due and has no earlier one of the same address still to go; nobody else gets it until
   * the lease runs out. `taken`: another process was quicker, and there may be more.
   */
  claim: () => Promise<
    | { kind: 'claimed'; event: ClaimedEvent }
    | { kind: 'none' }
    | { kind: 'taken' }
    | DatabaseUnavailable
  >;
  /** Notes that an event was delivered. `lost`: the lease had run out and somebody else has it now. */
  settleDelivered: (event: ClaimedEvent) => Promise<Settled>;
  /** Notes a failed try: `again` at a moment in epoch milliseconds, or never by itself. */
  settleFailed: (
    event: ClaimedEvent,
    failure: {
      outcome: string;
      next: { kind: 'again'; at: number } | { kind: 'give-up' } | { kind: 'refused' };
    },
  ) => Promise<Settled>;
  /** Puts an event that was given up or refused back into the queue, to be tried at once and as long as a new one. */
  requeue: (
    id: string,
  ) => Promise<{ kind: 'requeued' } | { kind: 'not-given-up' } | DatabaseUnavailable>;
  /** Notes that a person has seen to a request that was not passed on; it is not tried any more. */
  settleByHand: (
    id: string,
  ) => Promise<{ kind: 'settled' } | { kind: 'not-open' } | DatabaseUnavailable>;
  queue: () => Promise<({ kind: 'counted' } & OutboxQueue) | DatabaseUnavailable>;
};

/** How many events wait, and how many were given up or refused and nobody has seen to. */
export type OutboxQueue = {
  waiting: number;
  failed: number;
  /** When the first try of the oldest that waits began; `null` when none was tried. */
  triedSince: number | null;
};

type Settled = { kind: 'settled' } | { kind: 'lost' } | DatabaseUnavailable;

/** A store on an open, migrated database. */
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
          // Asked again, because another process may have taken it since: the database does one change after the other.
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

/**
 * Due, in nobody's hands, and not ahead of an earlier event of its address that is still being tried. Times further away
 * than any wait or lease were written before the clock went back, and count as past. Leases get some room, because
 * another machine may be a little ahead.
 */
function mayBeTried(expression: ExpressionBuilder<Schema, 'outbox_events'>, moment: number) {
  return expression.and([
    expression('outbox_events.state', '=', 'waiting'),
    expression.or([
      expression('outbox_events.next_try_at', '<=', moment),
      expression('outbox_events.next_try_at', '>', moment + LONGEST_WAIT_MS),
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

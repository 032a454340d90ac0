import { type RawBuilder, sql } from 'kysely';
import { isLeaseOver } from '../database/is-lease-over.ts';
import { MAX_WAIT_MS } from './retry-schedule.ts';

/**
 * The lease of an event, in milliseconds. An attempt takes at most ten seconds, so the lease only expires if its
 * process died or froze, or if the clocks of two machines differ widely.
 */
export const LEASE_MS = 60_000;

/**
 * Returns an SQL condition for events that are due and not leased. Times further in the future than any delay or lease
 * were written before the clock was set back, and count as past.
 */
export function isDue(
  table: 'outbox_events' | 'inbox_notices',
  moment: number,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(
    ${column('state')} = 'waiting'
    and (
      ${column('next_try_at')} <= ${moment} or ${column('next_try_at')} > ${moment + MAX_WAIT_MS}
    )
    and ${isLeaseOver(`${table}.lease_until`, { moment, leaseMs: LEASE_MS })}
  )`;
}

import { type RawBuilder, sql } from 'kysely';
import { MAX_WAIT_MS } from './retry-schedule.ts';

/**
 * How long one process has an event to itself, in milliseconds. A try ends after ten seconds, so the lease runs out
 * only when its process died or stood still, or when the clocks of two machines are far apart.
 */
export const LEASE_MS = 60_000;

/**
 * Waiting, due, and in nobody's hands: of a table with these columns, which is the only one asked. Times further away than
 * any wait or lease were written before the clock went back, and count as past. Leases get some room, because another
 * machine may be a little ahead.
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
    and (
      ${column('lease_until')} is null or ${column('lease_until')} <= ${moment}
      or ${column('lease_until')} > ${moment + 2 * LEASE_MS}
    )
  )`;
}

import { type RawBuilder, sql } from 'kysely';

/**
 * Returns an SQL condition for leases that have ended. A lease that lasts longer than one given now was given by a clock
 * that was ahead: it counts as ended, or its row would be blocked until the clock catches up. Twice the duration
 * tolerates clock skew between machines.
 */
export function isLeaseOver(
  column: string,
  { moment, leaseMs }: { moment: number; leaseMs: number },
): RawBuilder<boolean> {
  const until = sql.ref(column);
  return sql`(${until} is null or ${until} <= ${moment} or ${until} > ${moment + 2 * leaseMs})`;
}

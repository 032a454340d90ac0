import type { DatabaseHandle } from '../database/database-handle.ts';
import { indianTime } from '../indian-time.ts';
import { createClockGuard } from '../jobs/clock-guard.ts';

/** The desk looks every few seconds, so a longer gap means that it was off or that its clock is wrong. */
const MAX_GAP_MS = 48 * 3_600_000;

/**
 * Holds scheduled posts while the clock looks wrong: after a jump ahead, posts that are due in days would go live now.
 * Ends by itself once the clock is right again.
 */
export function createScheduleGuard(
  database: Pick<DatabaseHandle, 'db'>,
  options: { now?: (() => number) | undefined } = {},
) {
  const { check, confirm, heldReason } = createClockGuard(database, 'posts', options);
  return {
    heldReason,
    confirm,
    /** Compares the clock with the last look. Returns why scheduled posts are held, or `null`. */
    look: () =>
      check((now, last) => {
        const isWrong = last !== null && !last.isConfirmed && now > last.seenAt + MAX_GAP_MS;
        if (!isWrong) return { reason: null, seenAt: now };
        const reason = `The desk last looked at ${indianTime(last.seenAt)}, and its clock is now more than two days ahead of that.`;
        return { reason, seenAt: last.seenAt };
      }),
  };
}

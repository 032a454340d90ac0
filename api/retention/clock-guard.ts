import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention runs daily, so a clock this far ahead of the last run is wrong or the service was off for a long time. */
const MAX_JUMP_MS = 30 * DAY_MS;

/** How far the clock may go back without a warning, in milliseconds. */
const MAX_STEP_BACK_MS = 60 * 60 * 1000;

/** The share of all rows that one run may delete. A normal day's run deletes less than one per cent. */
const MAX_SHARE = 0.05;

/** A run is never held for deleting up to this many rows: in a small database, one row is a large share. */
const SMALL_RUN = 25;

/** The guard's row; the schedule of posts has another. */
const ROW_ID = 1;

/** The rows that a run is about to delete. `hasOldCounts`: they include old signal counts. */
export type PlannedRun = { now: number; due: number; total: number; hasOldCounts: boolean };

/** Holds back retention while the clock looks wrong. Stores the time of the last run and the reason for a hold. */
export type ClockGuard = {
  /** Decides whether a run may delete, and stores the decision. `reason` is for the operator. */
  admit: (
    run: PlannedRun,
  ) => Promise<{ kind: 'admitted' } | { kind: 'held'; reason: string } | DatabaseUnavailable>;
  /** Admits the next run unconditionally, because an operator has checked the clock. */
  confirm: () => Promise<{ kind: 'confirmed' } | DatabaseUnavailable>;
  /** Returns why retention is on hold, or `null`. */
  heldReason: () => Promise<{ kind: 'read'; reason: string | null } | DatabaseUnavailable>;
  /**
   * Returns the reception time for a new row: the current time, unless the clock is so far from the last run that it
   * must be wrong. Then returns the time nearest to the clock that the guard would believe: with a clock behind, the row
   * would expire as soon as the clock is fixed; with a clock ahead, it would be kept too long.
   */
  receivedAt: () => number;
};

export function createClockGuard(
  { db }: DatabaseHandle,
  { now = Date.now }: { now?: () => number } = {},
): ClockGuard {
  /** The time of the last run, as last read or written by this process. */
  let lastRun: number | null = null;
  const read = () =>
    db.selectFrom('retention_state').selectAll().where('id', '=', ROW_ID).executeTakeFirst();
  const write = async (state: {
    seen_at: number;
    held_reason: string | null;
    confirmed: number;
  }) => {
    await db
      .insertInto('retention_state')
      .values({ id: ROW_ID, ...state })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
      .execute();
  };

  return {
    admit: (run) =>
      attempt(async () => {
        const state = await read();
        const seenAt = state?.seen_at ?? null;
        const isConfirmed = state?.confirmed === 1;
        const reason = isConfirmed ? null : problemOf(run, seenAt);
        lastRun = nextSeenAt(run.now, seenAt, { isConfirmed, isHeld: reason !== null });
        await write({ seen_at: lastRun, held_reason: reason, confirmed: 0 });
        return reason === null ? ({ kind: 'admitted' } as const) : { kind: 'held', reason };
      }),
    confirm: () =>
      attempt(async () => {
        const state = await read();
        await write({
          seen_at: state?.seen_at ?? 0,
          held_reason: null,
          confirmed: 1,
        });
        return { kind: 'confirmed' } as const;
      }),
    heldReason: () =>
      attempt(async () => ({ kind: 'read', reason: (await read())?.held_reason ?? null }) as const),
    receivedAt: () => {
      const clock = now();
      if (lastRun === null) return clock;
      return clock < lastRun - MAX_JUMP_MS ? lastRun : Math.min(clock, lastRun + MAX_JUMP_MS);
    },
  };
}

/** Returns the run time to store. A wrong clock must not move it years ahead just because nothing was due. */
function nextSeenAt(
  now: number,
  seenAt: number | null,
  { isConfirmed, isHeld }: { isConfirmed: boolean; isHeld: boolean },
): number {
  if (seenAt === null || isConfirmed) return now;
  // A run held for its many rows says nothing about the clock.
  const isWrong = now < seenAt - MAX_STEP_BACK_MS || now > seenAt + MAX_JUMP_MS;
  return isHeld && isWrong ? seenAt : Math.min(now, seenAt + MAX_JUMP_MS);
}

function problemOf(
  { now, due, total, hasOldCounts }: PlannedRun,
  seenAt: number | null,
): string | null {
  if (seenAt !== null && now < seenAt - MAX_STEP_BACK_MS) {
    return `The clock is ${days(seenAt - now)} behind the last run.`;
  }
  if (due === 0 && !hasOldCounts) return null;
  if (seenAt !== null && now > seenAt + MAX_JUMP_MS) {
    return `The clock is ${days(now - seenAt)} ahead of the last run, and ${due} of ${total} rows${hasOldCounts ? ' and old signal counts' : ''} would be deleted.`;
  }
  if (due > SMALL_RUN && due > total * MAX_SHARE) {
    return `${due} of ${total} rows would be deleted in one run.`;
  }
  return null;
}

function days(ms: number): string {
  const count = Math.round(ms / DAY_MS);
  return count === 1 ? '1 day' : `${count} days`;
}

import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention runs daily, so a clock further ahead than this of the last run is wrong, or the service was off for long. */
const MAX_JUMP_MS = 30 * DAY_MS;

/** How far a clock may go back without a warning, in milliseconds. */
const MAX_STEP_BACK_MS = 60 * 60 * 1000;

/** The share of all rows that one run may delete. An ordinary day is below one per cent. */
const MAX_SHARE = 0.05;

/** A run of so few rows is never held back: in a small database one row is a large share. */
const SMALL_RUN = 25;

/** What a retention run is about to do. `hasOldCounts`: it would also delete old counts of signals. */
export type PlannedRun = { now: number; due: number; total: number; hasOldCounts: boolean };

/** Remembers when retention last ran, and why it is held back, in the database. */
export type ClockGuard = {
  /** Says whether a run may delete, and remembers the answer. `reason` is a sentence for the operator. */
  admit: (
    run: PlannedRun,
  ) => Promise<{ kind: 'admitted' } | { kind: 'held'; reason: string } | DatabaseUnavailable>;
  /** Admits the next run, whatever it would delete, because a person has checked the clock. */
  confirm: () => Promise<{ kind: 'confirmed' } | DatabaseUnavailable>;
  /** Why retention is held back; `null` when it is not. */
  heldReason: () => Promise<{ kind: 'read'; reason: string | null } | DatabaseUnavailable>;
  /**
   * When something that arrives now was received: by the clock, unless that is so far behind the last run that it is
   * certainly wrong. Then it is the time of that run, or the row would be past its time as soon as the clock is right.
   */
  receivedAt: () => number;
};

/** A guard on an open, migrated database. */
export function createClockGuard(
  { db }: DatabaseHandle,
  { now = Date.now }: { now?: () => number } = {},
): ClockGuard {
  /** The time of the last run, as this process last read or wrote it. */
  let lastRun = Number.NEGATIVE_INFINITY;
  const read = () => db.selectFrom('retention_state').selectAll().executeTakeFirst();
  const write = async (state: {
    seen_at: number;
    held_reason: string | null;
    confirmed: number;
  }) => {
    await db
      .insertInto('retention_state')
      .values({ id: 1, ...state })
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
      return clock < lastRun - MAX_JUMP_MS ? lastRun : clock;
    },
  };
}

/** The time to remember after a run. A wrong clock must not carry it years ahead just because nothing was due. */
function nextSeenAt(
  now: number,
  seenAt: number | null,
  { isConfirmed, isHeld }: { isConfirmed: boolean; isHeld: boolean },
): number {
  if (seenAt === null || isConfirmed) return now;
  return isHeld ? seenAt : Math.min(now, seenAt + MAX_JUMP_MS);
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
    return `The clock is ${days(now - seenAt)} ahead of the last run, and ${due} of ${total} rows${hasOldCounts ? ' and old counts of signals' : ''} would be deleted.`;
  }
  if (due > SMALL_RUN && due > total * MAX_SHARE) {
    return `${due} of ${total} rows would be deleted at once.`;
  }
  return null;
}

function days(ms: number): string {
  const count = Math.round(ms / DAY_MS);
  return count === 1 ? '1 day' : `${count} days`;
}

import type { Kysely } from 'kysely';
import { DAY_MS, HOUR_MS } from '@site/kit/durations.ts';
import type { Schema } from '../database/schema.ts';
import type { LastCheck, Verdict } from '../jobs/clock-guard.ts';

/** Retention runs daily, so a clock this far ahead of the last run is wrong or the service was off for a long time. */
const MAX_JUMP_MS = 30 * DAY_MS;

/** How far the clock may go back without a warning, in milliseconds. */
const MAX_STEP_BACK_MS = HOUR_MS;

/** The share of all rows that one run may delete. A normal day's run deletes less than one per cent. */
const MAX_SHARE = 0.05;

/** A run is never held for deleting up to this many rows: in a small database, one row is a large share. */
const SMALL_RUN = 25;

/** The rows that a run is about to delete. `hasOldCounts`: they include old signal counts. */
export type PlannedRun = { due: number; total: number; hasOldCounts: boolean };

/** Decides whether a run of retention may delete. A wrong clock must not delete anything. */
export function judgeRun(run: PlannedRun, now: number, last: LastCheck | null): Verdict {
  if (last?.isConfirmed) return { reason: null, seenAt: now };
  const reason = problemOf(run, now, last?.seenAt ?? null);
  if (last === null) return { reason, seenAt: now };
  const { seenAt } = last;
  // A run held for its many rows says nothing about the clock. A wrong clock must not move the time years ahead just
  // because nothing was due.
  const isWrong = now < seenAt - MAX_STEP_BACK_MS || now > seenAt + MAX_JUMP_MS;
  const isUnsure = reason !== null && isWrong;
  return { reason, seenAt: isUnsure ? seenAt : Math.min(now, seenAt + MAX_JUMP_MS) };
}

function problemOf(
  { due, total, hasOldCounts }: PlannedRun,
  now: number,
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

/**
 * Returns the reception time of a new submission: the current time, unless the clock is so far from the last run of
 * retention that it must be wrong. Then returns the nearest believable time: with a clock behind, the row would expire as
 * soon as the clock is fixed; with a clock ahead, it would be kept too long.
 */
export async function believableTime(db: Kysely<Schema>, now: number): Promise<number> {
  const state = await db
    .selectFrom('clock_checks')
    .select('seen_at')
    .where('name', '=', 'retention')
    .executeTakeFirst();
  if (!state) return now;
  const { seen_at: seenAt } = state;
  return now < seenAt - MAX_JUMP_MS ? seenAt : Math.min(now, seenAt + MAX_JUMP_MS);
}

function days(ms: number): string {
  const count = Math.round(ms / DAY_MS);
  return count === 1 ? '1 day' : `${count} days`;
}

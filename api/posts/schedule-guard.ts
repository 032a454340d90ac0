import { attemptOrThrow, type DatabaseHandle } from '../database/database-handle.ts';
import { indianTime } from '../indian-time.ts';

/** The desk looks every few seconds, so a longer gap means that it was off or that its clock is wrong. */
const MAX_GAP_MS = 48 * 3_600_000;

/** How often the time of a look is stored. */
const NOTE_EVERY_MS = 10 * 60_000;

/** The guard's row; retention has the first. */
const ROW_ID = 2;

/**
 * Holds scheduled posts while the clock looks wrong: after a jump ahead, posts that are due in days would go live now.
 * Ends by itself once the clock is right again. All methods throw if the database is unavailable.
 */
export function createScheduleGuard(
  { db }: DatabaseHandle,
  { now = Date.now }: { now?: (() => number) | undefined } = {},
) {
  const read = () =>
    db.selectFrom('retention_state').selectAll().where('id', '=', ROW_ID).executeTakeFirst();
  const write = async (seenAt: number, reason: string | null) => {
    const state = { seen_at: seenAt, held_reason: reason, confirmed: 0 };
    await db
      .insertInto('retention_state')
      .values({ id: ROW_ID, ...state })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
      .execute();
  };

  return {
    /** Compares the clock with the last look. Returns why scheduled posts are held, or `null`. */
    look: () =>
      attemptOrThrow(async () => {
        const moment = now();
        const state = await read();
        if (state && moment > state.seen_at + MAX_GAP_MS) {
          const reason = `The desk last looked at ${indianTime(state.seen_at)}, and its clock now says ${indianTime(moment)}.`;
          if (state.held_reason === null) await write(state.seen_at, reason);
          return state.held_reason ?? reason;
        }
        const isNoted = state && Math.abs(moment - state.seen_at) < NOTE_EVERY_MS;
        if (!isNoted || state.held_reason !== null) await write(moment, null);
        return null;
      }),

    /** Returns why scheduled posts are held, or `null`. */
    heldReason: () => attemptOrThrow(async () => (await read())?.held_reason ?? null),

    /** Ends the hold, because somebody has checked the clock. */
    confirm: () => attemptOrThrow(() => write(now(), null)),
  };
}

import { attempt, type DatabaseHandle } from '../database/database-handle.ts';

/** What a guard remembers. `isConfirmed`: an operator has checked the clock since. */
export type LastCheck = { seenAt: number; isConfirmed: boolean };

/** Why work is on hold, for the operator, or `null`; and the time to remember as the last believable one. */
export type Verdict = { reason: string | null; seenAt: number };

/** Avoids a write for every check, in milliseconds. */
const NOTE_EVERY_MS = 10 * 60_000;

/** Holds work back while the clock looks wrong. `name` is what it guards. */
export function createClockGuard(
  { db }: Pick<DatabaseHandle, 'db'>,
  name: 'retention' | 'posts',
  { now = Date.now }: { now?: (() => number) | undefined } = {},
) {
  const read = () =>
    db.selectFrom('clock_checks').selectAll().where('name', '=', name).executeTakeFirst();
  const write = async (state: {
    seen_at: number;
    held_reason: string | null;
    confirmed: number;
  }) => {
    await db
      .insertInto('clock_checks')
      .values({ name, ...state })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
      .execute();
  };

  return {
    /** Judges the clock, stores the verdict and returns why the work is on hold, or `null`. */
    check: (judge: (now: number, last: LastCheck | null) => Verdict): Promise<string | null> =>
      attempt(async () => {
        const state = await read();
        const last = state ? { seenAt: state.seen_at, isConfirmed: state.confirmed === 1 } : null;
        const { reason, seenAt } = judge(now(), last);
        const isKnown =
          last?.isConfirmed === false &&
          state?.held_reason === reason &&
          Math.abs(seenAt - last.seenAt) < NOTE_EVERY_MS;
        if (!isKnown) await write({ seen_at: seenAt, held_reason: reason, confirmed: 0 });
        return reason;
      }),
    /** Admits the next run unconditionally, because an operator has checked the clock. */
    confirm: () =>
      attempt(async () => {
        const state = await read();
        await write({ seen_at: state?.seen_at ?? 0, held_reason: null, confirmed: 1 });
      }),
    /** Returns why the work is on hold, or `null`. */
    heldReason: () => attempt(async () => (await read())?.held_reason ?? null),
  };
}

const HOUR_MS = 3_600_000;

/** We must handle deletion requests within a month (specification, section 9). */
const DELETION_MS = 30 * 24 * HOUR_MS;

/** Time until a submission is overdue, in milliseconds. */
export type Promises = { answerMs: number; deletionMs: number };

/** Derives the deadlines from the site configuration. */
export function promisesOf({ replyWithinHours }: { replyWithinHours: number }): Promises {
  return { answerMs: replyWithinHours * HOUR_MS, deletionMs: DELETION_MS };
}

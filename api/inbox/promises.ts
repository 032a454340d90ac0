const HOUR_MS = 3_600_000;

/** A request to delete data is answered within a month (specification, section 9). */
const DELETION_MS = 30 * 24 * HOUR_MS;

/** How long after something came it is overdue, in milliseconds. */
export type Promises = { answerMs: number; deletionMs: number };

/** What a site promises that says that it replies within so many hours. */
export function promisesOf({ replyWithinHours }: { replyWithinHours: number }): Promises {
  return { answerMs: replyWithinHours * HOUR_MS, deletionMs: DELETION_MS };
}

/**
 * How much of a limit is counted at once, in milliseconds. A page that is busy, or on a phone that sleeps, hears neither
 * its answers nor its clock. When it wakes, the clock speaks first: a limit counted in one piece would be over, though
 * the answer is there.
 */
const SLICE_MS = 250;

/**
 * Settles as `promise` does, or rejects after `ms` milliseconds in which the page was able to hear an answer, with the
 * error that `tooLate` makes of the reason.
 */
export function within<T>(
  ms: number,
  promise: Promise<T>,
  tooLate = (reason: string) => new Error(reason),
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const waitFor = (left: number) => {
      if (left <= 0) reject(tooLate(`No answer within ${ms} ms.`));
      else timer = setTimeout(() => waitFor(left - SLICE_MS), Math.min(left, SLICE_MS));
    };
    waitFor(ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

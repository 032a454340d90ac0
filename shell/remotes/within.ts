/**
 * Timeouts are counted in slices of this many milliseconds. While a page is busy or the phone is asleep, the browser
 * handles neither timers nor responses, and afterwards overdue timers fire first. A single long timer would therefore
 * reject although the response has arrived. A slice that ends late counts as its nominal length.
 */
const SLICE_MS = 250;

/**
 * Settles like `promise`, or rejects with the error from `tooLate` after `ms` milliseconds in which the page could have
 * handled a response.
 */
export function within<T>(
  ms: number,
  promise: Promise<T>,
  tooLate = (reason: string) => new Error(reason),
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (left: number) => {
      if (left <= 0) reject(tooLate(`Timed out after ${ms} ms.`));
      else timer = setTimeout(() => schedule(left - SLICE_MS), Math.min(left, SLICE_MS));
    };
    schedule(ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

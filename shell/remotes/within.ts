/** Settles as `promise` does, or rejects after `ms` milliseconds, with the error that `tooLate` makes of the reason. */
export function within<T>(
  ms: number,
  promise: Promise<T>,
  tooLate = (reason: string) => new Error(reason),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate(`No answer within ${ms} ms.`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A promise that something else settles, such as an event. Gives the promise, and the `resolve` and
 * `reject` that settle it; it stays open until one of them is called.
 */
export function deferred<T>() {
  let resolve = (_value: T | PromiseLike<T>): void => {};
  let reject = (_error: unknown): void => {};
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}

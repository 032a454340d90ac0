/** Like `Promise.withResolvers`, which older browsers lack. */
export function deferred<T>() {
  let resolve = (_value: T | PromiseLike<T>): void => {};
  let reject = (_error: unknown): void => {};
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}

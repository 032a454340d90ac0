import { types } from 'node:util';

/**
 * Whether something thrown is an error. SQLite's driver throws objects that only inherit from `Error`; Node's own
 * errors, seen from a test's separate world, only look like one. Either is enough.
 */
export function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || types.isNativeError(thrown);
}

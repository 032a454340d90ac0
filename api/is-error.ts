import { types } from 'node:util';

/**
 * Whether something thrown is an error. SQLite's driver throws objects that only inherit from `Error`, in tests from
 * the `Error` of another world; Node's own errors, seen from a test's separate world, only look like one. So what is
 * named, speaks and has a stack is an error too.
 */
export function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || types.isNativeError(thrown) || looksLikeError(thrown);
}

function looksLikeError(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { name, message, stack }: { name?: unknown; message?: unknown; stack?: unknown } = thrown;
  return [name, message, stack].every((part) => typeof part === 'string');
}

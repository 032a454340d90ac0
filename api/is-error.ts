import { types } from 'node:util';

/**
 * Whether a thrown value is an error. `instanceof` and `isNativeError` aren't enough: SQLite's errors only inherit from
 * `Error`, and in Jest they and Node's errors may come from another realm. So anything with a name, message and stack
 * counts.
 */
export function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || types.isNativeError(thrown) || looksLikeError(thrown);
}

function looksLikeError(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { name, message, stack }: { name?: unknown; message?: unknown; stack?: unknown } = thrown;
  return [name, message, stack].every((part) => typeof part === 'string');
}

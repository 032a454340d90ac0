import { isError } from '../is-error.ts';

/**
 * What of an error may be logged: never its other properties, because a database's error quotes the row it refused.
 */
export type ErrorFacts = {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
};

/** Picks the loggable facts of anything that was thrown. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!isError(error)) return { name: typeof error, message: 'something not an error' };
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  };
}

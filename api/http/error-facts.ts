import { isError } from '../is-error.ts';

/**
 * The parts of an error that are safe to log. Others aren't: a database error quotes the row it rejected.
 */
export type ErrorFacts = {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
};

export function errorFacts(error: unknown): ErrorFacts {
  if (!isError(error)) return { name: typeof error, message: 'not an Error' };
  return {
    name: error.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  };
}

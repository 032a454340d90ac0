import { pino, type DestinationStream, type Logger } from 'pino';
import { errorFacts } from './http/error-facts.ts';

/**
 * A server log of JSON lines, to standard output or `destination`. Logs only the facts of errors and nothing about
 * requests, so no visitor's input or address ends up here.
 */
export function createServerLogger(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    serializers: { err: errorFacts, req: () => undefined, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

import { pino, type DestinationStream, type Logger } from 'pino';
import { errorFacts } from './http/error-facts.ts';

/**
 * The log of a server: one JSON line each, to standard output or to `destination`. Errors are reduced to their
 * facts, requests to nothing: what a visitor typed or where they came from never gets here.
 */
export function createServerLogger(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    serializers: { err: errorFacts, req: () => undefined, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

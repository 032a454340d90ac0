import type { Client } from 'pg';
import type { Kysely } from 'kysely';
import type { StorePlace } from './installation.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { Schema } from './schema.ts';

/** An open database. Whoever opened it closes it. */
export type DatabaseHandle = {
  db: Kysely<Schema>;
  /** The settings that make a committed row safe, as the database itself reported them. */
  durability: Readonly<Record<string, string | number>>;
  place: StorePlace;
  /** The data folder of this machine; `undefined` for a service on a server's database that has none. */
  folder: string | undefined;
  /** Lets running queries end and gives back every connection; a second call does nothing. */
  close: () => Promise<void>;
} & (
  | { dialect: 'sqlite' }
  | {
      dialect: 'postgres';
      /** Opens a connection without a time limit for its statements, which whoever asked for it ends. */
      connectPatiently: () => Promise<Client>;
    }
);

/** What came of work on the database that it refused or could not do; `error` is for the log alone. */
export type DatabaseUnavailable = { kind: 'unavailable'; error: unknown };

/** How long work waits for another program that is writing to the embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Does work on the database, and gives its failure as a value. Work that finds the embedded database locked has done
 * nothing yet, so it is done again until the lock is free or the timeout is over; others use the connection meanwhile.
 */
export async function attempt<Result>(
  work: () => Promise<Result>,
): Promise<Result | DatabaseUnavailable> {
  try {
    return await retryWhileBusy(work, { timeoutMs: BUSY_TIMEOUT_MS });
  } catch (error) {
    return { kind: 'unavailable', error };
  }
}

/** What the database answered. Throws when it did not, for programs that cannot go on without. */
export function answered<Answer extends { kind: string }>(
  result: Answer | DatabaseUnavailable,
): Answer {
  if (!isUnavailable(result)) return result;
  throw new Error('The database did not answer.', { cause: result.error });
}

function isUnavailable(result: { kind: string }): result is DatabaseUnavailable {
  return result.kind === 'unavailable';
}

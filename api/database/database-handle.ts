import type { Client } from 'pg';
import type { Kysely } from 'kysely';
import type { StorePlace } from './installation.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { Schema } from './schema.ts';

/** An open database. Whoever opened it must close it. */
export type DatabaseHandle = {
  db: Kysely<Schema>;
  /** Durability settings, as reported by the database. */
  durability: Readonly<Record<string, string | number>>;
  place: StorePlace;
  /** The local data folder; `undefined` if there is none. */
  folder: string | undefined;
  /** Waits for running queries and closes all connections; idempotent. */
  close: () => Promise<void>;
} & (
  | { dialect: 'sqlite' }
  | {
      dialect: 'postgres';
      /** Opens a connection with no statement timeout. The caller must end it. */
      connectWithoutTimeout: () => Promise<Client>;
    }
);

/** The database failed or refused the query. `error` is for the log only. */
export type DatabaseUnavailable = { kind: 'unavailable'; error: unknown };

/** Thrown where nothing can be done without the database. */
export class DatabaseDown extends Error {}

/** How long to wait for another writer of the embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Runs `work` and returns database failures as a value. If the embedded database is locked, retries until the timeout
 * without blocking the connection.
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

/** Like `attempt`, but throws if the database is unavailable. */
export async function attemptOrThrow<Value>(work: () => Promise<Value>): Promise<Value> {
  return orThrow(await attempt(async () => ({ kind: 'read' as const, value: await work() }))).value;
}

/** Returns the result; throws if the database was unavailable. */
export function orThrow<Answer extends { kind: string }>(
  result: Answer | DatabaseUnavailable,
): Answer {
  if (!isUnavailable(result)) return result;
  throw new DatabaseDown('The database is unavailable.', { cause: result.error });
}

function isUnavailable(result: { kind: string }): result is DatabaseUnavailable {
  return result.kind === 'unavailable';
}

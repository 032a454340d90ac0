import type { Client } from 'pg';
import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import type { StorePlace } from './installation.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { Schema } from './schema.ts';

/** An open database. Whoever opened it must close it. */
export type DatabaseHandle = {
  db: Kysely<Schema>;
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

/** Thrown if the database fails or refuses a query. `cause` is for the log only. */
export class DatabaseDown extends Error {
  override readonly name = 'DatabaseDown';

  constructor(cause: unknown) {
    super('The database is unavailable.', { cause });
  }
}

/** How long to wait for another writer of the embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Runs `work` and throws `DatabaseDown` if the database fails. If the embedded database is locked, retries until the
 * timeout without blocking the connection.
 */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await retryWhileBusy(work, { timeoutMs: BUSY_TIMEOUT_MS });
  } catch (error) {
    throw error instanceof DatabaseDown ? error : new DatabaseDown(error);
  }
}

/** Runs `work` in a transaction, as `attempt` does. */
export function inTransaction<Result>(
  { db }: Pick<DatabaseHandle, 'db'>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return attempt(() => db.transaction().execute(work));
}

/**
 * Waits until no other transaction works on the same subject. The embedded database has one writer at a time, so only
 * PostgreSQL needs a lock.
 */
export async function lockSubject(db: Transaction<Schema>, subject: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
}

import { existsSync } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type ClientBase, type PoolClient } from 'pg';
import { errorFacts } from '../http/error-facts.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { serverPlace } from './installation.ts';
import type { Schema } from './schema.ts';

/** Timeouts in milliseconds; short, because a visitor is waiting. */
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Opens a connection pool to PostgreSQL and checks that commits are durable. Throws if the server can't be reached or
 * acknowledges commits before they are on disk. With `connectLazily` this is checked on first use instead, and every
 * query fails until it passes. `onConnectionError` is called once per lost connection, idle or not.
 */
export async function openPostgres(
  url: string,
  options: {
    onConnectionError: (error: Error) => void;
    connectLazily?: boolean;
    folder?: string | undefined;
  },
): Promise<DatabaseHandle> {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  };
  const pool = new Pool({
    ...connection,
    max: 10,
    // The server cancels slow statements itself, so a timed-out insert leaves no row behind.
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + CONNECT_TIMEOUT_MS,
  });
  reportBrokenConnections(pool, options.onConnectionError);
  const connectWithoutTimeout = async () => {
    const client = new Client(connection);
    reportWhenBroken(client, options.onConnectionError);
    await client.connect();
    return client;
  };
  // A service with only a PostgreSQL database needs no data folder, so don't create one.
  const folder =
    options.folder !== undefined && existsSync(options.folder) ? options.folder : undefined;
  let isDurable = false;
  const checked = {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      try {
        if (!isDurable) await checkDurability(client);
        isDurable = true;
        return client;
      } catch (error) {
        client.release();
        throw error;
      }
    },
    end: () => pool.end(),
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: checked }) });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= db.destroy().then(() => (pool.ending ? undefined : pool.end()));
    return closed;
  };
  try {
    if (!options.connectLazily) await checkConnection(checked);
    const place = serverPlace(url);
    return { db, dialect: 'postgres', place, folder, connectWithoutTimeout, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws if the server can't be reached or its commits aren't durable. */
async function checkConnection(pool: { connect: () => Promise<PoolClient> }): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    if (error instanceof UnsafeCommits) throw error;
    throw new Error(`Could not connect to PostgreSQL: ${reasonOf(error)}`, {
      cause: error,
    });
  });
  client.release();
}

/** Thrown if the server acknowledges commits before they are on disk. */
class UnsafeCommits extends Error {
  override name = 'UnsafeCommits';
}

/**
 * An `error` event without a listener ends the process, and a restarting server causes one on every connection. The
 * pool only listens to idle connections, so give each its own listener.
 */
function reportBrokenConnections(pool: Pool, report: (error: Error) => void): void {
  pool.on('connect', (client) => reportWhenBroken(client, report));
  // Already reported by the connection itself.
  pool.on('error', () => undefined);
}

function reportWhenBroken(client: ClientBase, report: (error: Error) => void): void {
  let isBroken = false;
  client.on('error', (error) => {
    // A broken connection emits two errors: one when the server ends it and one when the socket closes.
    if (!isBroken) report(error);
    isBroken = true;
  });
}

/** Falls back to the error code: if a host has several addresses, the aggregate error's message is empty. */
function reasonOf(error: unknown): string {
  const { message, code } = errorFacts(error);
  return message === '' ? (code ?? 'unknown reason') : message;
}

async function checkDurability(client: PoolClient): Promise<void> {
  for (const setting of ['synchronous_commit', 'fsync']) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [
      setting,
    ]);
    const value = rows[0]?.value ?? 'unknown';
    if (value === 'off' || value === 'unknown') {
      throw new UnsafeCommits(
        `PostgreSQL has ${setting}=${value}, so acknowledged messages could be lost. ` +
          `Switch ${setting} on for this database.`,
      );
    }
  }
}

/** Parses bigints as numbers: ours are epoch milliseconds and counts, well within the safe range. */
const getTypeParser: typeof types.getTypeParser = (type, format) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format ?? 'text');

import { existsSync } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type ClientBase, type PoolClient } from 'pg';
import { errorFacts } from '../http/error-facts.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { serverPlace } from './installation.ts';
import type { Schema } from './schema.ts';

/** Longest wait for a connection and for one statement, in milliseconds: a visitor is waiting. */
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Opens a pool of connections to a PostgreSQL server and asks it whether a commit is safe.
 * Throws a sentence when the server cannot be reached, and when it acknowledges commits before they are on disk;
 * with `isPatient`, nothing is asked yet, and every query fails with that sentence until the server can be used.
 * `onConnectionError` hears once of each connection that broke, whether a query was using it or not.
 */
export async function openPostgres(
  url: string,
  options: {
    onConnectionError: (error: Error) => void;
    isPatient?: boolean;
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
    // The server ends a slow statement itself, so one that timed out has left no row behind.
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + CONNECT_TIMEOUT_MS,
  });
  reportBrokenConnections(pool, options.onConnectionError);
  const connectPatiently = async () => {
    const client = new Client(connection);
    reportWhenBroken(client, options.onConnectionError);
    await client.connect();
    return client;
  };
  // A service alone on a server's database needs no folder, and none is made for it.
  const folder =
    options.folder !== undefined && existsSync(options.folder) ? options.folder : undefined;
  const durability: Record<string, string> = {};
  const checked = {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      try {
        if (Object.keys(durability).length === 0) {
          Object.assign(durability, await readDurability(client));
        }
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
    if (!options.isPatient) await letIn(checked);
    const place = serverPlace(url);
    return { db, dialect: 'postgres', place, folder, durability, connectPatiently, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects once. Throws a sentence when that is not possible or commits are not safe there. */
async function letIn(pool: { connect: () => Promise<PoolClient> }): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    if (error instanceof UnsafeCommits) throw error;
    throw new Error(`The PostgreSQL server does not let us in: ${reasonOf(error)}`, {
      cause: error,
    });
  });
  client.release();
}

/** A server says that a row is stored before it is. */
class UnsafeCommits extends Error {
  override name = 'UnsafeCommits';
}

/**
 * Node ends a process in which an `error` event has no listener, and a server that restarts causes one on every
 * connection. The pool listens only to those that nobody uses, so each gets a listener of its own for its whole life.
 */
function reportBrokenConnections(pool: Pool, report: (error: Error) => void): void {
  pool.on('connect', (client) => reportWhenBroken(client, report));
  // The pool repeats here what each connection has reported.
  pool.on('error', () => undefined);
}

function reportWhenBroken(client: ClientBase, report: (error: Error) => void): void {
  let isBroken = false;
  client.on('error', (error) => {
    // One that breaks says so twice: that the server ends it, and that it is gone.
    if (!isBroken) report(error);
    isBroken = true;
  });
}

/** Why a connection failed. A host with several addresses fails with one error for all, which has no words of its own. */
function reasonOf(error: unknown): string {
  const { message, code } = errorFacts(error);
  return message === '' ? (code ?? 'no reason given') : message;
}

async function readDurability(client: PoolClient): Promise<Record<string, string>> {
  const settings = ['synchronous_commit', 'fsync'] as const;
  const found: Record<string, string> = {};
  for (const setting of settings) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [
      setting,
    ]);
    const value = rows[0]?.value ?? 'unknown';
    if (value === 'off' || value === 'unknown') {
      throw new UnsafeCommits(
        `The PostgreSQL server has ${setting}=${value}, so it could lose a message it said it stored. ` +
          `Switch ${setting} on for this database.`,
      );
    }
    found[setting] = value;
  }
  return found;
}

/** Whole numbers arrive as numbers: ours are epoch milliseconds and counts, far below the limit of exactness. */
const getTypeParser: typeof types.getTypeParser = (type, format) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format ?? 'text');

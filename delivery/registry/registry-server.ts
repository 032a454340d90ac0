import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { LiveWatch } from './registry.ts';
import type { RegistryTables } from './registry-tables.ts';
import { watchServer } from './watch-server.ts';

/** Timeout of connections and statements, in milliseconds. */
const SERVER_TIMEOUT_MS = 10_000;

/** The notification channel. */
const CHANNEL = 'delivery_live';

/**
 * Opens the registry's tables on a server, which may be unreachable, and subscribes to notifications about the live
 * pointer.
 */
export function registryServer(url: string): {
  db: Kysely<RegistryTables>;
  /** Notifies hosts. Call this in the transaction that moves the pointer. */
  announce: (tables: Kysely<RegistryTables>) => Promise<void>;
  watch: (onMove: () => void) => LiveWatch;
} {
  return {
    db: open(url),
    announce: async (tables) => void (await sql`select pg_notify(${CHANNEL}, '')`.execute(tables)),
    watch: (onMove) => watchServer({ url, channel: CHANNEL, onMove }),
  };
}

function open(url: string): Kysely<RegistryTables> {
  const pool = new Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: SERVER_TIMEOUT_MS,
    statement_timeout: SERVER_TIMEOUT_MS,
    types: {
      // Positions and timestamps are well within the range of safe integers.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format ?? 'text'),
    },
  });
  // A restarting server must not crash the program; the next query reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool }) });
}

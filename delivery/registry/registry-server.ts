import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Registry } from './registry.ts';
import type { RegistryTables } from './registry-tables.ts';
import { watchServer } from './watch-server.ts';

/** How long a connection or a statement on a server may take, in milliseconds. */
const SERVER_TIMEOUT_MS = 10_000;

/** What hosts listen to on a server. */
const CHANNEL = 'delivery_live';

/** The tables of the registry on a server that may be away for now, and how hosts hear there that the pointer moved. */
export function registryServer(url: string): {
  db: Kysely<RegistryTables>;
  /** Tells them; a part of the transaction that moves the pointer. */
  announce: (tables: Kysely<RegistryTables>) => Promise<void>;
  watch: Registry['watch'];
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
      // Positions and moments are far below the limit of exact numbers.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format ?? 'text'),
    },
  });
  // A server that restarts must not end this program; the next statement says what is wrong.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool }) });
}

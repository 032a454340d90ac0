import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { RegistryTables } from './registry-tables.ts';

/** Timeout of connections and statements, in milliseconds. */
const SERVER_TIMEOUT_MS = 10_000;

/** Opens the registry's tables on a server, which may be unreachable. */
export function openOnServer(url: string): Kysely<RegistryTables> {
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

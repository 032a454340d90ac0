import type { DatabaseConfig } from './database-config.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { openSqlite } from './open-sqlite.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** How long to wait for another process creating the same embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 30_000;

/**
 * Opens the configured database and checks that commits are durable. Doesn't create tables: see `migrateDatabase`.
 * Throws if the database can't be used. With `connectLazily`, opening succeeds even if the server is unreachable, and
 * queries fail until it is back. `onConnectionError` is called once per lost server connection; by default it emits a
 * process warning.
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: {
    connectLazily?: boolean;
    onConnectionError?: (error: Error) => void;
  } = {},
): Promise<DatabaseHandle> {
  const { connectLazily = false } = options;
  if (config.dialect === 'sqlite') {
    return retryWhileBusy(async () => openSqlite(config.file), {
      timeoutMs: BUSY_TIMEOUT_MS,
    });
  }
  // Loaded on demand, so that everything without PostgreSQL starts fast.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(config.url, {
    connectLazily,
    folder: config.folder,
    onConnectionError: options.onConnectionError ?? reportAsWarning,
  });
}

function reportAsWarning(error: Error): void {
  process.emitWarning(`Database connection lost: ${error.message}`);
}

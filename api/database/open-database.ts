import type { DatabaseConfig } from '../config.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { openSqlite } from './open-sqlite.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** How long to wait for another process that is making the same embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 30_000;

/**
 * Opens the configured database and checks that a committed row is safe there. Makes no tables: see `migrateDatabase`.
 * Throws a clear sentence when the database cannot be used; with `isPatient`, a server may be away for now, and then
 * fails what is asked of it. `mustExist` refuses to make a new embedded database;
 * `onConnectionError` hears once of each server connection that broke; it is a warning of the process when left out.
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: {
    mustExist?: boolean;
    isPatient?: boolean;
    onConnectionError?: (error: Error) => void;
  } = {},
): Promise<DatabaseHandle> {
  const { mustExist = false, isPatient = false } = options;
  if (config.dialect === 'sqlite') {
    return retryWhileBusy(async () => openSqlite(config.file, { mustExist }), {
      timeoutMs: BUSY_TIMEOUT_MS,
    });
  }
  // Loaded only where it is used, because every command waits for what it loads.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(config.url, {
    isPatient,
    folder: config.folder,
    onConnectionError: options.onConnectionError ?? reportAsWarning,
  });
}

function reportAsWarning(error: Error): void {
  process.emitWarning(`A database connection broke: ${error.message}`);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookConfig } from '@site/api/config.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { InstallationError } from '@site/api/database/installation.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { apiConfig } from './open-site-stores.ts';

/** What a command works with that needs the visitors' database besides: serving, and publishing posts. */
export type DatabaseContext = {
  database: DatabaseHandle;
  trustedProxies: number;
  deletionWebhook: WebhookConfig | undefined;
};

/** How long until the tables of a database that is away are migrated again, in milliseconds. */
const MIGRATE_AGAIN_MS = 5000;

/** Opens the visitors' database. With `connectLazily` it may be away at first: its tables are migrated when it is back. */
export async function openVisitorsDatabase({
  connectLazily = false,
}: { connectLazily?: boolean } = {}): Promise<DatabaseContext & AsyncDisposable> {
  const { database: settings, trustedProxies, deletionWebhook } = apiConfig();
  const database = await openDatabase(settings, {
    connectLazily,
    onConnectionError: ({ message }) => console.error(`A database connection broke: ${message}`),
  });
  const closing = new AbortController();
  let migrating: Promise<void> | undefined;
  const close = async () => {
    closing.abort();
    await migrating;
    await database.close();
  };
  try {
    await migrateDatabase(database);
  } catch (error) {
    if (!connectLazily || error instanceof InstallationError) {
      await close();
      throw error;
    }
    console.error(`The database cannot be used yet: ${wordsOf(error)}`);
    migrating = migrateWhenBack(database, closing.signal);
  }
  return { database, trustedProxies, deletionWebhook, [Symbol.asyncDispose]: close };
}

async function migrateWhenBack(database: DatabaseHandle, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(MIGRATE_AGAIN_MS, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      await migrateDatabase(database);
      return;
    } catch (error) {
      // Reported at the start already, and by the health check as long as the database is away.
      if (!(error instanceof InstallationError)) continue;
      console.error(error.message);
      // A closed database takes no form.
      await database.close();
      return;
    }
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

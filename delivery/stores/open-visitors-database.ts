import { setTimeout as pause } from 'node:timers/promises';
import { type NoticeConfig, readApiConfig, type WebhookConfig } from '@site/api/config.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { InstallationError } from '@site/api/database/installation.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';

/** The visitors' database, for commands that serve pages or publish posts. */
export type DatabaseContext = {
  database: DatabaseHandle;
  trustedProxies: number;
  deletionWebhook: WebhookConfig | undefined;
  notices: NoticeConfig | undefined;
};

/** How often to retry migrating an unreachable database, in milliseconds. */
const RETRY_MS = 5000;

/**
 * Opens the visitors' database. With `connectLazily`, the database can be unreachable at first and is migrated once it
 * is reachable.
 */
export async function openVisitorsDatabase({
  connectLazily = false,
}: { connectLazily?: boolean } = {}): Promise<DatabaseContext & AsyncDisposable> {
  const { database: settings, trustedProxies, deletionWebhook, notices } = readApiConfig();
  const database = await openDatabase(settings, {
    connectLazily,
    onConnectionError: ({ message }) => console.error(`Database connection lost: ${message}`),
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
    console.error(`The database is unavailable, retrying: ${messageOf(error)}`);
    migrating = migrateOnceReachable(database, closing.signal);
  }
  return { database, trustedProxies, deletionWebhook, notices, [Symbol.asyncDispose]: close };
}

async function migrateOnceReachable(database: DatabaseHandle, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      await migrateDatabase(database);
      return;
    } catch (error) {
      // Startup already reported the error, and the health check reports it while the database is unreachable.
      if (!(error instanceof InstallationError)) continue;
      console.error(error.message);
      // Close the database, so that no form is stored in it.
      await database.close();
      return;
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

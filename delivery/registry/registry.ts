import { hostname, userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { retryWhileBusy } from '@site/api/database/retry-while-busy.ts';
import type { Kysely } from 'kysely';
import { canaryMethods } from './canaries.ts';
import { journalMethods, writeCurrentEntry } from './journal.ts';
import type { RegistryContext } from './journal-entry.ts';
import { pruningMethods } from './pruning.ts';
import type { RegistryTables } from './registry-tables.ts';
import { releaseMethods } from './releases.ts';
import { versionMethods } from './versions.ts';

/** Releases, versions, the live pointer and the audit log. */
export type Registry = ReturnType<typeof createRegistry>;

/** Gives other tables in the same database access to the connection and the audit log. */
type RegistryConnection = RegistryContext & {
  db: Kysely<RegistryTables>;
  /** Runs `work` once the tables are ready, retrying while the database is locked. */
  whenFree: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Wraps every method of a store in `whenFree`. */
  retried: <Methods extends StoreMethods>(methods: Methods) => Methods;
};

/** How long to wait for another program's promotion, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/** How often to check whether pruning has ended, in milliseconds. */
const PRUNING_POLL_MS = 200;

export function createRegistry(
  db: Kysely<RegistryTables>,
  /** Migrates the tables; called before every query. */
  whenReady: () => Promise<void>,
) {
  const whenFree = async <Result>(work: () => Promise<Result>) => {
    await whenReady();
    return retryWhileBusy(work, { timeoutMs: BUSY_TIMEOUT_MS });
  };
  const now = () => Date.now();
  const who = currentUser();
  const context: RegistryContext = {
    now,
    who,
    inTurn: (work) =>
      db.transaction().execute(async (tables) => {
        await tables.updateTable('delivery_live').set({ only: 1 }).execute();
        return work(tables);
      }),
    addEntry: (tables, entry, outcome) =>
      writeCurrentEntry(tables, entry, { who, at: now(), outcome }),
  };
  // Each method is a single statement or transaction, so retrying after a lock is safe.
  const methods = mapMethods(
    {
      ...versionMethods(db, context),
      ...releaseMethods(db, context),
      ...pruningMethods(db, context),
      ...journalMethods(db, context),
    },
    whenFree,
  );
  return {
    ...methods,
    /** Resolves once no program deletes files that a promotion might need. A killed one holds this up until its lease is over. */
    async whenNotPruned() {
      while (await methods.isBeingPruned()) await pause(PRUNING_POLL_MS);
    },
    /** Releases served to a share of visitors. */
    canaries: mapMethods(canaryMethods(db, context), whenFree),
    /** For the desk's tables in the same database. */
    connection: {
      ...context,
      db,
      whenFree,
      retried: (methods) => mapMethods(methods, whenFree),
    } satisfies RegistryConnection,
    close: () => db.destroy(),
  };
}

type StoreMethods = Record<string, (...args: never[]) => Promise<unknown>>;

/** Wraps every method in `wrap`, keeping its type. */
function mapMethods<Methods extends StoreMethods>(
  methods: Methods,
  wrap: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Methods {
  return new Proxy(methods, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) =>
        wrap<unknown>(async () => Reflect.apply(method, undefined, args));
    },
  });
}

/** The current user and machine. */
function currentUser(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // In a container, the user may not have a name.
    return `user ${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
}

import { hostname, userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isLeaseOver } from '@site/api/database/is-lease-over.ts';
import { retryWhileBusy } from '@site/api/database/retry-while-busy.ts';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { BlobHash } from '../blobs/blob-store.ts';
import { isPartName, type PartName } from '../releases/release.ts';
import { type SiteVersion, siteVersionSchema, versionId } from '../versions/site-version.ts';
import { readEntries, readPage, readPeople, writeCurrentEntry, writeEntry } from './journal.ts';
import type { AddEntry, AuditEntry, Ending, JournalFilter } from './journal-entry.ts';
import { applyCanaryFate, type CanaryFate, canaryMethods } from './canaries.ts';
import { movePointer, saveVersion } from './live-pointer.ts';
import type { RegistryTables } from './registry-tables.ts';

/**
 * The live version, and a fence that increases with every move. `id` and `version` are `null` before the first
 * promotion.
 */
export type Live = { id: string | null; version: SiteVersion | null; fence: number };

/** A part, or the configuration, which is promoted like a part. */
export type Shippable = PartName | 'config';

/** Releases, versions, the live pointer and the audit log. */
export type Registry = ReturnType<typeof createRegistry>;

/** A move of the live pointer; see `goLive`. */
export type Move = {
  from: Live;
  to: SiteVersion;
  auditEntry: AuditEntry;
  canary?: CanaryFate | null;
};

/** What to keep when pruning: the ids of versions, and blobs. */
export type Kept = { versions: readonly string[]; blobs: ReadonlySet<BlobHash> };

type Pruning = {
  fence: number;
  kept: Kept;
  releases: readonly { name: PartName; id: string }[];
};

/** How long promotions wait for a program that prunes, in milliseconds, unless it extends that. */
const PRUNING_LEASE_MS = 30_000;

/** How often to check whether pruning has ended, in milliseconds. */
const PRUNING_POLL_MS = 200;

/** Gives other tables in the same database access to the connection and the audit log. */
export type RegistryConnection = {
  db: Kysely<RegistryTables>;
  now: () => number;
  /** The user running this program. */
  who: string;
  /** Runs `work` once the tables are ready, retrying while the database is locked. */
  whenFree: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs a transaction that locks the live pointer's row. */
  inTurn: (work: (tables: Kysely<RegistryTables>) => Promise<void>) => Promise<void>;
  /** Adds an audit entry within a transaction of `inTurn`. */
  addEntry: AddEntry;
};

export function createRegistry(
  db: Kysely<RegistryTables>,
  /** Migrates the tables; called before every query. */
  whenReady: () => Promise<void>,
) {
  const now = () => Date.now();
  const who = currentUser();
  const whenFree = async <Result>(work: () => Promise<Result>) => {
    await whenReady();
    return retryWhileBusy(work, { timeoutMs: BUSY_TIMEOUT_MS });
  };

  /** Locks the live pointer's row, so that concurrent writers get distinct positions. */
  const inTurn = (work: (tables: Kysely<RegistryTables>) => Promise<void>) =>
    db.transaction().execute(async (tables) => {
      await tables.updateTable('delivery_live').set({ only: 1 }).execute();
      await work(tables);
    });

  const addEntry: RegistryConnection['addEntry'] = (tables, entry, outcome) =>
    writeCurrentEntry(tables, entry, { who, at: now(), outcome });

  const addStandaloneEntry = (auditEntry: AuditEntry, outcome: Exclude<Ending, 'live'>) =>
    inTurn((tables) => addEntry(tables, auditEntry, outcome));

  const live = async (): Promise<Live> => {
    const row = await db
      .selectFrom('delivery_live')
      .leftJoin('delivery_versions', 'delivery_versions.id', 'delivery_live.version')
      .select(['delivery_live.version as id', 'fence', 'delivery_versions.version as text'])
      .executeTakeFirstOrThrow();
    return {
      id: row.id,
      fence: row.fence,
      version: row.text === null ? null : parseVersion(row.text),
    };
  };

  const pruningLease = () => ({ moment: now(), leaseMs: PRUNING_LEASE_MS });

  const methods = {
    live,

    /** Returns the live pointer's fence, faster than `live`. */
    async fence(): Promise<number> {
      const { fence } = await db
        .selectFrom('delivery_live')
        .select('fence')
        .executeTakeFirstOrThrow();
      return fence;
    },

    /**
     * Makes a version live and saves it if the pointer hasn't moved, in one transaction. Returns `false` without changes
     * if the pointer has moved, in which case the version must be recomposed on top of the new live one. `canary`
     * is what happens to the running canary, in the same transaction.
     */
    goLive: ({ from, to, auditEntry, canary }: Move) =>
      db.transaction().execute(async (tables) => {
        const id = versionId(to);
        if (!(await movePointer(tables, from.fence, { version: id }))) return false;
        await saveVersion(tables, to, now());
        const rest = { who, at: now(), outcome: 'live', before: from.id, after: id } as const;
        await writeEntry(tables, auditEntry, rest);
        if (canary) await applyCanaryFate(tables, canary, { now: now(), addEntry });
        return true;
      }),

    /** Logs a rejected order. */
    refuse: (auditEntry: AuditEntry) => addStandaloneEntry(auditEntry, 'refused'),
    /** Logs an order that only lacks approvals. */
    noteWaiting: (auditEntry: AuditEntry) => addStandaloneEntry(auditEntry, 'waiting'),
    /** Logs an action that doesn't move the pointer. */
    note: (auditEntry: AuditEntry) => addStandaloneEntry(auditEntry, 'done'),

    /** Returns versions served to visitors, including canaries, newest first. */
    async versions(limit: number) {
      const rows = await db
        .selectFrom('delivery_versions')
        .selectAll()
        .orderBy('made_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, version, made_at }) => ({
        id,
        version: parseVersion(version),
        madeAt: new Date(made_at),
      }));
    },

    /** Returns entries of the audit log, newest first. */
    journal: (limit: number, filter?: JournalFilter) => readEntries(db, limit, filter),
    /** Returns a page of the matching entries, newest first, and the total number of matches. */
    journalPage: (page: { skip: number; most: number }, filter?: JournalFilter) =>
      readPage(db, page, filter),
    /** Returns everybody who appears as an actor in the audit log, sorted by name. */
    journalPeople: () => readPeople(db),

    /**
     * Records that a release was built or rebuilt, which makes it the newest of its part. `archive` is the blob with its
     * files.
     */
    noteRelease: (part: Shippable, id: string, archive: string | null = null) =>
      inTurn(async (tables) => {
        await tables
          .insertInto('delivery_releases')
          .values({
            position: sql<number>`(select coalesce(max(position), 0) + 1 from delivery_releases)`,
            part,
            id,
            released_at: now(),
            archive,
          })
          .execute();
      }),

    /** Returns the blob with a release's files, or `null` if it is unknown or was pruned. */
    async archiveOf(part: Shippable, id: string) {
      const row = await db
        .selectFrom('delivery_releases')
        .select('archive')
        .where('part', '=', part)
        .where('id', '=', id)
        .where('archive', 'is not', null)
        .orderBy('position', 'desc')
        .executeTakeFirst();
      return row?.archive ?? null;
    },

    /** Returns a part's unique releases, newest first: when each was last released, and the blob with its files. */
    async releases(part: Shippable) {
      const rows = await db
        .selectFrom('delivery_releases')
        .select(['id', 'released_at', 'archive'])
        .where('part', '=', part)
        .orderBy('position', 'desc')
        .execute();
      const newest = new Map(rows.toReversed().map((row) => [row.id, row] as const));
      return [...new Set(rows.map(({ id }) => id))].map((id) => {
        const { released_at = 0, archive = null } = newest.get(id) ?? {};
        return { id, releasedAt: new Date(released_at), archive };
      });
    },

    /** Returns all parts that were ever released. */
    async releasedParts() {
      const rows = await db.selectFrom('delivery_releases').select('part').distinct().execute();
      return rows.map(({ part }) => part).filter(isPartName);
    },

    /** Returns the cached manifest for these inputs, or `null`. */
    async rendered(inputs: string) {
      const row = await db
        .selectFrom('delivery_rendered')
        .select('manifest')
        .where('inputs', '=', inputs)
        .executeTakeFirst();
      return row?.manifest ?? null;
    },

    async noteRendered(inputs: string, manifest: string) {
      await db
        .insertInto('delivery_rendered')
        .values({ inputs, manifest })
        .onConflict((conflict) => conflict.column('inputs').doUpdateSet({ manifest }))
        .execute();
    },

    /**
     * Forgets all versions and cached blobs except `kept`, and where these releases are shared, and lets the caller delete
     * their files until `endPruning`. Returns `false` without changes if the pointer's fence isn't `fence`. The fence
     * increases, so a promotion in progress starts again, and waits for the end.
     */
    beginPruning: ({ fence, kept, releases }: Pruning) =>
      db.transaction().execute(async (tables) => {
        if (!(await movePointer(tables, fence))) return false;
        await tables
          .updateTable('delivery_live')
          .set({ pruned_until: now() + PRUNING_LEASE_MS })
          .execute();
        await deleteOthers(tables, kept);
        // Delete expired previews, so that they can't become active again if the clock goes back. Their blobs may be
        // deleted now.
        await tables.deleteFrom('delivery_previews').where('ends_at', '<=', now()).execute();
        for (const { name, id } of releases) {
          await tables
            .updateTable('delivery_releases')
            .set({ archive: null })
            .where('part', '=', name)
            .where('id', '=', id)
            .execute();
        }
        return true;
      }),

    /** Extends the pruning in progress. Returns `false` if it has ended, because this program took too long. */
    async extendPruning() {
      const { numUpdatedRows } = await db
        .updateTable('delivery_live')
        .set({ pruned_until: now() + PRUNING_LEASE_MS })
        .where(({ not }) => not(isLeaseOver('pruned_until', pruningLease())))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async endPruning() {
      await db.updateTable('delivery_live').set({ pruned_until: null }).execute();
    },

    /** Whether a program is deleting files that a promotion might need. */
    async isBeingPruned() {
      const free = await db
        .selectFrom('delivery_live')
        .select('fence')
        .where(isLeaseOver('pruned_until', pruningLease()))
        .executeTakeFirst();
      return free === undefined;
    },

    /** Versions protected from pruning. */
    async pinnedVersions() {
      const rows = await db
        .selectFrom('delivery_previews')
        .select('version')
        .where('ends_at', '>', now())
        .execute();
      return rows.map(({ version }) => parseVersion(version));
    },
  };
  const wrapped = mapMethods(methods, whenFree);
  return {
    // Each method is a single statement or transaction, so retrying after a lock is safe.
    ...wrapped,
    /** Resolves once no program deletes files that a promotion might need. A killed one holds this up until its lease is over. */
    async whenNotPruned() {
      while (await wrapped.isBeingPruned()) await pause(PRUNING_POLL_MS);
    },
    /** Releases served to a share of visitors. */
    canaries: mapMethods(canaryMethods(db, { now, who, addEntry }), whenFree),
    /** For the desk's tables in the same database. */
    connection: { db, now, who, whenFree, inTurn, addEntry } satisfies RegistryConnection,
    close: () => db.destroy(),
  };
}

/** Wraps every method in `wrap`, keeping its type. */
function mapMethods<Methods extends Record<string, (...args: never[]) => Promise<unknown>>>(
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

/** Compares row by row, because the list may exceed a statement's parameter limit. */
async function deleteOthers(
  tables: Kysely<RegistryTables>,
  { versions, blobs }: Kept,
): Promise<void> {
  const known = await tables.selectFrom('delivery_versions').select('id').execute();
  for (const { id } of known) {
    if (versions.includes(id)) continue;
    await tables.deleteFrom('delivery_versions').where('id', '=', id).execute();
  }
  const rendered = await tables.selectFrom('delivery_rendered').selectAll().execute();
  for (const { inputs, manifest } of rendered) {
    if (blobs.has(manifest)) continue;
    await tables.deleteFrom('delivery_rendered').where('inputs', '=', inputs).execute();
  }
}

function parseVersion(text: string): SiteVersion {
  return v.parse(siteVersionSchema, JSON.parse(text));
}

/** How long to wait for another program's promotion, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/** The current user and machine. */
export function currentUser(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // In a container, the user may not have a name.
    return `user ${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
}

import { hostname, userInfo } from 'node:os';
import { retryWhileBusy } from '@site/api/database/retry-while-busy.ts';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { isPartName, type PartName } from '../releases/release.ts';
import { type SiteVersion, siteVersionSchema, versionId } from '../versions/site-version.ts';
import { readEntries, readPage, readPeople, writeEntry } from './journal.ts';
import type {
  AuditEntry,
  Ending,
  JournalEntry,
  JournalFilter,
  NumberedEntry,
} from './journal-entry.ts';
import { type Canaries, type CanaryFate, createCanaries, applyCanaryFate } from './canaries.ts';
import { saveVersion } from './save-version.ts';
import { movePointer } from './move-pointer.ts';
import type { RegistryTables } from './registry-tables.ts';

/**
 * The live version, and a fence that increases with every move. `id` and `version` are `null` before the first
 * promotion.
 */
export type Live = { id: string | null; version: SiteVersion | null; fence: number };

/** A part, or the configuration, which is promoted like a part. */
export type Shippable = PartName | 'config';

/** Releases, versions, the live pointer and the audit log. */
export type Registry = {
  live: () => Promise<Live>;
  /** Returns the live pointer's fence, faster than `live`. */
  fence: () => Promise<number>;
  /**
   * Makes a version live and saves it if the pointer hasn't moved, in one transaction. Returns `false` without changes
   * if the pointer has moved, in which case the version must be recomposed on top of the new live one. `canaries`
   * updates the running canaries in the same transaction.
   */
  goLive: (move: {
    from: Live;
    to: SiteVersion;
    auditEntry: AuditEntry;
    canaries?: readonly CanaryFate[];
  }) => Promise<boolean>;
  /** Logs a rejected order. */
  refuse: (auditEntry: AuditEntry) => Promise<void>;
  /** Logs an order that only lacks approvals. */
  noteWaiting: (auditEntry: AuditEntry) => Promise<void>;
  /** Logs an action that doesn't move the pointer. */
  note: (auditEntry: AuditEntry) => Promise<void>;
  /** Returns versions served to visitors, including canaries, newest first. */
  versions: (
    limit: number,
  ) => Promise<readonly { id: string; version: SiteVersion; madeAt: Date }[]>;
  /** Returns entries of the audit log, newest first. */
  journal: (limit: number, filter?: JournalFilter) => Promise<readonly JournalEntry[]>;
  /** Returns a page of the matching entries, newest first, and the total number of matches. */
  journalPage: (
    page: { skip: number; most: number },
    filter?: JournalFilter,
  ) => Promise<{ entries: readonly NumberedEntry[]; total: number }>;
  /** Returns everybody who appears as an actor in the audit log, sorted by name. */
  journalPeople: () => Promise<readonly string[]>;
  /**
   * Records that a release was built or rebuilt, which makes it the newest of its part. `description` is the blob from
   * which other machines read its description.
   */
  noteRelease: (part: Shippable, id: string, description?: string | null) => Promise<void>;
  /** Returns the blob that describes a release, or `null` if the release is only on one machine or unknown. */
  descriptionOf: (part: Shippable, id: string) => Promise<string | null>;
  /**
   * Returns a part's unique release ids, newest first, with the time each was last released and whether other machines
   * can fetch it.
   */
  releases: (
    part: Shippable,
  ) => Promise<readonly { id: string; releasedAt: Date; isShared: boolean }[]>;
  /** Returns all parts that were ever released. */
  releasedParts: () => Promise<readonly PartName[]>;
  /** Returns the cached manifest for these inputs, or `null`. */
  rendered: (inputs: string) => Promise<string | null>;
  noteRendered: (inputs: string, manifest: string) => Promise<void>;
  /**
   * Deletes all versions and manifests except `kept`, deletes the records of where these releases are shared, and marks
   * blobs for deletion, in one transaction. Returns `false` without changes if the pointer's fence isn't `fence`. The
   * fence increases, so a promotion in progress starts again and sees the marks.
   */
  markForDeletion: (deletion: {
    fence: number;
    kept: { versions: readonly string[]; manifests: readonly string[] };
    releases: readonly { name: PartName; id: string }[];
    blobs: readonly string[];
  }) => Promise<boolean>;
  /** Blobs marked for deletion. */
  markedForDeletion: () => Promise<readonly string[]>;
  /** Removes the marks of blobs that have been deleted or stored again. */
  unmark: (blobs: readonly string[]) => Promise<void>;
  /** Versions protected from pruning. */
  pinnedVersions: () => Promise<readonly SiteVersion[]>;
  /** Releases served to a share of visitors. */
  canaries: Canaries;
  /** For the desk's tables in the same database. */
  connection: RegistryConnection;
  /** Calls `onMove` after each move of the pointer, if the database supports notifications. */
  watch: (onMove: () => void) => LiveWatch;
  close: () => Promise<void>;
};

/** A subscription to moves of the live pointer. */
export type LiveWatch = {
  /** Whether notifications currently work; if not, poll the pointer. */
  isConnected: () => boolean;
  close: () => Promise<void>;
};

/** For databases without notifications. */
const withoutNotifications: LiveWatch = { isConnected: () => false, close: async () => {} };

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
  addEntry: (
    tables: Kysely<RegistryTables>,
    entry: AuditEntry,
    outcome: Exclude<Ending, 'live'>,
  ) => Promise<void>;
};

type RegistryContext = {
  now?: () => number;
  who?: string;
  /** Migrates the tables; called before every query. */
  whenReady?: () => Promise<void>;
  /** Notifies hosts after the transaction commits. */
  announce?: (tables: Kysely<RegistryTables>) => Promise<void>;
  watch?: Registry['watch'];
};

export function createRegistry(
  db: Kysely<RegistryTables>,
  {
    now = () => Date.now(),
    who = currentUser(),
    whenReady = async () => {},
    announce = async () => {},
    watch = () => withoutNotifications,
  }: RegistryContext = {},
): Registry {
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

  /** Adds an entry without moving the pointer. */
  const addEntry = async (
    tables: Kysely<RegistryTables>,
    auditEntry: AuditEntry,
    outcome: Exclude<Ending, 'live'>,
  ) => {
    const { version } = await tables
      .selectFrom('delivery_live')
      .select('version')
      .executeTakeFirstOrThrow();
    const rest = {
      who: auditEntry.who ?? who,
      at: now(),
      outcome,
      before: version,
      after: version,
    };
    await writeEntry(tables, auditEntry, rest);
  };

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

  const registry: Registry = {
    live,
    canaries: createCanaries(db, { now, who, whenFree, announce }),

    async fence() {
      const { fence } = await db
        .selectFrom('delivery_live')
        .select('fence')
        .executeTakeFirstOrThrow();
      return fence;
    },

    goLive: ({ from, to, auditEntry, canaries = [] }) =>
      db.transaction().execute(async (tables) => {
        const id = versionId(to);
        if (!(await movePointer(tables, from.fence, { version: id }))) return false;
        await saveVersion(tables, to, now());
        const rest = { who: auditEntry.who ?? who, at: now(), before: from.id, after: id };
        await writeEntry(tables, auditEntry, { ...rest, outcome: 'live' });
        for (const fate of canaries) {
          await applyCanaryFate(tables, fate, { now: now(), who, live: id });
        }
        await announce(tables);
        return true;
      }),

    refuse: (auditEntry) => addStandaloneEntry(auditEntry, 'refused'),
    noteWaiting: (auditEntry) => addStandaloneEntry(auditEntry, 'waiting'),
    note: (auditEntry) => addStandaloneEntry(auditEntry, 'done'),

    async versions(limit) {
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

    journal: (limit, filter) => readEntries(db, limit, filter),
    journalPage: (page, filter) => readPage(db, page, filter),
    journalPeople: () => readPeople(db),

    noteRelease: (part, id, description = null) =>
      inTurn(async (tables) => {
        await tables
          .insertInto('delivery_releases')
          .values({
            position: sql<number>`(select coalesce(max(position), 0) + 1 from delivery_releases)`,
            part,
            id,
            released_at: now(),
            description,
          })
          .execute();
      }),

    async descriptionOf(part, id) {
      const row = await db
        .selectFrom('delivery_releases')
        .select('description')
        .where('part', '=', part)
        .where('id', '=', id)
        .where('description', 'is not', null)
        .orderBy('position', 'desc')
        .executeTakeFirst();
      return row?.description ?? null;
    },

    async releases(part) {
      const rows = await db
        .selectFrom('delivery_releases')
        .select(['id', 'released_at', 'description'])
        .where('part', '=', part)
        .orderBy('position', 'desc')
        .execute();
      const newest = new Map(
        rows.toReversed().map(({ id, released_at }) => [id, released_at] as const),
      );
      const inOrder = [...new Set(rows.map(({ id }) => id))];
      const shared = new Set(
        rows.filter(({ description }) => description !== null).map(({ id }) => id),
      );
      return inOrder.map((id) => ({
        id,
        releasedAt: new Date(newest.get(id) ?? 0),
        isShared: shared.has(id),
      }));
    },

    async releasedParts() {
      const rows = await db.selectFrom('delivery_releases').select('part').distinct().execute();
      return rows.map(({ part }) => part).filter(isPartName);
    },

    async rendered(inputs) {
      const row = await db
        .selectFrom('delivery_rendered')
        .select('manifest')
        .where('inputs', '=', inputs)
        .executeTakeFirst();
      return row?.manifest ?? null;
    },

    async noteRendered(inputs, manifest) {
      await db
        .insertInto('delivery_rendered')
        .values({ inputs, manifest })
        .onConflict((conflict) => conflict.column('inputs').doUpdateSet({ manifest }))
        .execute();
    },

    markForDeletion: ({ fence, kept, releases, blobs }) =>
      db.transaction().execute(async (tables) => {
        if (!(await movePointer(tables, fence))) return false;
        await deleteOthers(tables, kept);
        // Delete expired previews, so that they can't become active again if the clock goes back. Their blobs may be
        // deleted now.
        await tables.deleteFrom('delivery_previews').where('ends_at', '<=', now()).execute();
        for (const { name, id } of releases) {
          await tables
            .updateTable('delivery_releases')
            .set({ description: null })
            .where('part', '=', name)
            .where('id', '=', id)
            .execute();
        }
        for (const hash of blobs) {
          await tables
            .insertInto('delivery_condemned')
            .values({ hash, at: now() })
            .onConflict((conflict) => conflict.column('hash').doNothing())
            .execute();
        }
        return true;
      }),

    async markedForDeletion() {
      const rows = await db.selectFrom('delivery_condemned').select('hash').execute();
      return rows.map(({ hash }) => hash);
    },

    unmark: (blobs) =>
      db.transaction().execute(async (tables) => {
        for (const hash of blobs) {
          await tables.deleteFrom('delivery_condemned').where('hash', '=', hash).execute();
        }
      }),

    async pinnedVersions() {
      const rows = await db
        .selectFrom('delivery_previews')
        .select('version')
        .where('ends_at', '>', now())
        .execute();
      return rows.map(({ version }) => parseVersion(version));
    },

    connection: { db, now, who, whenFree, inTurn, addEntry },
    watch,
    close: () => db.destroy(),
  };
  // Each method is a single statement or transaction, so retrying after a lock is safe.
  return {
    live: () => whenFree(registry.live),
    pinnedVersions: () => whenFree(registry.pinnedVersions),
    canaries: registry.canaries,
    fence: () => whenFree(registry.fence),
    goLive: (move) => whenFree(() => registry.goLive(move)),
    refuse: (auditEntry) => whenFree(() => registry.refuse(auditEntry)),
    noteWaiting: (auditEntry) => whenFree(() => registry.noteWaiting(auditEntry)),
    note: (auditEntry) => whenFree(() => registry.note(auditEntry)),
    versions: (limit) => whenFree(() => registry.versions(limit)),
    journal: (limit, filter) => whenFree(() => registry.journal(limit, filter)),
    journalPage: (page, filter) => whenFree(() => registry.journalPage(page, filter)),
    journalPeople: () => whenFree(registry.journalPeople),
    noteRelease: (part, id, description) =>
      whenFree(() => registry.noteRelease(part, id, description)),
    releases: (part) => whenFree(() => registry.releases(part)),
    releasedParts: () => whenFree(registry.releasedParts),
    rendered: (inputs) => whenFree(() => registry.rendered(inputs)),
    noteRendered: (inputs, manifest) => whenFree(() => registry.noteRendered(inputs, manifest)),
    descriptionOf: (part, id) => whenFree(() => registry.descriptionOf(part, id)),
    markForDeletion: (deletion) => whenFree(() => registry.markForDeletion(deletion)),
    markedForDeletion: () => whenFree(registry.markedForDeletion),
    unmark: (blobs) => whenFree(() => registry.unmark(blobs)),
    connection: registry.connection,
    watch,
    close: registry.close,
  };
}

/** Compares row by row, because the list may exceed a statement's parameter limit. */
async function deleteOthers(
  tables: Kysely<RegistryTables>,
  { versions, manifests }: { versions: readonly string[]; manifests: readonly string[] },
): Promise<void> {
  const known = await tables.selectFrom('delivery_versions').select('id').execute();
  for (const { id } of known) {
    if (versions.includes(id)) continue;
    await tables.deleteFrom('delivery_versions').where('id', '=', id).execute();
  }
  const rendered = await tables.selectFrom('delivery_rendered').selectAll().execute();
  for (const { inputs, manifest } of rendered) {
    if (manifests.includes(manifest)) continue;
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

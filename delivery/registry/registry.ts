import { hostname, userInfo } from 'node:os';
import { retryWhileBusy } from '@site/api/database/retry-while-busy.ts';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { isPartName, type PartName } from '../releases/release.ts';
import { type SiteVersion, siteVersionSchema, versionId } from '../versions/site-version.ts';
import {
  type AuditEntry,
  type JournalEntry,
  type JournalFilter,
  readEntries,
  writeEntry,
} from './journal.ts';
import { type Canaries, type CanaryFate, createCanaries, followFate } from './canaries.ts';
import { keepVersion } from './keep-version.ts';
import { movePointer } from './move-pointer.ts';
import type { RegistryTables } from './registry-tables.ts';

/** What visitors get: the version, and the number that rises with every move. `null` before the first. */
export type Live = { id: string | null; version: SiteVersion | null; fence: number };

/** A part, or the configuration, which is shipped like one. */
export type Shippable = PartName | 'config';

/** Releases, versions, the one live pointer and the journal. */
export type Registry = {
  live: () => Promise<Live>;
  /** The number of the live pointer alone, which is quick to ask for. */
  fence: () => Promise<number>;
  /**
   * Makes a version live if the pointer is still where it was, and writes it down, in one step. `false` when
   * somebody else was quicker: nothing has changed then, and the version has to be made anew on top of theirs.
   * `canaries` says what becomes of those that run, in the same step.
   */
  goLive: (move: {
    from: Live;
    to: SiteVersion;
    auditEntry: AuditEntry;
    canaries?: readonly CanaryFate[];
  }) => Promise<boolean>;
  /** Writes down what was asked for and refused. */
  refuse: (auditEntry: AuditEntry) => Promise<void>;
  /** Writes down what was done and gives visitors nothing new by itself. */
  note: (auditEntry: AuditEntry) => Promise<void>;
  /** Versions that visitors got, canaries among them, the latest first. */
  versions: (
    most: number,
  ) => Promise<readonly { id: string; version: SiteVersion; madeAt: Date }[]>;
  /** The latest lines of the journal, the last first. */
  journal: (most: number, filter?: JournalFilter) => Promise<readonly JournalEntry[]>;
  /**
   * Writes down that a release was made, or made again: it is the newest of its part from then on. `description`
   * is the blob that other machines read it from.
   */
  noteRelease: (part: Shippable, id: string, description?: string | null) => Promise<void>;
  /** The blob that describes a release; `null` when it is known on the machine that made it alone, or to nobody. */
  descriptionOf: (part: Shippable, id: string) => Promise<string | null>;
  /**
   * The ids of a part's releases, the newest first, each once, with the moment of the last time, and whether other
   * machines can have it.
   */
  releases: (
    part: Shippable,
  ) => Promise<readonly { id: string; releasedAt: Date; isShared: boolean }[]>;
  /** The parts of which there ever was a release. */
  releasedParts: () => Promise<readonly PartName[]>;
  /** The manifest that came of inputs; `null` when they were never rendered. */
  rendered: (inputs: string) => Promise<string | null>;
  noteRendered: (inputs: string, manifest: string) => Promise<void>;
  /**
   * Forgets all versions and manifests but those named, forgets where releases are shared, and marks blobs for deletion, in
   * one transaction; `false`, with nothing done, when the pointer has moved from `fence`. The fence rises, so a promotion
   * that is under way starts again and sees the marks.
   */
  markForDeletion: (deletion: {
    fence: number;
    kept: { versions: readonly string[]; manifests: readonly string[] };
    releases: readonly { name: PartName; id: string }[];
    blobs: readonly string[];
  }) => Promise<boolean>;
  /** Blobs that are being deleted. */
  markedForDeletion: () => Promise<readonly string[]>;
  /** Removes marks of blobs that are deleted, or stored again. */
  unmark: (blobs: readonly string[]) => Promise<void>;
  /** Versions that are kept for a time although they are not live. */
  pinnedVersions: () => Promise<readonly SiteVersion[]>;
  /** Releases that a share of visitors gets before all do. */
  canaries: Canaries;
  /** For tables that others keep in the same database. */
  connection: RegistryConnection;
  /** Calls `onMove` after each move of the pointer, as far as the database tells it by itself. */
  watch: (onMove: () => void) => LiveWatch;
  close: () => Promise<void>;
};

/** A subscription to moves of the live pointer. */
export type LiveWatch = {
  /** Whether moves are heard of at this moment; if not, the pointer has to be asked for. */
  isHearing: () => boolean;
  close: () => Promise<void>;
};

/** A database that tells nothing by itself. */
const deaf: LiveWatch = { isHearing: () => false, close: async () => {} };

/** What others read and write their tables with, in turn with the registry's own. */
export type RegistryConnection = {
  db: Kysely<RegistryTables>;
  now: () => number;
  /** Who runs this program. */
  who: string;
  /** Does something when the tables are ready and nobody else is writing. */
  whenFree: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Works in a transaction that holds the row of the live pointer. */
  inTurn: (work: (tables: Kysely<RegistryTables>) => Promise<void>) => Promise<void>;
  /** Adds an audit entry within it. */
  addEntry: (
    tables: Kysely<RegistryTables>,
    entry: AuditEntry,
    outcome: 'refused' | 'done',
  ) => Promise<void>;
};

type RegistryContext = {
  now?: () => number;
  who?: string;
  /** Has the tables ready; asked before everything else. */
  whenReady?: () => Promise<void>;
  /** Tells hosts, when a transaction is done, that the pointer has moved. */
  announce?: (tables: Kysely<RegistryTables>) => Promise<void>;
  watch?: Registry['watch'];
};

/** The registry in an open, migrated database. */
export function createRegistry(
  db: Kysely<RegistryTables>,
  {
    now = () => Date.now(),
    who = whoAmI(),
    whenReady = async () => {},
    announce = async () => {},
    watch = () => deaf,
  }: RegistryContext = {},
): Registry {
  const whenFree = async <Result>(work: () => Promise<Result>) => {
    await whenReady();
    return retryWhileBusy(work, { timeoutMs: BUSY_TIMEOUT_MS });
  };

  /** Holds the row of the live pointer, so that whoever writes at the same moment waits for the next position. */
  const inTurn = (work: (tables: Kysely<RegistryTables>) => Promise<void>) =>
    db.transaction().execute(async (tables) => {
      await tables.updateTable('delivery_live').set({ only: 1 }).execute();
      await work(tables);
    });

  /** Adds a line that leaves the pointer where it is. */
  const addEntry = async (
    tables: Kysely<RegistryTables>,
    auditEntry: AuditEntry,
    outcome: 'refused' | 'done',
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

  const writeAside = (auditEntry: AuditEntry, outcome: 'refused' | 'done') =>
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
        await keepVersion(tables, to, now());
        const rest = { who: auditEntry.who ?? who, at: now(), before: from.id, after: id };
        await writeEntry(tables, auditEntry, { ...rest, outcome: 'live' });
        for (const fate of canaries) await followFate(tables, fate, { now: now(), who, live: id });
        await announce(tables);
        return true;
      }),

    refuse: (auditEntry) => writeAside(auditEntry, 'refused'),
    note: (auditEntry) => writeAside(auditEntry, 'done'),

    async versions(most) {
      const rows = await db
        .selectFrom('delivery_versions')
        .selectAll()
        .orderBy('made_at', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ id, version, made_at }) => ({
        id,
        version: parseVersion(version),
        madeAt: new Date(made_at),
      }));
    },

    journal: (most, filter) => readEntries(db, most, filter),

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
        await forgetOthers(tables, kept);
        // What they need may be thrown away now, so they must not be back when the clock goes back.
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
  // Each is one statement or one transaction, so doing it again after a lock does nothing twice.
  return {
    live: () => whenFree(registry.live),
    pinnedVersions: () => whenFree(registry.pinnedVersions),
    canaries: registry.canaries,
    fence: () => whenFree(registry.fence),
    goLive: (move) => whenFree(() => registry.goLive(move)),
    refuse: (auditEntry) => whenFree(() => registry.refuse(auditEntry)),
    note: (auditEntry) => whenFree(() => registry.note(auditEntry)),
    versions: (most) => whenFree(() => registry.versions(most)),
    journal: (most, filter) => whenFree(() => registry.journal(most, filter)),
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

/** Lists of what is kept can be longer than a statement may be, so rows are looked at one by one. */
async function forgetOthers(
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

/** How long is waited for another program that is shipping, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/** Who runs this program on which machine. */
export function whoAmI(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // In a container the user may have a number and no name.
    return `user ${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
}

import { hostname, userInfo } from 'node:os';
import { retryWhileBusy } from '@site/api/database/retry-while-busy.ts';
import { type Kysely, sql } from '@site/api/database/kysely.cjs';
import * as v from 'valibot';
import type { PartName } from '../releases/release.ts';
import {
  canonicalJson,
  type SiteVersion,
  siteVersionSchema,
  versionId,
} from '../versions/site-version.ts';
import type { RegistryTables } from './registry-tables.ts';

/** What visitors get: the version, and the number that rises with every move. `null` before the first. */
export type Live = { id: string | null; version: SiteVersion | null; fence: number };

/** What is written down of a shipping, before it is known whether it succeeds. */
export type Deed = { what: string; details: readonly string[] };

/** One line of the journal. */
export type JournalEntry = {
  at: Date;
  who: string;
  what: string;
  outcome: 'live' | 'refused';
  /** The versions that were live before and after; both the same for a refusal. */
  before: string | null;
  after: string | null;
  details: readonly string[];
};

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
   */
  goLive: (move: { from: Live; to: SiteVersion; deed: Deed }) => Promise<boolean>;
  /** Writes down what was asked for and refused. */
  refuse: (deed: Deed) => Promise<void>;
  /** Versions that were live, the latest first. */
  versions: (
    most: number,
  ) => Promise<readonly { id: string; version: SiteVersion; madeAt: Date }[]>;
  journal: (most: number) => Promise<readonly JournalEntry[]>;
  /** Writes down that a release was made, or made again: it is the newest of its part from then on. */
  noteRelease: (part: Shippable, id: string) => Promise<void>;
  /** The ids of a part's releases, the newest first, each once, with the moment of the last time. */
  releases: (part: Shippable) => Promise<readonly { id: string; releasedAt: Date }[]>;
  /** The manifest that came of inputs; `null` when they were never rendered. */
  rendered: (inputs: string) => Promise<string | null>;
  noteRendered: (inputs: string, manifest: string) => Promise<void>;
  /** Forgets versions, and what was rendered, but for those named. */
  forget: (kept: { versions: readonly string[]; manifests: readonly string[] }) => Promise<void>;
  close: () => Promise<void>;
};

const detailsSchema = v.array(v.string());

/** The registry in an open, migrated database. */
export function createRegistry(
  db: Kysely<RegistryTables>,
  { now = Date.now, who = whoAmI() }: { now?: () => number; who?: string } = {},
): Registry {
  const whenFree = <Result>(work: () => Promise<Result>) =>
    retryWhileBusy(work, { timeoutMs: BUSY_TIMEOUT_MS });

  const write = async (
    tables: Kysely<RegistryTables>,
    { what, details }: Deed,
    rest: { outcome: string; before: string | null; after: string | null },
  ) => {
    await tables
      .insertInto('delivery_journal')
      .values({
        position: sql<number>`(select coalesce(max(position), 0) + 1 from delivery_journal)`,
        at: now(),
        who,
        what,
        details: JSON.stringify(details),
        ...rest,
      })
      .execute();
  };

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

    async fence() {
      const { fence } = await db
        .selectFrom('delivery_live')
        .select('fence')
        .executeTakeFirstOrThrow();
      return fence;
    },

    goLive: ({ from, to, deed }) =>
      db.transaction().execute(async (tables) => {
        const id = versionId(to);
        const moved = await tables
          .updateTable('delivery_live')
          .set({ version: id, fence: from.fence + 1 })
          .where('fence', '=', from.fence)
          .executeTakeFirst();
        if (moved.numUpdatedRows !== 1n) return false;
        await tables
          .insertInto('delivery_versions')
          .values({ id, version: canonicalJson(to), made_at: now() })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ made_at: now() }))
          .execute();
        await write(tables, deed, { outcome: 'live', before: from.id, after: id });
        return true;
      }),

    async refuse(deed) {
      const { id } = await live();
      await write(db, deed, { outcome: 'refused', before: id, after: id });
    },

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

    async journal(most) {
      const rows = await db
        .selectFrom('delivery_journal')
        .selectAll()
        .orderBy('position', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ at, who: by, what, outcome, before, after, details }) => ({
        at: new Date(at),
        who: by,
        what,
        outcome: outcome === 'live' ? 'live' : 'refused',
        before,
        after,
        details: v.parse(detailsSchema, JSON.parse(details)),
      }));
    },

    async noteRelease(part, id) {
      await db
        .insertInto('delivery_releases')
        .values({
          position: sql<number>`(select coalesce(max(position), 0) + 1 from delivery_releases)`,
          part,
          id,
          released_at: now(),
        })
        .execute();
    },

    async releases(part) {
      const rows = await db
        .selectFrom('delivery_releases')
        .select(['id', 'released_at'])
        .where('part', '=', part)
        .orderBy('position', 'desc')
        .execute();
      const newest = new Map(
        rows.toReversed().map(({ id, released_at }) => [id, released_at] as const),
      );
      const inOrder = [...new Set(rows.map(({ id }) => id))];
      return inOrder.map((id) => ({ id, releasedAt: new Date(newest.get(id) ?? 0) }));
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

    forget: ({ versions, manifests }) =>
      db.transaction().execute(async (tables) => {
        // Lists of what is kept can be longer than a statement may be, so rows are looked at one by one.
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
      }),

    close: () => db.destroy(),
  };
  // Each is one statement or one transaction, so doing it again after a lock does nothing twice.
  return {
    live: () => whenFree(registry.live),
    fence: () => whenFree(registry.fence),
    goLive: (move) => whenFree(() => registry.goLive(move)),
    refuse: (deed) => whenFree(() => registry.refuse(deed)),
    versions: (most) => whenFree(() => registry.versions(most)),
    journal: (most) => whenFree(() => registry.journal(most)),
    noteRelease: (part, id) => whenFree(() => registry.noteRelease(part, id)),
    releases: (part) => whenFree(() => registry.releases(part)),
    rendered: (inputs) => whenFree(() => registry.rendered(inputs)),
    noteRendered: (inputs, manifest) => whenFree(() => registry.noteRendered(inputs, manifest)),
    forget: (kept) => whenFree(() => registry.forget(kept)),
    close: registry.close,
  };
}

function parseVersion(text: string): SiteVersion {
  return v.parse(siteVersionSchema, JSON.parse(text));
}

/** How long is waited for another program that is shipping, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/** Who runs this program on which machine. */
function whoAmI(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // In a container the user may have a number and no name.
    return `user ${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
}

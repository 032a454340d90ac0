import type { Kysely } from 'kysely';
import { type SiteVersion, versionId } from '../versions/site-version.ts';
import { applyCanaryFate, type CanaryFate } from './canaries.ts';
import { writeEntry } from './journal.ts';
import type { AuditEntry, RegistryContext } from './journal-entry.ts';
import { movePointer, parseVersion, saveVersion } from './live-pointer.ts';
import type { RegistryTables } from './registry-tables.ts';

/**
 * The live version, and a fence that increases with every move. `id` and `version` are `null` before the first
 * promotion.
 */
export type Live = { id: string | null; version: SiteVersion | null; fence: number };

/** A move of the live pointer; see `goLive`. */
type Move = {
  from: Live;
  to: SiteVersion;
  auditEntry: AuditEntry;
  canary?: CanaryFate | null;
};

/** The live version and earlier ones, and a cache of what they were composed from. */
export function versionMethods(
  db: Kysely<RegistryTables>,
  { now, who, addEntry }: RegistryContext,
) {
  return {
    async live(): Promise<Live> {
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
    },

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

    /** Versions protected from pruning. */
    async pinnedVersions() {
      const rows = await db
        .selectFrom('delivery_previews')
        .select('version')
        .where('ends_at', '>', now())
        .execute();
      return rows.map(({ version }) => parseVersion(version));
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
  };
}

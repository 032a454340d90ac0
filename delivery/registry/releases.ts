import { type Kysely, sql } from 'kysely';
import { isPartName, type PartName } from '../releases/release.ts';
import type { RegistryContext } from './journal-entry.ts';
import type { RegistryTables } from './registry-tables.ts';

/** A part, or the configuration, which is promoted like a part. */
export type Shippable = PartName | 'config';

export function releaseMethods(
  db: Kysely<RegistryTables>,
  { now, inTurn }: Pick<RegistryContext, 'now' | 'inTurn'>,
) {
  return {
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
  };
}

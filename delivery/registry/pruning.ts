import { isLeaseOver } from '@site/api/database/is-lease-over.ts';
import type { Kysely } from 'kysely';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { PartName } from '../releases/release.ts';
import type { RegistryContext } from './journal-entry.ts';
import { movePointer } from './live-pointer.ts';
import type { RegistryTables } from './registry-tables.ts';

/** What to keep when pruning: the ids of versions, and blobs. */
export type Kept = { versions: readonly string[]; blobs: ReadonlySet<BlobHash> };

type Pruning = {
  fence: number;
  kept: Kept;
  releases: readonly { name: PartName; id: string }[];
};

/** How long promotions wait for a program that prunes, in milliseconds, unless it extends that. */
const PRUNING_LEASE_MS = 30_000;

export function pruningMethods(db: Kysely<RegistryTables>, { now }: Pick<RegistryContext, 'now'>) {
  const lease = () => ({ moment: now(), leaseMs: PRUNING_LEASE_MS });
  return {
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
        .where(({ not }) => not(isLeaseOver('pruned_until', lease())))
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
        .where(isLeaseOver('pruned_until', lease()))
        .executeTakeFirst();
      return free === undefined;
    },
  };
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

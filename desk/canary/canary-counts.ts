import type { CanaryRecord, CanarySide } from '@site/delivery/registry/canaries.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { deskTables } from '../registry/desk-tables.ts';

/** Counts recorded while the canary had a given share of visitors. */
export type CanaryStage = {
  share: number;
  /** Pages sent. */
  views: Readonly<Record<CanarySide, number>>;
  /** Networks that reported at least one failure. */
  failures: Readonly<Record<CanarySide, number>>;
};

/** Persists the counts that hosts record for canaries. */
export type CanaryCounts = ReturnType<typeof canaryCounts>;

const counted = ['views_canary', 'views_live', 'failures_canary', 'failures_live'] as const;

/** Opens the canary counts of a registry. */
export function canaryCounts(registry: Registry) {
  const db = deskTables(registry);
  return registry.connection.retried({
    /** Adds a stage's counts to those stored. */
    async count(id: string, { share, views, failures }: CanaryStage) {
      const added = {
        views_canary: views.canary,
        views_live: views.live,
        failures_canary: failures.canary,
        failures_live: failures.live,
      };
      await db
        .insertInto('delivery_canary_counts')
        .values({ canary: id, share, ...added })
        .onConflict((conflict) =>
          conflict
            .columns(['canary', 'share'])
            .doUpdateSet(({ eb, ref }) =>
              Object.fromEntries(
                counted.map((name) => [
                  name,
                  eb(ref(`delivery_canary_counts.${name}`), '+', added[name]),
                ]),
              ),
            ),
        )
        .execute();
    },

    /** The counts of all hosts. */
    async stages(id: string): Promise<CanaryStage[]> {
      const rows = await db
        .selectFrom('delivery_canary_counts')
        .selectAll()
        .where('canary', '=', id)
        .orderBy('share')
        .execute();
      return rows.map((row) => ({
        share: row.share,
        views: { canary: row.views_canary, live: row.views_live },
        failures: { canary: row.failures_canary, live: row.failures_live },
      }));
    },
  });
}

/** A canary with its counts. */
export type CountedCanary = { canary: CanaryRecord; stages: readonly CanaryStage[] };

/** The latest canary, running or ended; `null` if there has been none. */
export async function latestCanary(registry: Registry): Promise<CountedCanary | null> {
  const canary = await registry.canaries.latest();
  return canary && { canary, stages: await canaryCounts(registry).stages(canary.id) };
}

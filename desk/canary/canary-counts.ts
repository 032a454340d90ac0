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
export type CanaryCounts = {
  /** Adds a stage's counts to those stored. */
  count: (id: string, stage: CanaryStage) => Promise<void>;
  /** The counts of all hosts. */
  stages: (id: string) => Promise<readonly CanaryStage[]>;
};

/** Opens the canary counts of a registry. */
export function canaryCounts(registry: Registry): CanaryCounts {
  const db = deskTables(registry);
  const { whenFree } = registry.connection;
  const stages = async (id: string): Promise<CanaryStage[]> => {
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
  };

  return {
    count: (id, { share, views, failures }) =>
      whenFree(async () => {
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
            conflict.columns(['canary', 'share']).doUpdateSet(({ eb, ref }) => ({
              views_canary: eb(ref('delivery_canary_counts.views_canary'), '+', views.canary),
              views_live: eb(ref('delivery_canary_counts.views_live'), '+', views.live),
              failures_canary: eb(
                ref('delivery_canary_counts.failures_canary'),
                '+',
                failures.canary,
              ),
              failures_live: eb(ref('delivery_canary_counts.failures_live'), '+', failures.live),
            })),
          )
          .execute();
      }),

    stages: (id) => whenFree(() => stages(id)),
  };
}

/** A canary with its counts. */
export type CountedCanary = { canary: CanaryRecord; stages: readonly CanaryStage[] };

/** The latest canary, running or ended; `null` if there has been none. */
export async function latestCanary(registry: Registry): Promise<CountedCanary | null> {
  const canary = await registry.canaries.latest();
  return canary && { canary, stages: await canaryCounts(registry).stages(canary.id) };
}

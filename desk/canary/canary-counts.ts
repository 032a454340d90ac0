import type { CanaryRecord, CanarySide } from '@site/delivery/registry/canaries.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { deskTables } from '../registry/desk-tables.ts';

/** What hosts counted while a share of visitors got the canary. */
export type CanaryStage = {
  share: number;
  /** Pages that were sent. */
  views: Readonly<Record<CanarySide, number>>;
  /** Networks from which a first failure was told. */
  failures: Readonly<Record<CanarySide, number>>;
};

/** What hosts count of canaries. */
export type CanaryCounts = {
  /** Makes a canary so many milliseconds older if it has the age `from`, and gives the age that it has then. */
  grow: (id: string, older: { from: number; by: number }) => Promise<number>;
  /** Adds to what was counted. */
  count: (id: string, stage: CanaryStage) => Promise<void>;
  /** What all hosts have counted. */
  stages: (id: string) => Promise<readonly CanaryStage[]>;
};

/** The counts of canaries in a registry. */
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
    grow: (id, { from, by }) =>
      whenFree(async () => {
        await db
          .updateTable('delivery_canaries')
          .set({ age: from + Math.round(by) })
          .where('id', '=', id)
          .where('age', '=', from)
          .execute();
        const { age } = await db
          .selectFrom('delivery_canaries')
          .select('age')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return age;
      }),

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

/** The canary that was begun last, with what was counted of it; `null` before the first. */
export async function latestCanary(
  registry: Registry,
): Promise<{ canary: CanaryRecord; stages: readonly CanaryStage[] } | null> {
  const canary = await registry.canaries.latest();
  return canary && { canary, stages: await canaryCounts(registry).stages(canary.id) };
}

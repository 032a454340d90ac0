import type { CanaryRecord, CanarySide } from '@site/delivery/registry/canaries.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
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
  /** Adds to a canary's age, in milliseconds, if the stored age is still `from`. Returns the resulting age. */
  grow: (id: string, older: { from: number; by: number }) => Promise<number>;
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

/** A canary with its counts. */
export type CountedCanary = { canary: CanaryRecord; stages: readonly CanaryStage[] };

/** The latest canary of each part, newest first. */
export async function latestCanaries(registry: Registry): Promise<readonly CountedCanary[]> {
  const { stages } = canaryCounts(registry);
  const latest = await registry.canaries.latest();
  return Promise.all(latest.map(async (canary) => ({ canary, stages: await stages(canary.id) })));
}

/** The latest canary of a part; without a part, all running canaries, or else the newest. */
export function noteworthy(
  latest: readonly CountedCanary[],
  part?: PartName,
): readonly CountedCanary[] {
  if (part !== undefined) {
    return latest
      .filter(({ canary }) => canary.parts.some(({ name }) => name === part))
      .slice(0, 1);
  }
  const running = latest.filter(({ canary }) => canary.endedAt === null);
  return running.length > 0 ? running : latest.slice(0, 1);
}

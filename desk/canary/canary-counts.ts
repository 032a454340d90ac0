import type { CanaryRecord, CanarySide } from '@site/delivery/registry/canaries.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
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

/** A canary, with what was counted of it. */
export type CountedCanary = { canary: CanaryRecord; stages: readonly CanaryStage[] };

/** The latest canary of each part, the last begun first. */
export async function latestCanaries(registry: Registry): Promise<readonly CountedCanary[]> {
  const { stages } = canaryCounts(registry);
  const latest = await registry.canaries.latest();
  return Promise.all(latest.map(async (canary) => ({ canary, stages: await stages(canary.id) })));
}

/** Of the latest canaries that of a part; without one those that run, or else the one that was begun last. */
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

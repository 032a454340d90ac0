import type { CanaryRecord } from '@site/delivery/registry/canaries.ts';
import type { CanaryStage } from '../../canary/canary-counts.ts';
import type { DeliveryTarget } from '../../target/delivery-target.ts';

/** A running canary with its counts. */
export type RunningCanary = { canary: CanaryRecord; stages: readonly CanaryStage[] };

/** All running canaries. */
export async function runningCanaries({
  canary,
}: DeliveryTarget): Promise<readonly RunningCanary[]> {
  return (await canary.latest()).filter(({ canary: { endedAt } }) => endedAt === null);
}

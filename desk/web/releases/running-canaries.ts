import type { CanaryRecord } from '@site/delivery/registry/canaries.ts';
import type { CanaryStage } from '../../canary/canary-counts.ts';
import type { CanaryStepped } from '../../canary/step-canary.ts';
import type { CanaryStopped } from '../../canary/stop-canary.ts';
import type { DeliveryTarget } from '../../target/delivery-target.ts';

/** A running canary with its counts. */
export type RunningCanary = { canary: CanaryRecord; stages: readonly CanaryStage[] };

/** All running canaries. */
export async function runningCanaries({
  canary,
}: DeliveryTarget): Promise<readonly RunningCanary[]> {
  return (await canary.latest()).filter(({ canary: { endedAt } }) => endedAt === null);
}

/** Widens a canary to a larger share of visitors. */
export function widenCanary(
  { canary }: DeliveryTarget,
  { id, share, why }: { id: string; share: number; why: string | undefined },
): Promise<CanaryStepped> {
  return canary.step(share, why, { id });
}

/** Stops a canary. */
export function stopCanary(
  { canary }: DeliveryTarget,
  { id, why }: { id: string; why: string | undefined },
): Promise<CanaryStopped> {
  return canary.stop(why, { id });
}

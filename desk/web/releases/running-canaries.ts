import type { CanaryRecord } from '@site/delivery/registry/canaries.ts';
import type { CanaryStage } from '../../canary/canary-counts.ts';
import type { CanaryStepped } from '../../canary/step-canary.ts';
import type { CanaryStopped } from '../../canary/stop-canary.ts';
import type { DeliveryTarget } from '../../target/delivery-target.ts';

/** A canary that runs, with what was counted of it. */
export type RunningCanary = { canary: CanaryRecord; stages: readonly CanaryStage[] };

/** The canaries that run. */
export async function runningCanaries({
  canary,
}: DeliveryTarget): Promise<readonly RunningCanary[]> {
  return (await canary.latest()).filter(({ canary: { endedAt } }) => endedAt === null);
}

/** Gives a canary to a larger share of visitors. */
export function widenCanary(
  { canary }: DeliveryTarget,
  { id, share, why }: { id: string; share: number; why: string | undefined },
): Promise<CanaryStepped> {
  return canary.step(share, why, { id });
}

/** Takes a canary back. */
export function stopCanary(
  { canary }: DeliveryTarget,
  { id, why }: { id: string; why: string | undefined },
): Promise<CanaryStopped> {
  return canary.stop(why, { id });
}

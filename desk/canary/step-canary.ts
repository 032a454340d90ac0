import { publishLive } from '@site/delivery/host/publish-live.ts';
import { type Canary, describeParts } from '@site/delivery/registry/canaries.ts';
import type { AuditEntry } from '@site/delivery/registry/journal-entry.ts';
import { approvalsFor, type Asker } from '../review/review-policy.ts';
import { rebaseCanary } from '@site/delivery/promotion/rebase-canary.ts';
import type { Order } from '@site/delivery/promotion/plan.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';

/** The result of widening a canary. */
export type CanaryStepped =
  | { kind: 'stepped'; what: string; share: number }
  | { kind: 'refused'; problems: readonly string[] };

/** Why no canary is changed. */
export const NONE_RUNS = 'No canary is running.';
export const HAS_ENDED = 'The canary has ended.';

/** The maximum number of attempts if promotions happen concurrently. */
const MAX_TRIES = 50;

/**
 * Widens the running canary to a larger share of visitors. At 100% it goes live: the pointer moves to the version that
 * hosts have watched. With `id`, only that canary is widened.
 */
export async function stepCanary(
  stores: Stores,
  {
    id,
    share,
    ...ordered
  }: Asker & Pick<Order, 'why'> & { id?: string | undefined; share: number },
): Promise<CanaryStepped> {
  const { registry } = stores;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const live = await registry.live();
    const canary = await registry.canaries.running();
    if (!canary) return refused(NONE_RUNS);
    if (canary.id !== (id ?? canary.id)) return refused(HAS_ENDED);
    id = canary.id;
    if (share <= canary.share) {
      return refused(
        `${canary.share}% of visitors already get it. A canary can only be widened or stopped.`,
      );
    }
    const { fence } = live;
    // The approval may have been withdrawn since the canary started.
    const { problems: missing, notes } = await approvalsFor(stores, {
      from: live.version,
      to: canary.version,
      isRollback: false,
      who: ordered.who,
      person: ordered.person,
      withoutApproval: ordered.withoutApproval,
    });
    const problems = missing.map(({ message }) => message);
    if (problems.length > 0) {
      // The comparison may have mixed two states.
      if ((await registry.fence()) !== fence) continue;
      await registry.refuse({ ...auditEntryOf(canary, { share, ...ordered }), details: problems });
      return { kind: 'refused', problems };
    }
    const auditEntry = { ...auditEntryOf(canary, { share, ...ordered }), details: notes };
    const what = describeParts(canary.parts);
    if (share < 100) {
      if (!(await registry.canaries.step({ fence, id: canary.id, share, auditEntry }))) continue;
      return { kind: 'stepped', what, share };
    }
    const fate = await rebaseCanary(stores, canary, { live, next: canary.version });
    const move = { from: live, to: canary.version, auditEntry, canary: fate };
    if (!(await registry.goLive(move))) continue;
    await publishLive(stores);
    return { kind: 'stepped', what, share };
  }
  throw new Error(`Gave up after ${MAX_TRIES} concurrent promotions. Try again.`);
}

function auditEntryOf(
  { parts }: Canary,
  { share, who, why }: Asker & Pick<Order, 'why'> & { share: number },
): AuditEntry {
  return {
    what: `canary ${describeParts(parts)} for ${share}%`,
    details: [],
    sections: parts.map(({ name }) => name),
    why,
    ...(who !== undefined && { who }),
  };
}

function refused(problem: string): CanaryStepped {
  return { kind: 'refused', problems: [problem] };
}

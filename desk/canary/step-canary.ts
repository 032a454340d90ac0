import { publishAndClean } from '@site/delivery/host/check-out.ts';
import type { Canary } from '@site/delivery/registry/canaries.ts';
import type { AuditEntry } from '@site/delivery/registry/journal.ts';
import { approvalsFor } from '../review/approvals-for.ts';
import { describeParts, rebaseCanaries } from '@site/delivery/promotion/rebase-canaries.ts';
import type { Order } from '@site/delivery/promotion/plan.ts';
import type { Asker } from '../review/review-policy.ts';
import { chooseCanary, type CanaryChoice } from './choose-canary.ts';
import type { Stores } from '@site/delivery/stores.ts';

/** What came of giving a canary to more visitors. */
export type CanaryStepped =
  | { kind: 'stepped'; what: string; share: number }
  | { kind: 'refused'; problems: readonly string[] };

/** How often it is tried again because others shipped meanwhile. */
const MOST_TRIES = 50;

/**
 * Gives a running canary to a larger share of visitors. With 100 it is live and over: the pointer moves to the version
 * that was looked at all the time. Only other canaries are composed again.
 */
export async function stepCanary(
  stores: Stores,
  choice: CanaryChoice,
  { share, ...ordered }: Asker & Pick<Order, 'why'> & { share: number },
): Promise<CanaryStepped> {
  const { registry } = stores;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const live = await registry.live();
    const canary = chooseCanary(await registry.canaries.running(), choice);
    if (typeof canary === 'string') return refused(canary);
    choice = { id: canary.id };
    if (share <= canary.share) {
      return refused(`${canary.share}% of visitors get it already: a canary grows, or is stopped.`);
    }
    const { fence } = live;
    // It was approved when it was begun; that may have been withdrawn since.
    const { problems, said } = await approvalsFor(stores, {
      from: live.version,
      to: canary.version,
      isWayBack: false,
      who: ordered.who,
      person: ordered.person,
    });
    if (problems.length > 0) {
      // What was compared may be of two moments.
      if ((await registry.fence()) !== fence) continue;
      await registry.refuse({ ...auditEntryOf(canary, { share, ...ordered }), details: problems });
      return { kind: 'refused', problems };
    }
    const auditEntry = { ...auditEntryOf(canary, { share, ...ordered }), details: said };
    const what = describeParts(canary.parts);
    if (share < 100) {
      if (!(await registry.canaries.step({ fence, id: canary.id, share, auditEntry }))) continue;
      return { kind: 'stepped', what, share };
    }
    const canaries = await rebaseCanaries(stores, { live, next: canary.version });
    if (canaries === 'lost-race') continue;
    if (!(await registry.goLive({ from: live, to: canary.version, auditEntry, canaries })))
      continue;
    await publishAndClean(stores);
    return { kind: 'stepped', what, share };
  }
  throw new Error(`Others shipped ${MOST_TRIES} times meanwhile. Try again.`);
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

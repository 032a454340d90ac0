import { publishLive } from '@site/delivery/host/publish-live.ts';
import type { Order } from '@site/delivery/promotion/plan.ts';
import { rebaseCanary, withdrawn } from '@site/delivery/promotion/rebase-canary.ts';
import { type Canary, describeParts } from '@site/delivery/registry/canaries.ts';
import type { Live } from '@site/delivery/registry/versions.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { approvalsFor, type Asker } from '../review/review-policy.ts';

/** The result of widening or stopping a canary. */
export type CanaryStepped = { kind: 'stepped'; what: string; share: number } | Refused;
export type CanaryStopped = { kind: 'stopped'; what: string; share: number } | Refused;
type Refused = { kind: 'refused'; problems: readonly string[] };

/** With `id`, only that canary is changed. */
type Change = Pick<Order, 'why'> & { id?: string | undefined };

/** Why no canary is changed. */
export const NONE_RUNS = 'No canary is running.';
const HAS_ENDED = 'The canary has ended.';

/** The maximum number of attempts if promotions happen concurrently. */
const MAX_TRIES = 50;

/** Changes the running canary. `attempt` returns `null` if something else went live meanwhile. */
async function changeRunning<Done>(
  { registry }: Stores,
  id: string | undefined,
  attempt: (canary: Canary, live: Live) => Promise<Done | Refused | null>,
): Promise<Done | Refused> {
  let chosen = id;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const live = await registry.live();
    const canary = await registry.canaries.running();
    if (!canary) return refused(NONE_RUNS);
    chosen ??= canary.id;
    if (canary.id !== chosen) return refused(HAS_ENDED);
    const outcome = await attempt(canary, live);
    if (outcome !== null) return outcome;
  }
  throw new Error(`Gave up after ${MAX_TRIES} concurrent promotions. Try again.`);
}

/**
 * Widens the running canary to a larger share of visitors. At 100% it goes live: the pointer moves to the version that
 * hosts have watched.
 */
export function stepCanary(
  stores: Stores,
  { id, share, why, ...asker }: Asker & Change & { share: number },
): Promise<CanaryStepped> {
  const { registry } = stores;
  return changeRunning<CanaryStepped>(stores, id, async (canary, live) => {
    if (share <= canary.share) {
      const now = `${canary.share}% of visitors already get it.`;
      return refused(`${now} A canary can only be widened or stopped.`);
    }
    const { fence } = live;
    const move = { from: live.version, to: canary.version, isRollback: false };
    // The approval may have been withdrawn since the canary started.
    const { problems, notes } = await approvalsFor(stores, { ...move, ...asker });
    const what = describeParts(canary.parts);
    const entry = {
      what: `canary ${what} for ${share}%`,
      sections: canary.parts.map(({ name }) => name),
      why,
      ...(asker.who !== undefined && { who: asker.who }),
    };
    if (problems.length > 0) {
      // The comparison may have mixed two states.
      if ((await registry.fence()) !== fence) return null;
      const details = problems.map(({ message }) => message);
      await registry.refuse({ ...entry, details });
      return { kind: 'refused', problems: details };
    }
    const auditEntry = { ...entry, details: notes };
    const done = { kind: 'stepped', what, share } as const;
    if (share < 100) {
      const isWider = await registry.canaries.step({ fence, id: canary.id, share, auditEntry });
      return isWider ? done : null;
    }
    const fate = await rebaseCanary(stores, canary, { live, next: canary.version });
    const to = canary.version;
    if (!(await registry.goLive({ from: live, to, auditEntry, canary: fate }))) return null;
    await publishLive(stores);
    return done;
  });
}

/**
 * Stops the running canary: its visitors get the live version on their next page view. `details` are added to the audit
 * entry.
 */
export function stopCanary(
  stores: Stores,
  {
    id,
    who,
    why = 'It was stopped.',
    details = [],
  }: Change & Pick<Order, 'who'> & { details?: readonly string[] } = {},
): Promise<CanaryStopped> {
  const { canaries } = stores.registry;
  return changeRunning<CanaryStopped>(stores, id, async (canary, { fence }) => {
    const { parts, share } = canary;
    const isEnded = await canaries.end({ fence, end: withdrawn(canary, why, details, who) });
    return isEnded ? { kind: 'stopped', what: describeParts(parts), share } : null;
  });
}

function refused(problem: string): Refused {
  return { kind: 'refused', problems: [problem] };
}

import { publishLive } from '../host/publish-live.ts';
import type { Stores } from '../stores/stores.ts';
import { versionId } from '../versions/site-version.ts';
import type { Candidate } from './candidate.ts';
import { auditOf, changeDetails, commitsOf } from './plan.ts';
import { rebaseCanary } from './rebase-canary.ts';

/**
 * Moves the live pointer to a candidate unless it has moved since planning. Writes the audit entry and updates a running
 * canary in the same transaction. Promoting the live release of a part ends the canary of that part.
 */
export async function activate(
  stores: Stores,
  { plan, composed, pages, notes }: Candidate,
): Promise<'live' | 'lost-race'> {
  const { order, from, candidates, what } = plan;
  const { version, releases } = composed;
  const id = versionId(version);
  const ordered = order.parts?.map(({ name }) => name) ?? [];
  const canary = await rebaseCanary(stores, { live: from, next: version, ordered });
  if (from.id === id && canary?.kind !== 'ended') return 'live';
  const isMoved = await stores.registry.goLive({
    from,
    to: version,
    auditEntry: {
      ...auditOf(order),
      what,
      details: [...changeDetails(order, pages), ...notes],
      commits: commitsOf(releases.filter(({ name }) => candidates.includes(name))),
    },
    canary,
  });
  if (!isMoved) return 'lost-race';
  await publishLive(stores);
  return 'live';
}

import { BlobError } from '../blobs/blob-store.ts';
import { publishLive } from '../host/publish-live.ts';
import type { CanaryFate } from '../registry/canaries.ts';
import type { Live } from '../registry/versions.ts';
import type { PartName } from '../releases/release.ts';
import type { Stores } from '../stores/stores.ts';
import { versionId } from '../versions/site-version.ts';
import { type Candidate, prepareCandidate } from './candidate.ts';
import {
  auditOf,
  changeDetails,
  commitsOf,
  type Order,
  type Outcome,
  type Policy,
  type Refused,
} from './plan.ts';
import type { Move } from './rebase-canary.ts';

/** Maximum number of attempts in case of concurrent promotions. */
const MAX_ATTEMPTS = 50;

/**
 * Makes an order live, or rejects it without changing anything. After a concurrent promotion, recomposes on top of
 * it.
 */
export async function promote(stores: Stores, order: Order, policy: Policy = {}): Promise<Outcome> {
  const startedAt = performance.now();
  return retryOnLostRace(stores, async (live) => {
    const candidate = await prepareCandidate(stores, order, live, policy);
    if (candidate.kind === 'refused') {
      const { what, ...refused } = candidate;
      const entry = { ...auditOf(order), what, details: refused.problems };
      if (refused.awaits) await stores.registry.noteWaiting(entry);
      else await stores.registry.refuse(entry);
      return refused;
    }
    if ((await activate(stores, candidate)) === 'lost-race') return null;
    const { version, releases, rendered } = candidate.composed;
    return {
      kind: 'shipped',
      version: versionId(version),
      live: Object.fromEntries(releases.map(({ name, id }) => [name, id])),
      pages: candidate.pages,
      rendered,
      milliseconds: Math.round(performance.now() - startedAt),
    };
  });
}

/**
 * Moves the live pointer to a candidate unless it has moved since planning. Writes the audit entry and updates a running
 * canary in the same transaction. Promoting the live release of a part ends the canary of that part.
 */
async function activate(
  stores: Stores,
  { plan, composed, pages, notes }: Candidate,
): Promise<'live' | 'lost-race'> {
  const { order, from, candidates, what } = plan;
  const { version, releases } = composed;
  const id = versionId(version);
  const ordered = order.parts?.map(({ name }) => name) ?? [];
  const canary = await canaryFate(stores, { live: from, next: version, ordered });
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

async function canaryFate(stores: Stores, move: Move): Promise<CanaryFate | null> {
  // Read after the pointer, which moves whenever a canary starts or ends.
  const canary = await stores.registry.canaries.running();
  if (!canary) return null;
  const { rebaseCanary } = await import('./rebase-canary.ts');
  return rebaseCanary(stores, canary, move);
}

/** Restores the previous release or configuration. Refused if there is none. */
export function rollBack(
  stores: Stores,
  name: PartName | 'config',
  order: Pick<Order, 'who' | 'why'> = {},
  policy: Policy = {},
): Promise<Outcome> {
  return promote(stores, { ...order, rollback: name }, policy);
}

/**
 * Composes and validates an order without promoting it. `protect` must protect the version from pruning, atomically
 * with a check of the live pointer's fence. If it returns `false`, the pointer has moved, and the version is
 * recomposed.
 */
export function prepare(
  stores: Stores,
  order: Order,
  protect: (candidate: Candidate) => Promise<boolean>,
  policy: Policy = {},
): Promise<Candidate | Refused> {
  return retryOnLostRace(stores, async (live) => {
    const candidate = await prepareCandidate(stores, order, live, policy);
    if (candidate.kind === 'refused') return { kind: 'refused', problems: candidate.problems };
    return (await protect(candidate)) ? candidate : null;
  });
}

/** Calls `attempt` with the live version until it returns something other than `null`. */
async function retryOnLostRace<Result>(
  { registry }: Stores,
  attempt: (live: Live) => Promise<Result | null>,
): Promise<Result> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    await registry.whenNotPruned();
    const live = await registry.live();
    const result = await attempt(live).catch(async (error: unknown) => {
      // A needed blob was pruned; the next attempt stores it again.
      if (error instanceof BlobError && (await registry.fence()) !== live.fence) return null;
      throw error;
    });
    if (result !== null) return result;
  }
  throw new Error(`Gave up after ${MAX_ATTEMPTS} conflicting promotions. Try again.`);
}

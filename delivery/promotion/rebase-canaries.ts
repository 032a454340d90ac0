import type { Canary, CanaryEnd, CanaryFate } from '../registry/canaries.ts';
import type { Live } from '../registry/registry.ts';
import type { Stores } from '../stores.ts';
import { type SiteVersion, versionId } from '../versions/site-version.ts';
import { prepareCandidate } from './candidate.ts';

/** How a canary ends well. */
export const EVERYBODY_GETS_IT = 'Everybody gets it.';

/** What goes live: `ordered` are the parts that were named for it, whether or not their releases change. */
type Move = { live: Live; next: SiteVersion; ordered?: readonly string[] };

/** What becomes of the running canaries when `next` goes live. */
export async function rebaseCanaries(
  stores: Stores,
  move: Move,
): Promise<readonly CanaryFate[] | 'lost-race'> {
  const fates: CanaryFate[] = [];
  // Read after the pointer, which moves whenever a canary begins or ends.
  for (const canary of await stores.registry.canaries.running()) {
    const fate = await fateOf(stores, canary, move);
    if (fate === 'lost-race') return fate;
    fates.push(fate);
  }
  return fates;
}

/**
 * A canary ends when everybody gets its releases, when another release of its parts is promoted, or when it no longer
 * fits; otherwise it is composed again on top of what goes live. So nobody who promotes something else has to wait for it.
 */
async function fateOf(
  stores: Stores,
  canary: Canary,
  { live, next, ordered = [] }: Move,
): Promise<CanaryFate | 'lost-race'> {
  const { id: canaryId, parts, allowBrokenLinks } = canary;
  if (parts.every(({ name, id }) => next.parts[name]?.release === id)) {
    return { kind: 'ended', id: canaryId, ending: EVERYBODY_GETS_IT };
  }
  const replaced = parts.filter(
    ({ name }) =>
      ordered.includes(name) || next.parts[name]?.release !== live.version?.parts[name]?.release,
  );
  if (replaced.length > 0) {
    const names = replaced.map(({ name }) => name).join(' and ');
    return takenBack(canary, `Another release of ${names} was shipped.`, []);
  }
  const from: Live = { id: versionId(next), version: next, fence: live.fence };
  // Dropped addresses were checked when it began.
  const order = { parts, allowBrokenLinks, gone: 'as when the canary was begun' };
  const candidate = await prepareCandidate(stores, order, from);
  if (candidate === null) return 'lost-race';
  if (candidate.kind === 'ready') {
    return { kind: 'remade', id: canaryId, version: candidate.composed.version };
  }
  return takenBack(canary, 'It does not fit what was shipped meanwhile.', candidate.problems);
}

/** The end of a canary that not everybody is to get, with its audit entry. */
export function takenBack(
  { id, parts, share }: Pick<Canary, 'id' | 'parts' | 'share'>,
  reason: string,
  details: readonly string[],
  who?: string,
): CanaryEnd {
  return {
    kind: 'ended',
    id,
    ending: [reason, ...details].join(' '),
    auditEntry: {
      what: `canary ${describeParts(parts)} taken back from ${share}%`,
      details: [reason, ...details],
      sections: parts.map(({ name }) => name),
      ...(who !== undefined && { who }),
    },
  };
}

/** Releases as the audit log names them. */
export function describeParts(parts: Canary['parts']): string {
  return parts.map(({ name, id }) => `${name} ${id}`).join(', ');
}

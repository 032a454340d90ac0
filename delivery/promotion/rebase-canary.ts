import type { Canary, CanaryEnd, CanaryFate } from '../registry/canaries.ts';
import type { Live } from '../registry/registry.ts';
import type { Stores } from '../stores.ts';
import { type SiteVersion, versionId } from '../versions/site-version.ts';
import { prepareCandidate } from './candidate.ts';

/**
 * Updates the running canary for when `next` goes live, so that other promotions don't have to wait for it. It ends
 * if all visitors get its releases, if another release of its parts goes live, or if it is no longer valid; otherwise
 * it is recomposed on top of `next`. `null` if none is running.
 */
export async function rebaseCanary(
  stores: Stores,
  live: Live,
  next: SiteVersion,
): Promise<CanaryFate | null | 'lost-race'> {
  // Read after the pointer, which moves whenever a canary starts or ends.
  const canary = await stores.registry.canaries.current();
  if (!canary) return null;
  const { parts, allowBrokenLinks } = canary;
  if (parts.every(({ name, id }) => next.parts[name]?.release === id)) {
    return { kind: 'ended', ending: 'Everybody gets it.' };
  }
  const replaced = parts.filter(
    ({ name }) => next.parts[name]?.release !== live.version?.parts[name]?.release,
  );
  if (replaced.length > 0) {
    const names = replaced.map(({ name }) => name).join(' and ');
    return withdrawn(canary, `Another release of ${names} went live.`, []);
  }
  const from: Live = { id: versionId(next), version: next, fence: live.fence };
  // Dropped URLs were checked when it started.
  const order = { parts, allowBrokenLinks, gone: 'checked when the canary started' };
  const candidate = await prepareCandidate(stores, order, from);
  if (candidate === null) return 'lost-race';
  if (candidate.kind === 'ready') return { kind: 'remade', version: candidate.composed.version };
  return withdrawn(canary, 'It is incompatible with a later promotion.', candidate.problems);
}

/** Ends a canary without promoting it, with an audit entry. */
export function withdrawn(
  { parts, share }: Pick<Canary, 'parts' | 'share'>,
  reason: string,
  details: readonly string[],
  who?: string,
): CanaryEnd {
  return {
    kind: 'ended',
    ending: [reason, ...details].join(' '),
    auditEntry: {
      what: `canary ${describeParts(parts)} rolled back from ${share}%`,
      details: [reason, ...details],
      sections: parts.map(({ name }) => name),
      ...(who !== undefined && { who }),
    },
  };
}

/** Names releases for the audit log. */
export function describeParts(parts: Canary['parts']): string {
  return parts.map(({ name, id }) => `${name} ${id}`).join(', ');
}

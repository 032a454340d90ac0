import type { Canary, CanaryEnd, CanaryFate } from '../registry/canaries.ts';
import type { Live } from '../registry/registry.ts';
import type { Stores } from '../stores.ts';
import { type SiteVersion, versionId } from '../versions/site-version.ts';
import { prepareCandidate } from './candidate.ts';

/**
 * What becomes of the running canary when `next` goes live: it ends when everybody gets its releases, when another
 * release of its parts goes live, or when it no longer fits; otherwise it is composed again on top of `next`. So nobody
 * who promotes something else has to wait for it. `null` when none runs.
 */
export async function rebaseCanary(
  stores: Stores,
  live: Live,
  next: SiteVersion,
): Promise<CanaryFate | null | 'lost-race'> {
  // Read after the pointer, which moves whenever a canary begins or ends.
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
    return takenBack(canary, `Another release of ${names} was shipped.`, []);
  }
  const from: Live = { id: versionId(next), version: next, fence: live.fence };
  // Dropped addresses were checked when it began.
  const order = { parts, allowBrokenLinks, gone: 'as when the canary was begun' };
  const candidate = await prepareCandidate(stores, order, from);
  if (candidate === null) return 'lost-race';
  if (candidate.kind === 'ready') return { kind: 'remade', version: candidate.composed.version };
  return takenBack(canary, 'It does not fit what was shipped meanwhile.', candidate.problems);
}

/** The end of a canary that not everybody is to get, with its audit entry. */
export function takenBack(
  { parts, share }: Pick<Canary, 'parts' | 'share'>,
  reason: string,
  details: readonly string[],
  who?: string,
): CanaryEnd {
  return {
    kind: 'ended',
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

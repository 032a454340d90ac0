import {
  type Canary,
  type CanaryEnd,
  type CanaryFate,
  describeParts,
  PROMOTED_TO_ALL,
} from '../registry/canaries.ts';
import type { Live } from '../registry/versions.ts';
import type { Stores } from '../stores/stores.ts';
import { type SiteVersion, versionId } from '../versions/site-version.ts';
import { prepareCandidate } from './candidate.ts';

/** `ordered` lists the parts that the promotion names, even if their release stays the same. */
export type Move = { live: Live; next: SiteVersion; ordered?: readonly string[] };

/**
 * Determines what happens to the running canary when `next` goes live, so that other promotions don't have to wait for
 * it. It ends if all visitors get its releases, if another release of one of its parts is promoted, or if it is no
 * longer valid. Otherwise it is recomposed on top of `next`.
 */
export async function rebaseCanary(
  stores: Stores,
  canary: Canary,
  { live, next, ordered = [] }: Move,
): Promise<CanaryFate> {
  const { id: canaryId, parts, allowBrokenLinks } = canary;
  if (parts.every(({ name, id }) => next.parts[name]?.release === id)) {
    return { kind: 'ended', id: canaryId, ending: PROMOTED_TO_ALL };
  }
  const replaced = parts.filter(
    ({ name }) =>
      ordered.includes(name) || next.parts[name]?.release !== live.version?.parts[name]?.release,
  );
  if (replaced.length > 0) {
    const names = replaced.map(({ name }) => name).join(' and ');
    return withdrawn(canary, `Another release of ${names} was promoted.`, []);
  }
  const from: Live = { id: versionId(next), version: next, fence: live.fence };
  // Dropped URLs were checked when the canary started.
  const order = { parts, allowBrokenLinks, gone: 'checked when the canary started' };
  const candidate = await prepareCandidate(stores, order, from);
  if (candidate.kind === 'ready') {
    return { kind: 'remade', id: canaryId, version: candidate.composed.version };
  }
  return withdrawn(canary, 'It is incompatible with a later promotion.', candidate.problems);
}

/** Describes the end of a canary that isn't promoted, with an audit entry. */
export function withdrawn(
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
      what: `canary ${describeParts(parts)} rolled back from ${share}%`,
      details: [reason, ...details],
      sections: parts.map(({ name }) => name),
      ...(who !== undefined && { who }),
    },
  };
}

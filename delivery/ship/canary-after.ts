import type { Canary, CanaryEnd, CanaryFate } from '../registry/canaries.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import type { Candidate } from './ship.ts';

/** Makes the canary anew on top of what is about to be live; `null` when what it needs was being thrown away. */
type Remake = () => Promise<Candidate | { kind: 'refused'; problems: readonly string[] } | null>;

/**
 * What becomes of a canary when `next` goes live in place of `before`: it ends where its releases go live for everybody,
 * where another release of its sections does, and where it does not fit what was shipped; otherwise it goes on with
 * that beneath it. Nobody who ships something else has to wait for it. `null` when all has to be looked at again.
 */
export async function canaryAfter(
  canary: Canary,
  { before, next }: { before: SiteVersion | null; next: SiteVersion },
  remake: Remake,
): Promise<CanaryFate | null> {
  const { parts } = canary;
  if (parts.every(({ name, id }) => next.parts[name]?.release === id)) {
    return { kind: 'ended', ending: 'Everybody gets it.' };
  }
  const shipped = parts.filter(
    ({ name }) => next.parts[name]?.release !== before?.parts[name]?.release,
  );
  if (shipped.length > 0) {
    const names = shipped.map(({ name }) => name).join(' and ');
    return takenBack(canary, `Another release of ${names} was shipped.`, []);
  }
  const made = await remake();
  if (made === null) return null;
  if (made.kind === 'ready') return { kind: 'remade', version: made.composed.version };
  return takenBack(canary, 'It does not fit what was shipped meanwhile.', made.problems);
}

/** The end of a canary that not everybody is to get, with a line for the journal. */
export function takenBack(
  { parts, share }: Pick<Canary, 'parts' | 'share'>,
  reason: string,
  details: readonly string[],
  who?: string,
): CanaryEnd {
  return {
    kind: 'ended',
    ending: [reason, ...details].join(' '),
    deed: {
      what: `canary ${inWords(parts)} taken back from ${share}%`,
      details: [reason, ...details],
      sections: parts.map(({ name }) => name),
      ...(who !== undefined && { who }),
    },
  };
}

/** Releases as the journal names them. */
export function inWords(parts: Canary['parts']): string {
  return parts.map(({ name, id }) => `${name} ${id}`).join(', ');
}

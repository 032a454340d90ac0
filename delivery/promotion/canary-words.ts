import type { Canary } from '../registry/canaries.ts';

/** The stored ending of a successful canary. */
export const PROMOTED_TO_ALL = 'Promoted to all visitors.';

/** Describes releases for the audit log. */
export function describeParts(parts: Canary['parts']): string {
  return parts.map(({ name, id }) => `${name} ${id}`).join(', ');
}

import { describeParts } from '@site/delivery/promotion/canary-words.ts';
import type { Canary } from '@site/delivery/registry/canaries.ts';
import type { PartName } from '@site/delivery/releases/release.ts';

/** Selects a canary by id or by part. Without either, exactly one canary must be running. */
export type CanaryChoice = { id?: string | undefined; part?: PartName | undefined };

/** The selected running canary, or why the selection is ambiguous. */
export function chooseCanary(
  running: readonly Canary[],
  { id, part }: CanaryChoice,
): Canary | string {
  const meant = running.filter(
    (canary) =>
      (id === undefined || canary.id === id) &&
      (part === undefined || canary.parts.some(({ name }) => name === part)),
  );
  const [canary, ...others] = meant;
  if (!canary) {
    if (part !== undefined) return `No canary of ${part} is running.`;
    return id === undefined ? 'No canary is running.' : 'The canary has ended.';
  }
  if (others.length === 0) return canary;
  const names = meant.map(({ parts }) => describeParts(parts)).join('; ');
  return `Several canaries are running: ${names}. Name one of their parts.`;
}

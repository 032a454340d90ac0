import { describeParts } from '@site/delivery/promotion/rebase-canaries.ts';
import type { Canary } from '@site/delivery/registry/canaries.ts';
import type { PartName } from '@site/delivery/releases/release.ts';

/** Which canary is meant: the one with this id, the one of this part, or the only one that runs. */
export type CanaryChoice = { id?: string | undefined; part?: PartName | undefined };

/** The running canary that is meant, or why it cannot be told. */
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
    if (part !== undefined) return `No canary of ${part} runs.`;
    return id === undefined ? 'No canary runs.' : 'The canary has ended.';
  }
  if (others.length === 0) return canary;
  const names = meant.map(({ parts }) => describeParts(parts)).join('; ');
  return `Several canaries run: ${names}. Name a part of the one you mean.`;
}

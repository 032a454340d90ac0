import { ENOUGH, evidenceOf } from '../canary/evidence.ts';
import type { CountedCanary } from '../canary/canary-counts.ts';
import { describeParts } from '@site/delivery/promotion/canary-words.ts';

/** Formats canaries for a terminal. */
export function canaryText(canaries: readonly CountedCanary[]): string[] {
  return canaries.length === 0 ? ['No canaries yet.'] : canaries.flatMap(linesFor);
}

function linesFor({ canary, stages }: CountedCanary): string[] {
  const { parts, share, steps, who, startedAt, endedAt, ending } = canary;
  const later = steps
    .filter((step) => step.share > share)
    .map((step) => `${step.share}% from ${minute(new Date(startedAt.getTime() + step.afterMs))}`);
  return [
    describeParts(parts),
    `  started ${minute(startedAt)} by ${who}`,
    ...(endedAt
      ? [`  ended ${minute(endedAt)} at ${share}%: ${ending ?? ''}`]
      : [`  for ${share} of 100 visitors${later.length > 0 ? `; ${later.join(', ')}` : ''}`]),
    ...stages.flatMap(({ share: at, views, failures }) => [
      `  at ${at}%, with it: ${views.canary} page views, failures from ${failures.canary} networks`,
      `  at ${at}%, without: ${views.live} page views, failures from ${failures.live} networks`,
    ]),
    `  evidence that it fails more often: ${evidenceOf(stages).toPrecision(2)}; rolled back at ${ENOUGH}`,
  ];
}

/** A timestamp to the minute, in UTC, as in the audit log. */
function minute(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

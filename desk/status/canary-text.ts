import { ENOUGH, evidenceOf } from '../canary/evidence.ts';
import type { CountedCanary } from '../canary/canary-counts.ts';
import { describeParts } from '@site/delivery/registry/canaries.ts';

/** Formats a canary for a terminal. */
export function canaryText(counted: CountedCanary | null): string[] {
  if (!counted) return ['No canary yet.'];
  const { canary, stages } = counted;
  const { parts, share, who, startedAt, endedAt, ending } = canary;
  return [
    describeParts(parts),
    `  started ${minute(startedAt)} by ${who}`,
    ...(endedAt
      ? [`  ended ${minute(endedAt)} at ${share}%: ${ending ?? ''}`]
      : [`  for ${share} of 100 visitors`]),
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

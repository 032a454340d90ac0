import { setTimeout as pause } from 'node:timers/promises';
import { minuteOf, printResult, withProgress } from '../terminal/output.ts';
import { printRejection } from '../terminal/print-outcome.ts';
import { describeParts, PROMOTED_TO_ALL } from '@site/delivery/registry/canaries.ts';
import type { CountedCanary } from '@site/desk/canary/canary-counts.ts';
import type { CanaryStepped, CanaryStopped } from '@site/desk/canary/change-canary.ts';
import { ENOUGH, evidenceOf } from '@site/desk/canary/evidence.ts';
import type { CanaryTarget } from '@site/desk/delivery/target.ts';
import { chooseTarget, openChosen, type Service } from './open-target.ts';

/** Polling interval of a watched canary, in milliseconds. Hosts flush their counts as often. */
const WATCH_EVERY_MS = 5000;

type Json = { json?: boolean | undefined };

/** Prints the latest canary, widens the running one (`to`), or stops it. */
export async function canary(
  options: Service &
    Json & {
      to?: number | undefined;
      stop?: boolean | undefined;
      watch?: boolean | undefined;
      reason?: string | undefined;
      withoutApproval?: string | undefined;
    },
): Promise<void> {
  const { to, stop, watch, reason: why, json } = options;
  await using target = await openChosen(await chooseTarget(options), options.withoutApproval);
  const { canary: canaries } = target;
  if (stop !== true && to === undefined) {
    if (watch) await watchCanary(canaries, { json });
    else print(await canaries.latest(), json);
    return;
  }
  const change: Promise<CanaryStepped | CanaryStopped> =
    to === undefined ? canaries.stop(why) : canaries.step(to, why);
  const outcome = await withProgress('Changing the canary', change);
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, 'Rejected; nothing changed', json);
  } else {
    printResult(outcome, json, () => [lineFor(outcome)]);
  }
}

function lineFor(outcome: Exclude<CanaryStepped | CanaryStopped, { kind: 'refused' }>): string {
  if (outcome.kind === 'stopped') return `Stopped the canary of ${outcome.what}.`;
  const share = outcome.share === 100 ? 'All' : `${outcome.share} of 100`;
  return `${share} visitors get ${outcome.what}.`;
}

/** Prints the latest canary on every change until it ends. Exits with 1 unless it was promoted. */
export async function watchCanary(
  { latest }: Pick<CanaryTarget, 'latest'>,
  { json, everyMs = WATCH_EVERY_MS }: Json & { everyMs?: number } = {},
): Promise<void> {
  let printed = '';
  for (;;) {
    const now = await latest();
    const text = JSON.stringify(now);
    if (text !== printed) print(now, json);
    printed = text;
    if (!now || now.canary.endedAt !== null) {
      if (now?.canary.ending !== PROMOTED_TO_ALL) process.exitCode = 1;
      return;
    }
    await pause(everyMs);
  }
}

function print(canary: CountedCanary | null, json: boolean | undefined): void {
  printResult(canary, json, () => canaryText(canary));
}

/** Formats a canary for a terminal. */
export function canaryText(counted: CountedCanary | null): string[] {
  if (!counted) return ['No canary yet.'];
  const { canary, stages } = counted;
  const { parts, share, who, startedAt, endedAt, ending } = canary;
  return [
    describeParts(parts),
    `  started ${minuteOf(startedAt)} by ${who}`,
    ...(endedAt
      ? [`  ended ${minuteOf(endedAt)} at ${share}%: ${ending ?? ''}`]
      : [`  for ${share} of 100 visitors`]),
    ...stages.flatMap(({ share: at, views, failures }) => [
      `  at ${at}%, with it: ${views.canary} page views, failures from ${failures.canary} networks`,
      `  at ${at}%, without: ${views.live} page views, failures from ${failures.live} networks`,
    ]),
    `  evidence that it fails more often: ${evidenceOf(stages).toPrecision(2)}; rolled back at ${ENOUGH}`,
  ];
}

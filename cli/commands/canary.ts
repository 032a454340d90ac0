import { setTimeout as pause } from 'node:timers/promises';
import { printJson, printLines } from '../terminal/output.ts';
import { printRejection } from '../terminal/print-outcome.ts';
import { withProgress } from '../terminal/progress.ts';
import { UsageError } from '@site/delivery/config.ts';
import { describeParts, PROMOTED_TO_ALL } from '@site/delivery/promotion/canary-words.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { type CountedCanary, noteworthy } from '@site/desk/canary/canary-counts.ts';
import type { CanaryStepped } from '@site/desk/canary/step-canary.ts';
import type { CanaryStopped } from '@site/desk/canary/stop-canary.ts';
import { canaryText } from '@site/desk/status/canary-text.ts';
import type { CanaryTarget } from '@site/desk/target/delivery-target.ts';
import { chooseTarget, openChosen, type Service } from './open-target.ts';

/** Polling interval of a watched canary, in milliseconds. Hosts flush their counts as often. */
const WATCH_EVERY_MS = 5000;

type Json = { json?: boolean | undefined };

/** Prints all canaries or the one of a part, widens one (`to`), or stops one. */
export async function canary(
  part: PartName | undefined,
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
    const shown = noteworthy(await canaries.latest(), part);
    if (watch) await watchCanary(canaries, shown, { json });
    else print(shown, json);
    return;
  }
  const change: Promise<CanaryStepped | CanaryStopped> =
    to === undefined ? canaries.stop(why, { part }) : canaries.step(to, why, { part });
  const outcome = await withProgress('Changing the canary', change);
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, 'Rejected; nothing changed', json);
  } else if (json) {
    printJson(outcome);
  } else if (outcome.kind === 'stopped') {
    console.log(`Stopped the canary of ${outcome.what}.`);
  } else if (outcome.share === 100) {
    console.log(`All visitors get ${outcome.what}.`);
  } else {
    console.log(`${outcome.share} of 100 visitors get ${outcome.what}.`);
  }
}

/** Prints a canary on every change until it ends. Exits with 1 unless it was promoted. */
export async function watchCanary(
  { latest }: Pick<CanaryTarget, 'latest'>,
  [first, ...others]: readonly CountedCanary[],
  { json, everyMs = WATCH_EVERY_MS }: Json & { everyMs?: number } = {},
): Promise<void> {
  if (others.length > 0) {
    const names = [first, ...others].map((each) => describeParts(each?.canary.parts ?? []));
    throw new UsageError(`Several canaries are running: ${names.join('; ')}. Name a part.`);
  }
  let printed = '';
  for (let now = first; ;) {
    const text = JSON.stringify(now ?? null);
    if (text !== printed) print(now ? [now] : [], json);
    printed = text;
    if (!now || now.canary.endedAt !== null) {
      if (now?.canary.ending !== PROMOTED_TO_ALL) process.exitCode = 1;
      return;
    }
    await pause(everyMs);
    const id = now.canary.id;
    now = (await latest()).find(({ canary: each }) => each.id === id);
  }
}

function print(canaries: readonly CountedCanary[], json: boolean | undefined): void {
  if (json) printJson(canaries);
  else printLines(canaryText(canaries));
}

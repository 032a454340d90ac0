import { printJson, printLines } from '@site/delivery/cli/output.ts';
import { printRejection } from '@site/delivery/cli/print-outcome.ts';
import { withProgress } from '@site/delivery/cli/progress.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { type CountedCanary, noteworthy } from '../canary/canary-counts.ts';
import type { CanaryStepped } from '../canary/step-canary.ts';
import type { CanaryStopped } from '../canary/stop-canary.ts';
import { canaryText } from '../status/canary-text.ts';
import { openTarget, type Service } from './open-target.ts';

type Json = { json?: boolean | undefined };

/** Shows canaries, or that of a part, gives one to more visitors (`to`), or stops it. */
export async function canary(
  part: PartName | undefined,
  options: Service &
    Json & {
      to?: number | undefined;
      stop?: boolean | undefined;
      reason?: string | undefined;
    },
): Promise<void> {
  const { to, stop, reason: why, json } = options;
  await using target = await openTarget(options);
  const { canary: canaries } = target;
  if (stop !== true && to === undefined) {
    print(noteworthy(await canaries.latest(), part), json);
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

function print(canaries: readonly CountedCanary[], json: boolean | undefined): void {
  if (json) printJson(canaries);
  else printLines(canaryText(canaries));
}

import { printJson } from '@site/delivery/cli/output.ts';
import { printRejection } from '@site/delivery/cli/print-outcome.ts';
import { withProgress } from '@site/delivery/cli/progress.ts';
import type { CanaryStepped } from '../canary/step-canary.ts';
import type { CanaryStopped } from '../canary/stop-canary.ts';
import { canaryText } from '../status/canary-text.ts';
import { openTarget, type Service } from './open-target.ts';

/** Shows the last canary, gives it to more visitors (`to`), or stops it. */
export async function canary(
  options: Service & {
    to?: number | undefined;
    stop?: boolean | undefined;
    reason?: string | undefined;
    json?: boolean | undefined;
  },
): Promise<void> {
  const { to, stop, reason: why, json } = options;
  await using target = await openTarget(options);
  const { canary: running } = target;
  if (stop !== true && to === undefined) {
    const latest = await running.latest();
    if (json) printJson(latest);
    else for (const line of canaryText(latest)) console.log(line);
    return;
  }
  const change: Promise<CanaryStepped | CanaryStopped> =
    to === undefined ? running.stop(why) : running.step(to, why);
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

import type { Order } from '../terminal/arguments.ts';
import { printResult, withProgress } from '../terminal/output.ts';
import { linesForPages, printOutcome, printRejection } from '../terminal/print-outcome.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import type { DeliveryTarget, DryRun } from '@site/desk/delivery/target.ts';
import { chooseTarget, openChosen, openTarget, type Service } from './open-target.ts';

type Reasons = {
  reason?: string | undefined;
  allowBrokenLinks?: string | undefined;
  gone?: string | undefined;
};

type Json = { json?: boolean | undefined };

/** An order, or a function that creates one. */
export type OrderSource = Order | ((target: DeliveryTarget) => Promise<Order>);

/** Promotes an order, or starts a canary with it. */
export async function promote(
  source: OrderSource,
  options: Service &
    Json &
    Reasons & {
      /** Starts a canary for this percentage of visitors. */
      canary?: number | undefined;
      dryRun?: boolean | undefined;
      withoutApproval?: string | undefined;
    },
): Promise<void> {
  const {
    reason: why,
    allowBrokenLinks,
    gone,
    json,
    canary: share,
    dryRun,
    withoutApproval,
  } = options;
  const chosen = await chooseTarget(options);
  const reasons = { allowBrokenLinks, gone, why };
  const read = async ({ parts, posts, config }: Order) => ({
    parts,
    posts,
    config: config ? await readSiteConfig(chosen.config.siteConfigFile) : undefined,
    ...reasons,
  });
  await using target = await openChosen(chosen, withoutApproval);
  const order = typeof source === 'function' ? await source(target) : source;
  if (dryRun) {
    const checking = target.dryRun(await read(order));
    printDryRun(await withProgress('Composing', checking), json);
    return;
  }
  if (share === undefined) {
    const promoting = target.promote(await read(order));
    printOutcome(await withProgress('Composing', promoting), { json });
    return;
  }
  const begun = await withProgress(
    'Composing',
    target.canary.begin({ parts: order.parts, share, ...reasons }),
  );
  if (begun.kind === 'refused') {
    printRejection(begun.problems, 'Canary rejected; nothing changed', json);
  } else {
    printResult(begun, json, () => [
      `${begun.share} of 100 visitors get ${begun.what}.`,
      ...linesForPages(begun.pages),
    ]);
  }
}

/** Prints the changes a promotion would make, or why it would be rejected. */
export function printDryRun(outcome: DryRun, json: boolean | undefined): void {
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, 'A promotion would be rejected', json);
  } else {
    printResult(outcome, json, () => [
      `A promotion would be accepted: ${outcome.rendered} pages rendered.`,
      ...linesForPages(outcome.pages),
    ]);
  }
}

/** Makes the previous release or configuration live again. */
export async function rollback(
  name: PartName | 'config',
  options: Service & Json & Pick<Reasons, 'reason'>,
): Promise<void> {
  const { reason, json } = options;
  await using target = await openTarget(options);
  const rollingBack = target.rollBack(name, reason);
  printOutcome(await withProgress('Rolling back', rollingBack), { json, action: 'Rollback' });
}

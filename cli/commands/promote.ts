import type { Order } from '../terminal/arguments.ts';
import { printJson, styled, tableOf, minuteOf } from '../terminal/output.ts';
import { linesForPages, printOutcome, printRejection } from '../terminal/print-outcome.ts';
import { withProgress } from '../terminal/progress.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { buildRelease } from '@site/delivery/releases/build-release.ts';
import type { PartName, Release } from '@site/delivery/releases/release.ts';
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

/** Builds a part, from `folder` or its folder in this project, and uploads the release. */
export async function release(
  name: PartName,
  options: Service & Json,
  folder?: string,
): Promise<Release> {
  const chosen = await chooseTarget(options);
  if (!options.json) console.log(`Building ${name} …`);
  const built = await withProgress(`Building ${name}`, buildRelease(name, chosen.config, folder));
  warnIfDirty(built);
  await using target = await openChosen(chosen);
  await withProgress('Uploading', target.release(built));
  return built;
}

/** Warns about uncommitted changes, because the audit log cannot name a commit for them. */
export function warnIfDirty({ name, gitRevision }: Release): void {
  if (gitRevision?.endsWith('-dirty') !== true) return;
  console.error(styled('yellow', `${name} was built with uncommitted changes.`, process.stderr));
}

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
  } else if (json) {
    printJson(begun);
  } else {
    console.log(`${begun.share} of 100 visitors get ${begun.what}.`);
    for (const line of linesForPages(begun.pages)) console.log(line);
  }
}

/** Prints the changes a promotion would make, or why it would be rejected. */
export function printDryRun(outcome: DryRun, json: boolean | undefined): void {
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, 'A promotion would be rejected', json);
  } else if (json) {
    printJson(outcome);
  } else {
    console.log(`A promotion would be accepted: ${outcome.rendered} pages rendered.`);
    for (const line of linesForPages(outcome.pages)) console.log(line);
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

export async function releases(name: PartName | undefined, options: Service & Json): Promise<void> {
  await using target = await openTarget(options);
  const names = name === undefined ? await target.parts() : [name];
  const listed = [];
  for (const each of names) listed.push({ name: each, releases: await target.releases(each) });
  if (options.json) {
    printJson(listed);
    return;
  }
  for (const { name: part, releases: found } of listed) {
    console.log(styled('bold', part));
    if (found.length === 0) console.log('  no releases');
    const rows = found.map(({ id, releasedAt, isThere, isLive, gitRevision }) => [
      isLive ? '  live' : '      ',
      id,
      minuteOf(releasedAt),
      isThere ? (gitRevision ?? '') : 'deleted',
    ]);
    for (const line of tableOf(rows)) console.log(line);
  }
}

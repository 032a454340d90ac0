import type { Order } from '../cli/arguments.ts';
import { printJson, styled, tableOf, minuteOf } from '../cli/output.ts';
import { linesForPages, printOutcome, printRejection } from '../cli/print-outcome.ts';
import { withProgress } from '../cli/progress.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { buildRelease } from '../releases/build-release.ts';
import type { PartName, Release } from '../releases/release.ts';
import type { CanaryStep } from '../registry/canaries.ts';
import { type Service, type TargetContext, wantedTarget, withTarget } from './with-target.ts';

type Reasons = {
  reason?: string | undefined;
  allowBrokenLinks?: string | undefined;
  gone?: string | undefined;
};

type Json = { json?: boolean | undefined };

/** What is ordered, or how that is found out. */
export type OrderSource = Order | ((context: TargetContext) => Promise<Order>);

/** Builds a part, from `folder` or its own in this project, and adds the release to the site. */
export async function release(
  name: PartName,
  options: Service & Json,
  folder?: string,
): Promise<Release> {
  const { config, load, open } = wantedTarget(options);
  if (!options.json) console.log(`Building ${name} …`);
  const building = buildRelease(name, config, folder);
  const [built] = await withProgress(`Building ${name}`, Promise.all([building, load()]));
  await open((target) => withProgress('Uploading', target.release(built)));
  return built;
}

/** Makes an order live, or starts a canary with it. */
export async function promote(
  source: OrderSource,
  options: Service &
    Json &
    Reasons & { canary?: { share: number; steps: readonly CanaryStep[] } | undefined },
): Promise<void> {
  const { reason: why, allowBrokenLinks, gone, json, canary } = options;
  await withTarget(options, async (context) => {
    const { config, target } = context;
    const order = typeof source === 'function' ? await source(context) : source;
    const { parts, posts } = order;
    if (canary) {
      const begun = await withProgress(
        'Composing',
        target.canary.begin({ parts, ...canary, allowBrokenLinks, gone, why }),
      );
      if (begun.kind === 'refused') {
        printRejection(begun.problems, 'Canary rejected; nothing changed', json);
      } else if (json) {
        printJson(begun);
      } else {
        console.log(`${begun.share} of 100 visitors get ${begun.what}.`);
        for (const line of linesForPages(begun.pages)) console.log(line);
      }
      return;
    }
    const site = order.config ? await readSiteConfig(config.siteConfigFile) : undefined;
    const outcome = await withProgress(
      'Composing',
      target.promote({ parts, config: site, posts, allowBrokenLinks, gone, why }),
    );
    printOutcome(outcome, { json });
  });
}

/** Makes the release or configuration live that was live before. */
export async function rollback(
  name: PartName | 'config',
  options: Service & Json & Pick<Reasons, 'reason'>,
): Promise<void> {
  await withTarget(options, async ({ target }) =>
    printOutcome(await withProgress('Rolling back', target.rollBack(name, options.reason)), {
      json: options.json,
      action: 'Rollback',
    }),
  );
}

/** Lists the releases of one part, or of all. */
export async function releases(name: PartName | undefined, options: Service & Json): Promise<void> {
  await withTarget(options, async ({ target }) => {
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
  });
}

import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { buildRelease } from '@site/delivery/releases/build-release.ts';
import { releaseFolder } from '@site/delivery/releases/release-store.ts';
import type { Release } from '@site/delivery/releases/release.ts';
import { parseServiceAddress } from '@site/desk/delivery/service-address.ts';
import type { DeliveryTarget } from '@site/desk/delivery/target.ts';
import type { Order, OwnPart } from '../terminal/arguments.ts';
import { styled, withProgress } from '../terminal/output.ts';
import { checkRelease } from './check.ts';
import { chooseTarget, openChosen, openTarget, type Service } from './open-target.ts';
import { printDryRun } from './promote.ts';

type Options = Service & { json?: boolean | undefined };

/** Builds a part and uploads the release. */
export async function release(part: OwnPart, options: Options): Promise<void> {
  const { name } = part;
  const chosen = await chooseTarget(options);
  if (!options.json) console.log(`Building ${name} …`);
  const built = await build(part);
  await using target = await openChosen(chosen);
  await upload(built, target);
  if (options.json) console.log(JSON.stringify({ name, id: built.id }));
  else
    console.log(`Released ${name} ${built.id}. Promote it: npx site promote ${name} ${built.id}`);
}

/** An order for a release that is built and uploaded first. */
export async function orderNewRelease(part: OwnPart, target: DeliveryTarget): Promise<Order> {
  const built = await build(part);
  await upload(built, target);
  return { parts: [{ name: part.name, id: built.id }], config: false, posts: false };
}

/**
 * Checks a built release against the contract. Without a folder, builds the part first, and asks the delivery service,
 * if there is one, why it would reject a promotion of that build.
 */
export async function checkPart(part: OwnPart, options: Options): Promise<void> {
  const { json } = options;
  const { name } = part;
  const built = await build(part);
  const folder = releaseFolder(parseDeliveryConfig(process.env).dataDir, name, built.id);
  const asksLiveSite = parseServiceAddress(process.env, options.service) !== null;
  const isSound = await checkRelease(folder, { json, isQuiet: json && asksLiveSite });
  if (!isSound) return;
  if (!asksLiveSite) {
    if (!json) console.log('Set DELIVERY_URL to check it against the live site as well.');
    return;
  }
  await using target = await openTarget(options);
  await upload(built, target);
  const parts = [{ name, id: built.id }];
  printDryRun(await withProgress('Composing', target.dryRun({ parts })), json);
}

async function build({ name, source }: OwnPart): Promise<Release> {
  const building = buildRelease(name, parseDeliveryConfig(process.env), source);
  const built = await withProgress(`Building ${name}`, building);
  // The audit log cannot name a commit for these changes.
  if (built.gitRevision?.endsWith('-dirty') === true) {
    console.error(styled('yellow', `${name} was built with uncommitted changes.`, process.stderr));
  }
  return built;
}

async function upload(built: Release, target: DeliveryTarget): Promise<void> {
  await withProgress('Uploading', target.release(built));
}

import type { Order } from '../terminal/arguments.ts';
import { warnIfDirty } from '../commands/promote.ts';
import { withProgress } from '../terminal/progress.ts';
import type { DeliveryTarget } from '@site/desk/delivery/target.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { buildRelease } from '@site/delivery/releases/build-release.ts';
import { releaseFolder } from '@site/delivery/releases/release-store.ts';
import type { Release } from '@site/delivery/releases/release.ts';
import { sectionHere } from './section-here.ts';

export async function buildHere(): Promise<{ release: Release; folder: string }> {
  const config = parseDeliveryConfig(process.env);
  const { name, folder } = await sectionHere();
  const release = await withProgress(`Building ${name}`, buildRelease(name, config, folder));
  return { release, folder: releaseFolder(config.dataDir, name, release.id) };
}

/** An order for a release of the section in this folder. Without an id, builds and uploads it first. */
export function orderHere(id: string | undefined): (target: DeliveryTarget) => Promise<Order> {
  return async (target) => {
    const { name } = await sectionHere();
    if (id !== undefined) return { parts: [{ name, id }], config: false, posts: false };
    const { release } = await buildHere();
    warnIfDirty(release);
    await withProgress('Uploading', target.release(release));
    return { parts: [{ name, id: release.id }], config: false, posts: false };
  };
}

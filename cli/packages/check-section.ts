import { checkRelease } from '../commands/check.ts';
import { withProgress } from '../terminal/progress.ts';
import { openTarget, type Service } from '../commands/open-target.ts';
import { printDryRun } from '../commands/promote.ts';
import { asksService } from '../commands/team-status.ts';
import { buildHere } from './build-here.ts';

type Options = Service & { json?: boolean | undefined };

/**
 * Checks a built release against the contract. Without a folder, builds the section first, and asks the delivery
 * service, if there is one, why it would reject a promotion of that build.
 */
export async function checkSection(folder: string | undefined, options: Options): Promise<void> {
  const { json } = options;
  if (folder !== undefined) {
    await checkRelease(folder, { json });
    return;
  }
  const { release, folder: built } = await buildHere();
  const asksLiveSite = asksService(options);
  const isSound = await checkRelease(built, { json, isQuiet: json && asksLiveSite });
  if (!isSound) return;
  if (!asksLiveSite) {
    if (!json) console.log('Set DELIVERY_URL to check it against the live site as well.');
    return;
  }
  await using target = await openTarget(options);
  await withProgress('Uploading', target.release(release));
  const parts = [{ name: release.name, id: release.id }];
  printDryRun(await withProgress('Composing', target.dryRun({ parts })), json);
}

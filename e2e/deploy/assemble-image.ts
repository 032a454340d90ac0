import { cp } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../support/site.ts';
import { copiesOf, isEntered } from './image-files.ts';
import { installProduction } from './install-production.ts';

/**
 * Assembles the root folder of the image `site` from its Dockerfile, without a container. Uses the packages installed
 * on this machine.
 */
export async function assembleImage(folder: string): Promise<void> {
  for (const { from, sources, target } of copiesOf('site')) {
    if (from === 'packages') await installProduction(folder);
    // Serving does not need the output of other stages.
    if (from === undefined) await copySources(sources, path.join(folder, target));
  }
}

/** Copies folders' contents like Docker. */
async function copySources(sources: readonly string[], target: string): Promise<void> {
  for (const source of sources) {
    await cp(path.join(root, source), target, {
      recursive: true,
      filter: (each) => isEntered(path.relative(root, each)),
    });
  }
}

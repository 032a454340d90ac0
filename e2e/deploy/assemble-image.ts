import { cp } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../support/site.ts';
import { copiesOf, isGiven } from './image-files.ts';
import { installProduction } from './install-production.ts';

/**
 * Assembles the root folder of the image `site` from its Dockerfile, without a container. Uses the packages installed
 * on this machine.
 */
export async function assembleImage(folder: string): Promise<void> {
  for (const { from, sources, target } of copiesOf('site')) {
    if (from === 'packages') {
      await copyAll('packages', folder);
      await installProduction(folder);
    }
    // Serving does not need the output of other stages.
    if (from === undefined) await copySources(sources, target, folder);
  }
}

async function copyAll(stage: string, folder: string): Promise<void> {
  for (const { sources, target } of copiesOf(stage)) await copySources(sources, target, folder);
}

/** Copies like Docker: a folder's contents, or a file into a folder. */
async function copySources(
  sources: readonly string[],
  target: string,
  folder: string,
): Promise<void> {
  for (const source of sources) {
    const isFile = path.extname(source) !== '' || source.startsWith('.');
    const to = isFile ? path.join(target, path.basename(source)) : target;
    await cp(path.join(root, source), path.join(folder, to), {
      recursive: true,
      filter: (each) => isGiven(path.relative(root, each)),
    });
  }
}

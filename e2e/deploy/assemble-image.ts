import { cp } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../support/site.ts';
import { copiesOf, isGiven } from './image-files.ts';
import { installProduction } from './install-production.ts';

/**
 * Makes the folder that the image `site` has, by the lines of its Dockerfile, without a container. Packages are those that
 * are installed here.
 */
export async function assembleImage(folder: string): Promise<void> {
  for (const { from, sources, target } of copiesOf('site')) {
    if (from === 'packages') await installProduction(folder);
    // What other stages make is not needed to serve.
    if (from !== undefined) continue;
    for (const source of sources) {
      // Docker copies what is in a folder, and a file into one.
      const to = target.endsWith('./') ? path.join(target, source) : target;
      await cp(path.join(root, source), path.join(folder, to), {
        recursive: true,
        filter: (each) => isGiven(path.relative(root, each)),
      });
    }
  }
}

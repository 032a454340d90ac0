import path from 'node:path';
import { existsSync } from 'node:fs';

/** Returns the path of the Rspack command line installed for a folder. Throws if there is none. */
export function findRspack(source: string): string {
  for (let folder = source; ; folder = path.dirname(folder)) {
    const program = path.join(folder, 'node_modules/@rspack/cli/bin/rspack.js');
    if (existsSync(program)) return program;
    if (folder === path.dirname(folder)) {
      throw new Error(`@rspack/cli is not installed for ${source}.`);
    }
  }
}

/** Returns the name of the build configuration in a part's source folder. Throws if there is none. */
export function findBuildConfig(source: string): string {
  const names = ['rspack.config.ts', 'rspack.config.mjs'];
  const found = names.find((name) => existsSync(path.join(source, name)));
  if (found === undefined) throw new Error(`${source} has no ${names.join(' or ')}.`);
  return found;
}

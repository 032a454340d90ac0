import { existsSync } from 'node:fs';
import path from 'node:path';

/** The name of the file in a part's source folder that says how the part is built. Throws when there is none. */
export function configOfBuild(source: string): string {
  const names = ['rspack.config.ts', 'rspack.config.mjs'];
  const found = names.find((name) => existsSync(path.join(source, name)));
  if (found === undefined) throw new Error(`There is no ${names.join(' or ')} in ${source}.`);
  return found;
}

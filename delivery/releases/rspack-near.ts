import { existsSync } from 'node:fs';
import path from 'node:path';

/** Rspack's command line as it is installed for a folder. Throws when it is not. */
export function rspackNear(source: string): string {
  for (let folder = source; ; folder = path.dirname(folder)) {
    const program = path.join(folder, 'node_modules/@rspack/cli/bin/rspack.js');
    if (existsSync(program)) return program;
    if (folder === path.dirname(folder)) {
      throw new Error(`@rspack/cli is not installed for ${source}.`);
    }
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const kit = path.dirname(createRequire(import.meta.url).resolve('@site/kit/package.json'));

/** Matches imports of our own modules, which include the extension: `from './a.tsx'`, `import('@site/kit/b.ts')`. */
const IMPORTS =
  /(?:from|import\(?)\s*(?:\/\*[^*]*\*\/\s*)?'((?:\.{1,2}|@site\/kit)\/[^']+\.tsx?)'/g;

/** Returns all of our own modules reachable from the entries, including the kit's. Throws if a file is missing. */
export function reachedModules(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      reached.add(
        imported.startsWith('.')
          ? path.resolve(path.dirname(file), imported)
          : path.join(kit, imported.slice('@site/kit/'.length)),
      );
    }
  }
  return reached;
}

import path from 'node:path';
import { reachedModules } from './reached-modules.ts';

const ISLAND_FILE = /([\w-]+)\.island\.tsx$/;

/**
 * Finds a remote's islands by name: every `*.island.tsx` reachable from `entry`, including the kit's. Throws on
 * duplicate names and missing files.
 */
export function findIslands(entry: string): ReadonlyMap<string, string> {
  const islands = new Map<string, string>();
  for (const file of reachedModules([entry])) {
    const name = ISLAND_FILE.exec(file)?.[1];
    if (name === undefined) continue;
    const other = islands.get(name);
    if (other) throw new Error(`Two islands are named "${name}": ${other} and ${file}.`);
    islands.set(name, file);
  }
  return new Map([...islands].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Generates the module exposed as `./app`. All islands of a section are in one script: a page shows several of them,
 * and one request costs less than the code of the others. What an island imports on demand stays separate.
 */
export function appModule(name: string, folder: string): string {
  const islands = [...findIslands(path.join(folder, 'remote.ts'))];
  const imports = islands.map(([, file], index) => {
    const address = path.relative(folder, file).split(path.sep).join('/');
    return `import * as island${index} from './${address}';`;
  });
  const modules = islands.map((_island, index) => `...Object.values(island${index})`);
  return [
    `import { createRemoteApp } from '@site/kit/remote/create-remote-app.tsx';`,
    ...imports,
    `export const { bootstrap, mount, update, unmount } = createRemoteApp('${name}', [${modules.join(', ')}]);`,
  ].join('\n');
}

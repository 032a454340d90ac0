import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ISLAND_CHUNK_PREFIX } from './federated-name.ts';
import { reachedModules } from './reached-modules.ts';

const ISLAND_FILE = /([\w-]+)\.island\.tsx$/;

/**
 * The islands that the pages of a remote may hold, by name: the files `*.island.tsx` that `entry` reaches, its own
 * and the kit's. Throws when two of them have one name, or a file is missing.
 */
export function findIslands(entry: string): ReadonlyMap<string, string> {
  const islands = new Map<string, string>();
  for (const file of reachedModules([entry])) {
    const name = ISLAND_FILE.exec(file)?.[1];
    if (name === undefined) continue;
    const other = islands.get(name);
    if (other) throw new Error(`Two islands are called "${name}": ${other} and ${file}.`);
    islands.set(name, file);
  }
  return new Map([...islands].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The chunk of each island, by its file. Islands of one folder share one: a page shows most of them, and small chunks
 * cost more in requests than their code. An island that imports more code lazily has its own. A chunk is named after
 * all its islands, so that a build's report tells which they are.
 */
function islandChunks(islands: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const groups = Map.groupBy(islands, ([, file]) =>
    /\bimport\(/.test(readFileSync(file, 'utf8')) ? file : path.dirname(file),
  );
  return new Map(
    [...groups.values()].flatMap((group) => {
      const chunk = ISLAND_CHUNK_PREFIX + group.map(([name]) => name).join('.');
      return group.map(([, file]) => [file, chunk] as const);
    }),
  );
}

/** The module that a remote in `folder` exposes as `./islands`. */
export function islandsModule(folder: string): string {
  const islands = findIslands(path.join(folder, 'remote.ts'));
  const chunks = islandChunks(islands);
  const imports = [...islands].map(([name, file]) => {
    const address = path.relative(folder, file).split(path.sep).join('/');
    return `'${name}': () => import(/* webpackChunkName: "${chunks.get(file)}" */ './${address}'),`;
  });
  return [
    `import { islandHydrator } from '@site/kit/islands/island-hydrator.ts';`,
    `export const hydrateIslands = islandHydrator({`,
    ...imports,
    `});`,
  ].join('\n');
}

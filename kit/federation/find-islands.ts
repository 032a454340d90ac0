import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ISLAND_CHUNK_PREFIX } from './federated-name.ts';
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
 * Assigns each island's file to a chunk. Islands in one folder share a chunk: a page usually shows most of them, and
 * small chunks cost more in requests than they save in code. An island that lazy-loads more code gets its own chunk. A
 * chunk is named after its islands, so that the build report lists them.
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

/** Generates the source of the module exposed as `./islands`. */
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

import {
  EXPOSED_CHUNK_PREFIX as EXPOSED,
  ISLAND_CHUNK_PREFIX as ISLAND,
} from '@site/kit/federation/federated-name.ts';
import * as v from 'valibot';

const assets = v.array(v.object({ name: v.string() }));
/** `childAssets.preload` is what the group's own code imports later, but surely. */
const chunkGroup = v.object({
  assets: v.optional(assets, []),
  childAssets: v.optional(v.object({ preload: v.optional(v.array(v.string()), []) }), {}),
});
const compilation = v.object({
  name: v.optional(v.string(), ''),
  errors: v.optional(
    v.array(v.object({ message: v.string(), moduleName: v.optional(v.string()) })),
    [],
  ),
  namedChunkGroups: v.optional(v.record(v.string(), chunkGroup), {}),
});
const statsSchema = v.object({ children: v.array(compilation) });

/** What a release needs to know of a finished build. */
export type BuildStats = {
  /** Federated modules, such as `./app`. */
  exposes: string[];
  /** The scripts of each island, in loading order, with those that all islands need. */
  islands: Record<string, string[]>;
};

/** Whether a file holds what one save has changed, for pages that are open in development; no release has it. */
export const isHotUpdate = (file: string) => /\.hot-update\./.test(file);

/** Reads the report that `rspack build --json` writes. Throws when it is not in the expected form. */
export function parseBuildStats(text: string): BuildStats {
  const { children } = v.parse(statsSchema, JSON.parse(text));
  const groups = new Map(
    children
      .filter(({ name }) => name.endsWith(':app'))
      .flatMap(({ namedChunkGroups }) => Object.entries(namedChunkGroups)),
  );
  return {
    exposes: [...groups.keys()]
      .filter((name) => name.startsWith(EXPOSED))
      .map((name) => `./${name.slice(EXPOSED.length)}`)
      .toSorted(),
    islands: Object.fromEntries(
      [...groups.keys()]
        .filter((name) => name.startsWith(ISLAND))
        .flatMap((chunk) => {
          const scripts = [...new Set([...scriptsOf(`${EXPOSED}islands`), ...scriptsOf(chunk)])];
          const islands = chunk.slice(ISLAND.length).split('.');
          return islands.map((island) => [island, scripts] as const);
        }),
    ),
  };

  function scriptsOf(name: string): string[] {
    const group = groups.get(name);
    const own = (group?.assets ?? []).map((asset) => asset.name);
    return [...own, ...(group?.childAssets.preload ?? [])].filter(
      (asset) => asset.endsWith('.js') && !isHotUpdate(asset),
    );
  }
}

/** What the build complained of, in its own words below the file's name; empty when it went well. */
export function buildErrors(text: string): string[] {
  const { children } = v.parse(statsSchema, JSON.parse(text));
  const words = children.flatMap(({ errors }) =>
    errors.map(({ message, moduleName }) =>
      moduleName === undefined ? message : `${moduleName}\n${message}`,
    ),
  );
  // Several builds of a part read the same file.
  return [...new Set(words)];
}

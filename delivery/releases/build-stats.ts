import { EXPOSED_CHUNK_PREFIX as EXPOSED } from '@site/kit/remote/contract.ts';
import * as v from 'valibot';

const assets = v.array(v.object({ name: v.string() }));
const chunkGroup = v.object({
  assets: v.optional(assets, []),
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

/** The facts about a build that are recorded in a release. */
export type BuildStats = {
  /** The scripts of each federated module, such as `./app`, in loading order. */
  scripts: Record<string, string[]>;
};

/** Parses the output of `rspack build --json`. Throws if it is invalid. */
export function parseBuildStats(text: string): BuildStats {
  const { children } = v.parse(statsSchema, JSON.parse(text));
  const groups = new Map(
    children
      .filter(({ name }) => name.endsWith(':app'))
      .flatMap(({ namedChunkGroups }) => Object.entries(namedChunkGroups)),
  );
  return {
    scripts: Object.fromEntries(
      [...groups.keys()]
        .filter((name) => name.startsWith(EXPOSED))
        .toSorted()
        .map((name) => [`./${name.slice(EXPOSED.length)}`, scriptsOf(name)]),
    ),
  };

  function scriptsOf(name: string): string[] {
    const group = groups.get(name);
    const own = (group?.assets ?? []).map((asset) => asset.name);
    return own.filter((asset) => asset.endsWith('.js'));
  }
}

/** Returns build errors, each with its file. Empty if the build succeeded. */
export function buildErrors(text: string): string[] {
  const { children } = v.parse(statsSchema, JSON.parse(text));
  const words = children.flatMap(({ errors }) =>
    errors.map(({ message, moduleName }) =>
      moduleName === undefined ? message : `${moduleName}\n${message}`,
    ),
  );
  // Several builds of a part compile the same files.
  return [...new Set(words)];
}

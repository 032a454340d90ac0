import type { HydratedIslands, RemoteIslands } from '../remote/contract.ts';
import type { IslandDefinition } from './define-island.ts';
import { hydrateIslands, type Islands } from './hydrate-islands.tsx';

/** Imports the module of each island, by the island's name. */
export type IslandImports = Readonly<Record<string, () => Promise<object>>>;

/**
 * Makes what a remote exposes as `./islands`; the build lists the imports (`find-islands.ts`). The code of an
 * island is fetched when a page holds it. Code that does not come is reported to `onFailure`, and its island stays HTML.
 */
export function islandHydrator(imports: IslandImports): RemoteIslands['hydrateIslands'] {
  return (page, props) => {
    let wanted = props;
    let isReleased = false;
    let hydrated: HydratedIslands | undefined;
    async function hydrate(): Promise<void> {
      const names = new Set(
        [...page.querySelectorAll<HTMLElement>('[data-island]')].map(
          ({ dataset }) => dataset['island'] ?? '',
        ),
      );
      const islands = await loadIslands([...names], imports, (error) => {
        if (!isReleased) props.onFailure(error);
      });
      if (isReleased) return;
      // Rendered with the address that the page came with; another one would not fit the HTML.
      hydrated = hydrateIslands(page, islands, props);
      hydrated.update(wanted);
      await hydrated.ready;
    }
    return {
      ready: hydrate(),
      update(next) {
        wanted = next;
        hydrated?.update(next);
      },
      release() {
        isReleased = true;
        hydrated?.release();
      },
    };
  };
}

async function loadIslands(
  names: readonly string[],
  imports: IslandImports,
  onFailure: (error: unknown) => void,
): Promise<Islands> {
  const loaded = await Promise.all(
    names.map(async (name) => {
      try {
        const load = imports[name];
        if (!load) throw new Error(`The code of this page has no island "${name}".`);
        return [[name, definitionIn(await load(), name)] as const];
      } catch (error) {
        onFailure(error);
        return [];
      }
    }),
  );
  return new Map(loaded.flat());
}

function definitionIn(module: object, name: string): IslandDefinition<never> {
  const definition = Object.values(module).find(isDefinition);
  if (definition?.name !== name) {
    throw new Error(`${name}.island.tsx defines "${definition?.name}" instead of "${name}".`);
  }
  return definition;
}

function isDefinition(value: unknown): value is IslandDefinition<never> {
  return typeof value === 'object' && value !== null && 'Component' in value && 'name' in value;
}

import type { HydratedIslands, RemoteIslands } from '../remote/contract.ts';
import type { IslandDefinition } from './define-island.ts';
import { hydrateIslands } from './hydrate-islands.tsx';

export type IslandImports = Readonly<Record<string, () => Promise<object>>>;

/** How long to wait for an idle moment before hydrating the next island anyway, in milliseconds. */
const IDLE_TIMEOUT_MS = 500;

/**
 * Creates a remote's `./islands` module; the build generates the imports (`find-islands.ts`). Hydrates islands one at a
 * time when the browser is idle: a clicked island first, then those nearest to the viewport. Reports a failed import to
 * `onFailure`; the island stays HTML.
 */
export function islandHydrator(imports: IslandImports): RemoteIslands['hydrateIslands'] {
  return (page, props) => {
    let latestProps = props;
    let isReleased = false;
    const loads = new Map<string, Promise<IslandDefinition<never> | undefined>>();
    const waiting = new Set(outermostIslands(page));
    const started: Promise<void>[] = [];
    const hydrated: HydratedIslands[] = [];

    function load(name: string) {
      const loading = loads.get(name) ?? loadIsland(name, imports, onLoadFailure);
      loads.set(name, loading);
      return loading;
    }
    function onLoadFailure(error: unknown) {
      if (!isReleased) props.onFailure(error);
    }

    async function hydrate(element: HTMLElement, isPressed: boolean): Promise<void> {
      waiting.delete(element);
      const islands = new Map<string, IslandDefinition<never>>();
      await Promise.all(
        namesIn(element).map(async (name) => {
          const island = await load(name);
          if (island) islands.set(name, island);
        }),
      );
      if (isReleased) return;
      // Use the address that the page was rendered for; any other would not match the HTML.
      const inside = hydrateIslands(element, islands, props, { isPressed });
      hydrated.push(inside);
      inside.update(latestProps);
      await inside.ready;
    }
    function start(element: HTMLElement, isPressed = false): Promise<void> {
      const hydration = hydrate(element, isPressed);
      started.push(hydration);
      return hydration;
    }
    async function hydratePressed({ target }: { target: EventTarget | null }): Promise<void> {
      const element = [...waiting].find((one) => target instanceof Node && one.contains(target));
      if (element) await start(element, true);
    }
    const onPress = (event: Event) => void hydratePressed(event);
    async function hydrateAll(): Promise<void> {
      // Start loading the code of all islands.
      for (const name of namesIn(page)) void load(name);
      page.addEventListener('pointerdown', onPress, { capture: true, passive: true });
      page.addEventListener('keydown', onPress, { capture: true, passive: true });
      await hydratePressed({ target: page.querySelector('[data-pressed]') });
      const nearestFirst = [...waiting].map((element) => ({
        element,
        distance: distanceTo(element),
      }));
      nearestFirst.sort((one, other) => one.distance - other.distance);
      for (const { element } of nearestFirst) {
        if (isReleased) break;
        if (!waiting.has(element)) continue;
        await start(element);
        await browserIsIdle();
      }
      await Promise.all(started);
      page.removeEventListener('pointerdown', onPress, { capture: true });
      page.removeEventListener('keydown', onPress, { capture: true });
    }

    return {
      ready: hydrateAll(),
      update(next) {
        latestProps = next;
        for (const islands of hydrated) islands.update(next);
      },
      release() {
        isReleased = true;
        for (const islands of hydrated) islands.release();
      },
    };
  };
}

/** Returns the top-level islands of a page. */
function outermostIslands(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (element) => !page.contains(element.parentElement?.closest('[data-island]') ?? null),
  );
}

/** Returns the distinct names of the islands in an element, including the element itself. */
function namesIn(element: HTMLElement): string[] {
  const islands = element.querySelectorAll<HTMLElement>('[data-island]');
  const names = [element, ...islands].flatMap(({ dataset }) => dataset['island'] ?? []);
  return [...new Set(names)];
}

/** Returns an island's distance from the viewport in pixels. Measures its first child, because an island has no box. */
function distanceTo({ firstElementChild }: HTMLElement): number {
  const { top = 0, bottom = 0 } = firstElementChild?.getBoundingClientRect() ?? {};
  return Math.max(0, top - window.innerHeight, -bottom);
}

function browserIsIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    } else setTimeout(resolve);
  });
}

async function loadIsland(
  name: string,
  imports: IslandImports,
  onFailure: (error: unknown) => void,
): Promise<IslandDefinition<never> | undefined> {
  try {
    const load = imports[name];
    if (!load) throw new Error(`The page code has no island "${name}".`);
    return definitionIn(await load(), name);
  } catch (error) {
    onFailure(error);
    return undefined;
  }
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

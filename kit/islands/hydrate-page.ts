import {
  type HydratedIslands,
  hydrateIslands,
  type Islands,
  type IslandsProps,
} from './hydrate-islands.tsx';

/** How long to wait for an idle moment before hydrating the next island anyway, in milliseconds. */
const IDLE_TIMEOUT_MS = 500;

/**
 * How far from the viewport to hydrate an island: one screen below, so that it is usually ready before it is visible,
 * and any distance above, where it could still move what the visitor reads.
 */
const NEAR = '9999999px 0px 100% 0px';

/** Events that hydrate an island immediately. React then handles the same event in the hydrated island. */
const presses = ['pointerdown', 'keydown', 'focusin', 'click', 'submit'] as const;

/**
 * Hydrates the islands of a composed page: a pressed island immediately, those near the viewport one at a time when the
 * browser is idle, nearest first, and the others once they come near. Reports an island whose code is missing to
 * `onFailure`; it stays HTML.
 */
export function hydratePage(
  page: HTMLElement,
  islands: Islands,
  props: IslandsProps,
): HydratedIslands {
  let latestProps = props;
  let isWorking = false;
  const hydrated: HydratedIslands[] = [];
  /** Islands that are still HTML, each with the element that shows how near it is. */
  const waiting = new Map(
    outermostIslands(page).map((island) => [island, firstVisible(island)] as const),
  );
  const near = new Set<HTMLElement>();
  const islandOf = new Map<Element, HTMLElement>();

  for (const name of missingNames(page, islands)) {
    props.onFailure(new Error(`The page's code has no island "${name}".`));
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const island = islandOf.get(target);
        if (isIntersecting && island) near.add(island);
      }
      void hydrateNear();
    },
    { rootMargin: NEAR },
  );

  function hydrate(island: HTMLElement, isPressed: boolean): HydratedIslands {
    const shown = waiting.get(island);
    if (shown) observer.unobserve(shown);
    waiting.delete(island);
    near.delete(island);
    // Use the address that the page was mounted with: another one would not match the HTML.
    const inside = hydrateIslands(island, islands, props, { isPressed });
    hydrated.push(inside);
    inside.update(latestProps);
    return inside;
  }

  async function hydrateNear(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = nearest(near); next; next = nearest(near)) {
      await browserIsIdle();
      if (waiting.has(next)) await hydrate(next, false).ready;
      near.delete(next);
    }
    isWorking = false;
  }

  function hydratePressed({ target }: { target: EventTarget | null }): void {
    const island = [...waiting.keys()].find(
      (one) => target instanceof Node && one.contains(target),
    );
    if (island) hydrate(island, true);
  }

  for (const press of presses) {
    page.addEventListener(press, hydratePressed, { capture: true, passive: true });
  }
  hydratePressed({ target: page.querySelector('[data-pressed]') });
  for (const [island, shown] of waiting) {
    if (shown) {
      islandOf.set(shown, island);
      observer.observe(shown);
    } else near.add(island);
  }
  void hydrateNear();

  return {
    ready: Promise.all(hydrated.map(({ ready }) => ready)),
    update(next) {
      latestProps = next;
      for (const inside of hydrated) inside.update(next);
    },
    release() {
      waiting.clear();
      near.clear();
      observer.disconnect();
      for (const press of presses) {
        page.removeEventListener(press, hydratePressed, { capture: true });
      }
      for (const inside of hydrated) inside.release();
    },
  };
}

/** Returns the top-level islands of a page. */
function outermostIslands(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (element) => !page.contains(element.parentElement?.closest('[data-island]') ?? null),
  );
}

function missingNames(page: HTMLElement, islands: Islands): Set<string> {
  const used = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  const names = used.map(({ dataset }) => dataset['island'] ?? '');
  return new Set(names.filter((name) => !islands.has(name)));
}

/** Returns the first element with a box, because an island has none; nothing for an island that shows nothing. */
function firstVisible(island: HTMLElement): Element | undefined {
  return [...island.querySelectorAll('*')].find((element) => element.getClientRects().length > 0);
}

function nearest(islands: ReadonlySet<HTMLElement>): HTMLElement | undefined {
  let nearestIsland: HTMLElement | undefined;
  let least = Infinity;
  for (const island of islands) {
    const distance = distanceTo(island);
    if (distance < least) [nearestIsland, least] = [island, distance];
  }
  return nearestIsland;
}

/** Returns an island's distance from the viewport in pixels. */
function distanceTo(island: HTMLElement): number {
  const { top = 0, bottom = 0 } = firstVisible(island)?.getBoundingClientRect() ?? {};
  return Math.max(0, top - window.innerHeight, -bottom);
}

function browserIsIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    } else setTimeout(resolve);
  });
}

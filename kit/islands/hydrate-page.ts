import { isPlainClick } from '../ui/is-plain-click.ts';
import {
  type HydratedIslands,
  hydrateIslands,
  type Islands,
  type IslandsProps,
} from './hydrate-islands.tsx';
import { replayPress } from './replay-press.ts';

/** How long to wait for an idle moment before hydrating the next island anyway, in milliseconds. */
const IDLE_TIMEOUT_MS = 500;

/**
 * How far from the viewport to hydrate an island: one screen below, so that it is usually ready before it is visible,
 * and any distance above, where it could still move what the visitor reads.
 */
const NEAR = '9999999px 0px 100% 0px';

/** Events that hydrate an island immediately. */
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
  /** Islands that are hydrating, each with a promise that resolves when its nested islands have hydrated, too. */
  const hydrating = new Map<HTMLElement, Promise<unknown>>();
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
    hydrating.set(
      island,
      inside.ready.then(() => hydrating.delete(island)),
    );
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
    const island = islandAround(waiting, target);
    if (island) hydrate(island, true);
  }

  function onPress(event: Event): void {
    hydratePressed(event);
    const island = islandAround(hydrating, event.target);
    if (island) replayAfter(hydrating.get(island), event);
  }

  for (const press of presses) {
    page.addEventListener(press, onPress, true);
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
        page.removeEventListener(press, onPress, true);
      }
      for (const inside of hydrated) inside.release();
    },
  };
}

function islandAround(
  islands: ReadonlyMap<HTMLElement, unknown>,
  target: EventTarget | null,
): HTMLElement | undefined {
  return [...islands.keys()].find((island) => target instanceof Node && island.contains(target));
}

/**
 * Holds a click on a button or a submission until the island is ready. React would handle it in the island itself, but
 * a nested island hydrates in a later task, and the browser would have submitted its form by then.
 */
function replayAfter(ready: Promise<unknown> | undefined, event: Event): void {
  if (event.type !== 'click' && event.type !== 'submit') return;
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>('button, [data-live]');
  if (!ready || !control || (control instanceof HTMLFormElement && event.type === 'click')) return;
  if (event instanceof MouseEvent && !isPlainClick(event)) return;
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  event.preventDefault();
  event.stopImmediatePropagation();
  void ready.then(() => replayPress(control, submitter));
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

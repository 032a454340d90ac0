import { type ReactNode, startTransition, useEffect, useMemo } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Router } from '@site/kit/router.ts';
import { type AdoptedIslands, AdoptionContext, type Surroundings } from './adoption.ts';
import type { IslandDefinition, IslandProps } from './define-island.ts';
import type { KeptContent } from './kept.tsx';
import { IslandSurroundingsContext } from './surroundings.ts';

/** The islands that the page of a route may hold. */
export type Islands = readonly IslandDefinition<never>[];

/**
 * Lets each island inside `page` take over its HTML where it stands; nothing else in `page` is touched.
 * Throws when the page names an island that is not among `islands`.
 */
export function adoptIslands(
  page: HTMLElement,
  islands: Islands,
  surroundings: Surroundings,
): AdoptedIslands {
  // All are read before the first is taken over.
  const adopted = outermostIslands(page)
    .map((element) => ({ element, ...read(element, islands) }))
    .map(({ element, ...island }) => adoptIsland(element, island, islands, surroundings));
  return {
    standing: Promise.all(adopted.map(({ standing }) => standing)),
    update: (next) => adopted.forEach(({ update }) => update(next)),
    release: () => adopted.forEach(({ release }) => release()),
  };
}

function adoptIsland(
  element: HTMLElement,
  { Component, told, kept }: ReturnType<typeof read>,
  islands: Islands,
  surroundings: Surroundings,
): AdoptedIslands {
  /** The islands inside come alive before this one says that it stands. */
  const inside: Promise<unknown>[] = [];
  let drawn = surroundings;
  let wanted: Surroundings | 'nothing' = surroundings;
  let root: Root | undefined;
  let stands = false;
  let onStanding = () => {};
  const standing = new Promise<unknown>((resolve) => {
    onStanding = () => {
      resolve(Promise.all(inside));
      stands = true;
      settle();
    };
  });
  /** Brings the root to what is wanted of it. Before it took over its HTML it would throw the HTML away. */
  function settle() {
    if (!stands || wanted === drawn) return;
    // React does not end one root while it draws another.
    if (wanted === 'nothing') queueMicrotask(() => root?.unmount());
    else {
      drawn = wanted;
      root?.render(draw(drawn));
    }
  }
  function draw(around: Surroundings) {
    const adoptInside = (part: HTMLElement) => {
      const adopted = adoptIslands(part, islands, around);
      inside.push(adopted.standing);
      return adopted;
    };
    return (
      <IslandAlone surroundings={around} adoptInside={adoptInside} onStanding={onStanding}>
        <Component {...told} kept={kept} />
      </IslandAlone>
    );
  }
  // As a transition: all islands at once would be one long task, and a press would wait for its end.
  startTransition(() => {
    root = hydrateRoot(element, draw(surroundings), {
      onUncaughtError: (error) => surroundings.onFailure(error),
    });
  });
  return {
    standing,
    update(next) {
      if (wanted !== 'nothing') wanted = next;
      settle();
    },
    release() {
      wanted = 'nothing';
      settle();
    },
  };
}

type IslandAloneProps = {
  surroundings: Surroundings;
  adoptInside: (part: HTMLElement) => AdoptedIslands;
  onStanding: () => void;
  children: ReactNode;
};

/** An island with what its page would put around it. */
function IslandAlone({ surroundings, adoptInside, onStanding, children }: IslandAloneProps) {
  useEffect(onStanding, [onStanding]);
  const adoption = useMemo(() => ({ surroundings, adoptInside }), [surroundings, adoptInside]);
  const { location, navigator } = surroundings;
  return (
    <Router location={location} navigator={navigator}>
      <IslandSurroundingsContext value={surroundings}>
        <AdoptionContext value={adoption}>{children}</AdoptionContext>
      </IslandSurroundingsContext>
    </Router>
  );
}

/** The islands inside an element that are not inside another island there. */
function outermostIslands(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('[data-island]')].filter((element) => {
    const around = element.parentElement?.closest('[data-island]');
    return !around || !within.contains(around);
  });
}

/** What the HTML says of an island. */
function read(element: HTMLElement, islands: Islands) {
  const { island: name, told = '{}' } = element.dataset;
  const definition = islands.find((candidate) => candidate.name === name);
  if (!definition) throw new Error(`The code of this page has no island "${name}".`);
  const kept: KeptContent[] = [...element.querySelectorAll('[data-kept]')]
    .filter((part) => part.closest('[data-island]') === element)
    .map((part) => ({ html: part.innerHTML }));
  return { Component: forgetProps(definition), told: JSON.parse(told) as object, kept };
}

/** The JSON was written by the release whose component reads it; this is where its type is let go. */
function forgetProps({ Component }: IslandDefinition<never>) {
  return Component as unknown as (props: IslandProps<object>) => ReactNode;
}

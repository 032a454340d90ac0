import type { ReactNode } from 'react';
import type { KeptContent } from './kept.tsx';

/** A value that JSON can carry, as the page writes it beside an island's HTML. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** What the component of an island gets: what it was told, and the parts of the page inside it. */
export type IslandProps<Props> = Props & {
  /** Parts of the page that the island places and never changes. It must draw each once, in this order. */
  kept: readonly KeptContent[];
};

/**
 * A part of a page that does something. The rest of the page is HTML that needs no script, so a page
 * that was drawn ahead comes alive with the code of its islands alone.
 */
export type IslandDefinition<Props> = {
  /** How the page names it; unique among the islands of a page. */
  name: string;
  Component: (props: IslandProps<Props>) => ReactNode;
};

/**
 * Names a component as an island. In the live page it stands alone: of React's contexts it finds the
 * router and `useIslandSurroundings`, and an id from `useId` would differ from the one in the HTML.
 */
export function defineIsland<Props extends { readonly [key in keyof Props]: Json }>(
  name: string,
  Component: (props: IslandProps<Props>) => ReactNode,
): IslandDefinition<Props> {
  return { name, Component };
}

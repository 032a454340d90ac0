import type { ReactNode } from 'react';
import type { StaticPart } from './static-html.tsx';

/** A value that JSON can carry, as the page writes it beside an island's HTML. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** What the component of an island gets: its own props, and the parts of the page inside it. */
export type IslandProps<Props> = Props & {
  /** Parts of the page that the island places and never changes. It must render each once, in this order. */
  staticParts: readonly StaticPart[];
};

/**
 * A part of a page that does something. The rest of the page is HTML that needs no script, so a composed
 * page comes alive with the code of its islands alone.
 */
export type IslandDefinition<Props> = {
  /** How the page names it. */
  name: string;
  Component: (props: IslandProps<Props>) => ReactNode;
};

/**
 * Makes a component an island. It is the one export of a file that is called like the island:
 * `share-button.island.tsx` defines `share-button`. The build finds it by that and makes a chunk of it.
 *
 * In a composed page it is hydrated alone: of React's contexts it finds the router and `usePageContext`,
 * and an id from `useId` would differ from the one in the HTML. Its props must be plain JSON.
 */
export function defineIsland<Props extends { readonly [key in keyof Props]: Json }>(
  name: string,
  Component: (props: IslandProps<Props>) => ReactNode,
): IslandDefinition<Props> {
  return { name, Component };
}

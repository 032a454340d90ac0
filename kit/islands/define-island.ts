import type { ReactNode } from 'react';
import type { StaticPart } from './static-html.tsx';

/** A JSON value that can be embedded in the page with an island's HTML. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The props of an island's component: its own props and its static parts. */
export type IslandProps<Props> = Props & {
  /** Parts of the page that the island positions but never changes. Render each exactly once, in this order. */
  staticParts: readonly StaticPart[];
};

/** An interactive part of a page. The rest is static HTML, so a composed page only loads the code of its islands. */
export type IslandDefinition<Props> = {
  name: string;
  Component: (props: IslandProps<Props>) => ReactNode;
};

/**
 * Makes a component an island. It must be the only export of a file named after the island, where the build finds it:
 * `share-button.island.tsx` defines `share-button`.
 *
 * In a composed page the island hydrates as its own root: the only contexts are the router and `usePageContext`, and
 * `useId` would not match the HTML. Props must be plain JSON.
 */
export function defineIsland<Props extends { readonly [key in keyof Props]: Json }>(
  name: string,
  Component: (props: IslandProps<Props>) => ReactNode,
): IslandDefinition<Props> {
  return { name, Component };
}

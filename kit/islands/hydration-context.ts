import { createContext } from 'react';
import type { ComposedPageProps, HydratedIslands } from '../remote/contract.ts';

/** How the islands inside a static part are hydrated; `null` where React renders the whole page. */
export const HydrationContext = createContext<{
  props: ComposedPageProps;
  hydrateInside: (part: HTMLElement) => HydratedIslands;
} | null>(null);

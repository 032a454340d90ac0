import { createContext } from 'react';
import type { ComposedPageProps, HydratedIslands } from '../remote/contract.ts';

/** How to hydrate islands inside a static part; `null` if React renders the whole page. */
export const HydrationContext = createContext<{
  props: ComposedPageProps;
  hydrateInside: (part: HTMLElement) => HydratedIslands;
} | null>(null);

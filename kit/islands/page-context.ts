import { createContext, use } from 'react';
import type { RemoteProps } from '../remote/contract.ts';
import type { HydratedIslands, IslandsProps } from './hydrate-islands.tsx';

export type PageContextValue = Pick<
  RemoteProps,
  'site' | 'openDialog' | 'notify' | 'setTitlePrefix' | 'setTitle'
>;

/** The context of every page rendered in Node and of every hydrated island. */
export const PageContext = createContext<PageContextValue | null>(null);

/** Returns the site's configuration, dialogs and notices. Throws outside a page. */
export function usePageContext(): PageContextValue {
  const context = use(PageContext);
  if (!context) throw new Error('usePageContext must be used inside a page.');
  return context;
}

/** How to hydrate islands inside a static part; `null` while the page is rendered in Node. */
export const HydrationContext = createContext<{
  props: IslandsProps;
  hydrateInside: (part: HTMLElement) => HydratedIslands;
} | null>(null);

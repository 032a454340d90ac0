import { createContext, use } from 'react';
import type { ComposedPageProps, HydratedIslands, RemoteProps } from '../remote/contract.ts';

export type PageContextValue = Pick<
  RemoteProps,
  'site' | 'openDialog' | 'notify' | 'setTitlePrefix'
>;

/** The context of every fully rendered page and every hydrated island. */
export const PageContext = createContext<PageContextValue | null>(null);

/** Returns the site's configuration, dialogs and notices. Throws outside a page. */
export function usePageContext(): PageContextValue {
  const context = use(PageContext);
  if (!context) throw new Error('usePageContext must be used inside a page.');
  return context;
}

/** How to hydrate islands inside a static part; `null` if React renders the whole page. */
export const HydrationContext = createContext<{
  props: ComposedPageProps;
  hydrateInside: (part: HTMLElement) => HydratedIslands;
} | null>(null);

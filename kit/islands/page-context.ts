import { createContext, use } from 'react';
import type { RemoteProps } from '../remote/contract.ts';

export type PageContextValue = Pick<
  RemoteProps,
  'site' | 'openDialog' | 'notify' | 'setTitlePrefix'
>;

/** Provided around every fully rendered page and every hydrated island. */
export const PageContext = createContext<PageContextValue | null>(null);

/** The site's configuration, dialogs and notices. Throws outside a page. */
export function usePageContext(): PageContextValue {
  const context = use(PageContext);
  if (!context) throw new Error('usePageContext is called outside of a page.');
  return context;
}

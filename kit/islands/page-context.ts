import { createContext, use } from 'react';
import type { RemoteProps } from '../remote/contract.ts';

/** What a page and its islands may use of the site around them. */
export type PageContextValue = Pick<
  RemoteProps,
  'site' | 'openDialog' | 'notify' | 'setTitlePrefix'
>;

/** Set around every page that is rendered whole, and around every island that is hydrated alone. */
export const PageContext = createContext<PageContextValue | null>(null);

/** The site's facts, dialogs and notices. Throws outside of a page. */
export function usePageContext(): PageContextValue {
  const context = use(PageContext);
  if (!context) throw new Error('usePageContext is called outside of a page.');
  return context;
}

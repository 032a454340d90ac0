import { createContext, use } from 'react';
import type { RemoteProps } from '../remote/contract.ts';

/** What an island may use of the site around it. */
export type IslandSurroundings = Pick<
  RemoteProps,
  'site' | 'openDialog' | 'notify' | 'setTitlePrefix'
>;

/** Set around every page and around every island that is adopted alone. */
export const IslandSurroundingsContext = createContext<IslandSurroundings | null>(null);

/** The site's facts, dialogs and notices. Throws outside of a page. */
export function useIslandSurroundings(): IslandSurroundings {
  const surroundings = use(IslandSurroundingsContext);
  if (!surroundings) throw new Error('An island stands outside of a page.');
  return surroundings;
}

import { createContext } from 'react';
import type { RemoteProps } from '../remote/contract.ts';

/** What stands around an island that is adopted alone. */
export type Surroundings = Pick<
  RemoteProps,
  'site' | 'openDialog' | 'notify' | 'setTitlePrefix' | 'location' | 'navigator' | 'onFailure'
>;

/** Islands that were taken over. */
export type AdoptedIslands = {
  /** Settles when every island has taken over its HTML, those inside others included. */
  standing: Promise<unknown>;
  /** Tells the islands of another address within the page. */
  update: (surroundings: Surroundings) => void;
  /** Ends the islands. Their HTML is left to whoever owns it. */
  release: () => void;
};

/** How the islands inside a kept part come alive; `null` where the whole page is drawn by React. */
export const AdoptionContext = createContext<{
  surroundings: Surroundings;
  adoptInside: (part: HTMLElement) => AdoptedIslands;
} | null>(null);

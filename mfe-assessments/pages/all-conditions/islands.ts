import { siteSearch } from './site-search.tsx';

/** What is alive on the list of all conditions. */
export const islands = [siteSearch];

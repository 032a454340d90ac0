import type { Found } from './search-options.ts';
import { SEARCH_INDEX_PATH, searchIndexPart } from '../remote/registry.ts';

/** How long to wait for the index before offering a retry, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** `isNear`: no entry matched every word, and these results are near matches. */
export type SearchOutcome = { results: readonly Found[]; isNear: boolean };

/** Searches the site's index, or the parts of it that have been fetched. */
export type Search = {
  (query: string): SearchOutcome;
  /** Fetches the next part of a large index and returns a search that includes it; `null` if no parts are left. */
  readonly more: (() => Promise<Search>) | null;
};

let loading: Promise<Search> | null = null;
let loaded: Search | null = null;

/** Fetches the site's index and the code that searches it, once. Rejects if either fails; the next call retries. */
export function loadSearch(): Promise<Search> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Returns the search synchronously if already loaded, so that Back shows results on first render. */
export function loadedSearch(): Search | null {
  return loaded;
}

async function fetchSearch(): Promise<Search> {
  const [{ readSearch }, text] = await Promise.all([
    import(/* webpackChunkName: "search" */ './read-search.ts'),
    fetchText(SEARCH_INDEX_PATH),
  ]);
  return keepLatest(readSearch(text, (number) => fetchText(searchIndexPart(number))));
}

/** Keeps the search that includes the most parts. */
function keepLatest(search: Search): Search {
  const { more } = search;
  loaded = more ? Object.assign(search, { more: async () => keepLatest(await more()) }) : search;
  return loaded;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.text();
}

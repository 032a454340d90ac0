import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { SearchEntry } from '../remote/contract.ts';
import { type Found, SEARCH_INDEX_PATH, searchOptions } from './search-options.ts';

/** How many results are worth reading through on a phone. */
const MOST_RESULTS = 12;

/** How long the index may take to arrive, in milliseconds, before another try is offered. */
const TIMEOUT_MS = 10_000;

/** What a search gives: what has every word that was asked for, or else what comes near. */
export type SearchOutcome = { results: readonly Found[]; isNear: boolean };

/** Looks something up in the site's index. */
export type Search = (query: string) => SearchOutcome;

let loading: Promise<Search> | null = null;

/**
 * Fetches the site's index and the code that reads it, once. Rejects when either cannot be had; the
 * next call tries anew.
 */
export function loadSearch(): Promise<Search> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchSearch(): Promise<Search> {
  const [{ default: Index }, response] = await Promise.all([
    import(/* webpackChunkName: "search" */ 'minisearch'),
    fetch(SEARCH_INDEX_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  ]);
  if (!response.ok) throw new Error(`${SEARCH_INDEX_PATH} answered ${response.status}`);
  return searchIn(Index.loadJSON(await response.text(), searchOptions));
}

/** A search over an index. Wrong letters are forgiven as long as every word is there. */
export function searchIn(index: MiniSearch<SearchEntry>): Search {
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    if (all.length > 0) return { results: foundIn(all), isNear: false };
    // Guessing at letters as well would find everything that sounds alike.
    const some = index.search(query, { combineWith: 'OR', fuzzy: false, prefix: false });
    return { results: foundIn(some), isNear: true };
  };
}

function foundIn(results: readonly SearchResult[]): Found[] {
  return results.slice(0, MOST_RESULTS).map(({ id, kind, title, summary }) => ({
    path: String(id),
    kind: isKind(kind) ? kind : 'page',
    title: String(title),
    summary: String(summary),
  }));
}

function isKind(value: unknown): value is SearchEntry['kind'] {
  return value === 'condition' || value === 'article' || value === 'question' || value === 'page';
}

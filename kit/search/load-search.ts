import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { SearchEntry } from '../remote/contract.ts';
import { type Found, SEARCH_INDEX_PATH, searchIndexPart, searchOptions } from './search-options.ts';

/** How many results are worth reading through on a phone. */
const MOST_RESULTS = 12;

/** How long the index may take to arrive, in milliseconds, before another try is offered. */
const TIMEOUT_MS = 10_000;

/** What a search gives: what has every word that was asked for, or else what comes near. */
export type SearchOutcome = { results: readonly Found[]; isNear: boolean };

/** Looks something up in the site's index, or in as much of it as has been fetched. */
export type Search = {
  (query: string): SearchOutcome;
  /** Fetches the next part of a large site's index and gives a search in that as well; `null` when this is all. */
  readonly more: (() => Promise<Search>) | null;
};

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

type Index = MiniSearch<SearchEntry>;

async function fetchSearch(): Promise<Search> {
  const [{ default: Reader }, text] = await Promise.all([
    import(/* webpackChunkName: "search" */ 'minisearch'),
    fetchText(SEARCH_INDEX_PATH),
  ]);
  const open = (json: string): Index => Reader.loadJSON(json, searchOptions);
  const parts = numberOfParts(text);
  const searchWith = (indexes: readonly Index[]): Search =>
    searchIn(
      indexes,
      indexes.length < parts
        ? async () =>
            searchWith([...indexes, open(await fetchText(searchIndexPart(indexes.length + 1)))])
        : null,
    );
  return searchWith([open(text)]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Only the first index of a large site says how many there are. */
function numberOfParts(text: string): number {
  const { parts = 1 }: { parts?: unknown } = JSON.parse(text);
  return typeof parts === 'number' ? parts : 1;
}

/** A search over the parts of an index. Wrong letters are forgiven as long as every word is there. */
export function searchIn(indexes: readonly Index[], more: Search['more'] = null): Search {
  const search = (query: string): SearchOutcome => {
    const all = indexes.flatMap((index) => index.search(query, { combineWith: 'AND' }));
    if (all.length > 0) return { results: foundIn(all), isNear: false };
    // Guessing at letters as well would find everything that sounds alike.
    const some = indexes.flatMap((index) =>
      index.search(query, { combineWith: 'OR', fuzzy: false, prefix: false }),
    );
    return { results: foundIn(some), isNear: true };
  };
  return Object.assign(search, { more });
}

function foundIn(results: readonly SearchResult[]): Found[] {
  const best = results.toSorted((one, other) => other.score - one.score).slice(0, MOST_RESULTS);
  return best.map(({ id, kind, title, summary }) => ({
    path: String(id),
    kind: isKind(kind) ? kind : 'page',
    title: String(title),
    summary: String(summary),
  }));
}

function isKind(value: unknown): value is SearchEntry['kind'] {
  return value === 'condition' || value === 'article' || value === 'question' || value === 'page';
}

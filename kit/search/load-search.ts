import type MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { SearchEntry } from '../remote/contract.ts';
import {
  type Found,
  type IndexedEntry,
  SEARCH_INDEX_PATH,
  searchIndexPart,
  searchedWords,
  searchOptions,
} from './search-options.ts';

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
let loaded: Search | null = null;

/**
 * Fetches the site's index and the code that reads it, once. Rejects when either cannot be had; the
 * next call tries again.
 */
export function loadSearch(): Promise<Search> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Returns the search if it is loaded already, so that a visitor who goes back sees results in the first render. */
export function loadedSearch(): Search | null {
  return loaded;
}

type Index = MiniSearch<IndexedEntry>;

async function fetchSearch(): Promise<Search> {
  const [{ default: Reader }, text] = await Promise.all([
    import(/* webpackChunkName: "search" */ 'minisearch'),
    fetchText(SEARCH_INDEX_PATH),
  ]);
  const open = (json: string): Index => Reader.loadJSON(json, searchOptions);
  const parts = numberOfParts(text);
  const searchWith = (indexes: readonly Index[]): Search => {
    const more = async () =>
      searchWith([...indexes, open(await fetchText(searchIndexPart(indexes.length + 1)))]);
    loaded = searchIn(indexes, indexes.length < parts ? more : null);
    return loaded;
  };
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

/** How many edits a word may have when one edit finds nothing. */
const guessedLetters = (word: string) => (word.length < 6 ? 1 : word.length < 9 ? 2 : 3);

/**
 * A search over the parts of an index. Results must have every word, whole words ranked before prefixes. Without any, it
 * forgives one wrong letter or a swapped pair in each word, then more, and finally accepts any one of the words.
 */
export function searchIn(indexes: readonly Index[], more: Search['more'] = null): Search {
  const search = (query: string): SearchOutcome => {
    const words = searchedWords(query);
    const find = (options: SearchOptions, forms: (word: string) => Query = (word) => word) =>
      indexes
        .flatMap((index) =>
          index.search({ queries: words.map(forms), combineWith: 'AND', ...options }),
        )
        // oxlint-disable-next-line unicorn/no-array-sort -- Chrome 109 has no `toSorted`.
        .sort((one, other) => other.score - one.score);
    const attempts = [
      () => [...find({}), ...find({ prefix: (word) => word.length > 2 })],
      () => find({ fuzzy: (word) => word.length > 3 && 1 }, withSwaps),
      () => find({ fuzzy: (word) => word.length > 3 && guessedLetters(word) }, withSwaps),
    ];
    for (const attempt of attempts) {
      const results = attempt();
      if (results.length > 0) return { results: foundIn(results), isNear: false };
    }
    // Guessing at letters as well would find everything that sounds alike.
    return { results: foundIn(find({ combineWith: 'OR' })), isNear: true };
  };
  return Object.assign(search, { more });
}

/** Matches a word or any swap of two neighbouring letters, which the library would count as two edits. */
function withSwaps(word: string): Query {
  const swaps = Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );
  return {
    combineWith: 'OR',
    queries: [word, { queries: swaps, combineWith: 'OR', fuzzy: false }],
  };
}

/** The first of the results, each once. */
function foundIn(results: readonly SearchResult[]): Found[] {
  const byPath = new Map<string, Found>();
  for (const { id, kind, title, summary } of results) {
    const path = String(id);
    if (byPath.has(path)) continue;
    byPath.set(path, {
      path,
      kind: isKind(kind) ? kind : 'page',
      title: String(title),
      summary: String(summary),
    });
  }
  return [...byPath.values()].slice(0, MOST_RESULTS);
}

function isKind(value: unknown): value is SearchEntry['kind'] {
  return ['condition', 'article', 'question', 'checklist', 'page'].includes(String(value));
}

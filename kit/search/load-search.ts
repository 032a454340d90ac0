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

/** Nobody scrolls through more results than this on a phone. */
const MAX_RESULTS = 12;

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
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.text();
}

/** Returns the number of parts, which only the first part of a large index contains. */
function numberOfParts(text: string): number {
  const { parts = 1 }: { parts?: unknown } = JSON.parse(text);
  return typeof parts === 'number' ? parts : 1;
}

/** Maximum edit distance to try if one edit finds nothing. */
const maxEdits = (word: string) => (word.length < 6 ? 1 : word.length < 9 ? 2 : 3);

/**
 * Creates a search over the parts of an index. Results must match every word; whole words rank above prefixes. If
 * nothing matches, allows one wrong letter or swapped pair per word, then more, and finally a match of any word.
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
      () => find({ fuzzy: (word) => word.length > 3 && maxEdits(word) }, withSwaps),
    ];
    for (const attempt of attempts) {
      const results = attempt();
      if (results.length > 0) return { results: toResults(results), isNear: false };
    }
    // No fuzzy matching here: it would find all words that look similar.
    return { results: toResults(find({ combineWith: 'OR' })), isNear: true };
  };
  return Object.assign(search, { more });
}

/** Matches a word or any swap of two adjacent letters, which the library counts as two edits. */
function withSwaps(word: string): Query {
  const swaps = Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );
  return {
    combineWith: 'OR',
    queries: [word, { queries: swaps, combineWith: 'OR', fuzzy: false }],
  };
}

/** Returns the distinct results, best first. */
function toResults(results: readonly SearchResult[]): Found[] {
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
  return [...byPath.values()].slice(0, MAX_RESULTS);
}

function isKind(value: unknown): value is SearchEntry['kind'] {
  return ['condition', 'article', 'question', 'checklist', 'page'].includes(String(value));
}

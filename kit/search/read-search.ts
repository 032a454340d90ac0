import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry } from '../remote/contract.ts';
import type { Search, SearchOutcome } from './load-search.ts';
import { type Found, type IndexedEntry, searchedWords, searchOptions } from './search-options.ts';

/** Nobody scrolls through more results than this on a phone. */
const MAX_RESULTS = 12;

type Index = MiniSearch<IndexedEntry>;

/** Reads the first part of an index. `fetchPart` fetches a later one, counted from 2. */
export function readSearch(text: string, fetchPart: (number: number) => Promise<string>): Search {
  const open = (json: string): Index => MiniSearch.loadJSON(json, searchOptions);
  const parts = numberOfParts(text);
  const searchWith = (indexes: readonly Index[]): Search => {
    const more = async () => searchWith([...indexes, open(await fetchPart(indexes.length + 1))]);
    return searchIn(indexes, indexes.length < parts ? more : null);
  };
  return searchWith([open(text)]);
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
      if (results.length > 0) return { results: toResults(results, query), isNear: false };
    }
    // No fuzzy matching here: it would find all words that look similar.
    return { results: toResults(find({ combineWith: 'OR' }), query), isNear: true };
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

const inIndianScript = (text: string) => /[\p{Script=Devanagari}\p{Script=Kannada}]/u.test(text);

/** Returns the distinct results, best first. A query in Latin letters finds English pages before translations. */
function toResults(results: readonly SearchResult[], query: string): Found[] {
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
  const found = [...byPath.values()];
  const isLater = ({ title }: Found) => !inIndianScript(query) && inIndianScript(title);
  return [...found.filter((one) => !isLater(one)), ...found.filter(isLater)].slice(0, MAX_RESULTS);
}

function isKind(value: unknown): value is SearchEntry['kind'] {
  return ['condition', 'article', 'question', 'checklist', 'page'].includes(String(value));
}

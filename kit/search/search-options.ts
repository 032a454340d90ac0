import type { Options } from 'minisearch';
import type { SearchEntry } from '../remote/contract.ts';

/** What a search gives back of an entry. */
export type Found = Pick<SearchEntry, 'path' | 'kind' | 'title' | 'summary'>;

/** Words that say nothing about what somebody looks for. */
const STOP_WORDS = new Set(
  'a an and are at be by can child children do does for from has have he help her his how i in is it my of on or our she son daughter the their they to we what when where why with you your'.split(
    ' ',
  ),
);

/** A word as it is indexed and looked up: small letters, no accents or invisible characters; `null` for one that says nothing. */
function indexedWord(word: string): string | null {
  const bare = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '');
  return STOP_WORDS.has(bare) ? null : bare;
}

/** How large a part of a word may be wrong: nothing of a short one, a third of a long name such as "disleksia". */
function forgivenPart(word: string): number | false {
  if (word.length < 4) return false;
  return word.length < 8 ? 0.2 : 0.34;
}

/**
 * How the site's search index is made and read; both sides must agree, so both use this. A title counts
 * most, then the names people use, then the sentence below. Wrong letters are forgiven, more in a long
 * word, and the beginning of a word is enough.
 */
export const searchOptions: Options<SearchEntry> = {
  idField: 'path',
  fields: ['title', 'alsoCalled', 'summary'],
  storeFields: ['path', 'kind', 'title', 'summary'],
  extractField: (entry, field) => {
    switch (field) {
      case 'alsoCalled':
        return entry.alsoCalled.join(' ');
      case 'title':
      case 'summary':
      case 'path':
      case 'kind':
        return entry[field];
      default:
        throw new Error(`A search entry has no ${field}.`);
    }
  },
  processTerm: indexedWord,
  searchOptions: {
    boost: { title: 4, alsoCalled: 3 },
    prefix: (term) => term.length > 2,
    fuzzy: forgivenPart,
    weights: { fuzzy: 0.3, prefix: 0.6 },
  },
};

/** Where the search index stands on the site: all of a usual site, the first part of a large one. */
export const SEARCH_INDEX_PATH = '/search-index.json';

/** Where the other parts stand, counted from 2. */
export function searchIndexPart(number: number): string {
  return `/search-index-${number}.json`;
}

/** Addresses of the other parts; no section may claim one. */
export const SEARCH_INDEX_PART = /^\/search-index-\d+\.json$/;

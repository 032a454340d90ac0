import type { Options } from 'minisearch';
import type { SearchEntry } from '../remote/contract.ts';

/** What a search gives back of an entry. */
export type Found = Pick<SearchEntry, 'path' | 'kind' | 'title' | 'summary'>;

/** Words that say nothing about what a parent looks for on this site, in English and in Hindi typed in Latin letters. */
const STOP_WORDS = new Set(
  [
    'a all also always an and are as at be best by can do does for from has have he help her his how i in is it',
    'me much my near of on or other others our over she so that the their them they this to too very we what',
    'when where which who why with you your',
    'old baby babies boy boys child children daughter daughters girl girls kid kids name names son sons',
    'bacha bachcha baccha bache bachche bacche bachchi bacchi bachon bachchon bahut bhi beta beti deta deti',
    'hai hain ho hota hoti hua ka kar karna karta karti kare karte kaise ke ki kitna kitni ko kya kyu kyun',
    'me mein mera mere meri nahi nahin pe par raha rahi se',
  ].flatMap((line) => line.split(' ')),
);

/** Words of an age. They count only in a query of nothing else, because pages do not name every age they cover. */
const AGE_WORDS = new Set('age month week year mahina mahine saal sal'.split(' '));

/** The dots of a name that is spelled out, such as "A.D.H.D". */
const DOTS_IN_NAME = /(?<![\p{L}\p{N}])((?:\p{L}\.)+\p{L})(?![\p{L}\p{N}])\.?/gu;

/**
 * Splits a text into lower-case words in compatibility form (NFKD), without invisible characters and without Latin
 * accents. Other combining marks stay: Hindi and Kannada write vowels with them.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(DOTS_IN_NAME, (name) => name.replaceAll('.', ''))
    .split(/[\s\p{Z}\p{P}]+/u)
    .filter(Boolean);
}

/** A word as it is indexed and looked up: singular, or `null` for stop words and ages. */
export function indexedWord(word: string): string | null {
  if (STOP_WORDS.has(word) || /^\d{1,2}$/.test(word)) return null;
  return word.replace(/(?<=[a-z]{2})ies$/, 'y').replace(/(?<=[a-z]{3})s$/, '');
}

/** The words of a query that must be looked up, as they were typed. */
export function searchedWords(query: string): string[] {
  const words = wordsOf(query).filter((word) => indexedWord(word) !== null);
  const others = words.filter((word) => !AGE_WORDS.has(indexedWord(word) ?? ''));
  return others.length > 0 ? others : words;
}

/** An entry as it is indexed. `alsoSaid` has synonyms of what its summary says. */
export type IndexedEntry = SearchEntry & { alsoSaid?: readonly string[] };

/**
 * How the site's search index is made and read; both sides must agree, so both use this. A title counts
 * most, then the names people use, then the sentence below.
 */
export const searchOptions: Options<IndexedEntry> = {
  idField: 'path',
  fields: ['title', 'alsoCalled', 'summary', 'alsoSaid'],
  storeFields: ['kind', 'title', 'summary'],
  extractField: (entry, field) => {
    switch (field) {
      case 'alsoCalled':
      case 'alsoSaid':
        return entry[field]?.join(', ');
      case 'title':
      case 'summary':
      case 'path':
      case 'kind':
        return entry[field];
      default:
        throw new Error(`A search entry has no ${field}.`);
    }
  },
  tokenize: wordsOf,
  processTerm: indexedWord,
  searchOptions: {
    combineWith: 'AND',
    boost: { title: 4, alsoCalled: 3 },
    // A condition before pages that help with it, and before its checklists, which have its name as well.
    boostDocument: (_path, _word, entry) => weightOf(entry?.['kind']),
    // A page with many everyday words is no less relevant to each of them.
    bm25: { k: 1.2, b: 0.1, d: 0.5 },
  },
};

function weightOf(kind: unknown): number {
  if (kind === 'condition') return 1.5;
  return kind === 'checklist' ? 0.3 : 1;
}

/** Where the search index is on the site: all of a usual site, the first part of a large one. */
export const SEARCH_INDEX_PATH = '/search-index.json';

/** Where the other parts are, counted from 2. */
export function searchIndexPart(number: number): string {
  return `/search-index-${number}.json`;
}

/** Addresses of the other parts; no section may claim one. */
export const SEARCH_INDEX_PART = /^\/search-index-\d+\.json$/;

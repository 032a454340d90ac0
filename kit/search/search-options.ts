import type { Options } from 'minisearch';
import type { SearchEntry } from '../remote/contract.ts';

export type Found = Pick<SearchEntry, 'path' | 'kind' | 'title' | 'summary'>;

/** Words without meaning in a parent's query on this site, in English and in Hindi typed in Latin letters. */
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

/** Age words count only in a query without other words, because pages don't mention every age they cover. */
const AGE_WORDS = new Set('age month week year mahina mahine saal sal'.split(' '));

/** The dots in a spelled-out abbreviation, such as "A.D.H.D". */
const DOTS_IN_NAME = /(?<![\p{L}\p{N}])((?:\p{L}\.)+\p{L})(?![\p{L}\p{N}])\.?/gu;

/**
 * Splits text into lower-case words in NFKD, without invisible characters or Latin accents. Keeps other combining
 * marks, which Hindi and Kannada use for vowels.
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

/** Normalises a word to the singular for the index; returns `null` for stop words and ages. */
export function normaliseWord(word: string): string | null {
  if (STOP_WORDS.has(word) || /^\d{1,2}$/.test(word)) return null;
  return word.replace(/(?<=[a-z]{2})ies$/, 'y').replace(/(?<=[a-z]{3})s$/, '');
}

/** Returns the words of a query to look up, as typed. */
export function searchedWords(query: string): string[] {
  const words = wordsOf(query).filter((word) => normaliseWord(word) !== null);
  const others = words.filter((word) => !AGE_WORDS.has(normaliseWord(word) ?? ''));
  return others.length > 0 ? others : words;
}

/** A search entry. `alsoSaid` contains synonyms of words in the summary. */
export type IndexedEntry = SearchEntry & { alsoSaid?: readonly string[] };

/**
 * Options for building and searching the index; must be the same for both. Titles weigh most, then synonyms, then the
 * summary.
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
  processTerm: normaliseWord,
  searchOptions: {
    combineWith: 'AND',
    boost: { title: 4, alsoCalled: 3 },
    // Rank conditions above pages that help with them and above their checklists, which have the same name.
    boostDocument: (_path, _word, entry) => weightOf(entry?.['kind']),
    // A page with many synonyms is just as relevant to each of them.
    bm25: { k: 1.2, b: 0.1, d: 0.5 },
  },
};

function weightOf(kind: unknown): number {
  if (kind === 'condition') return 1.5;
  return kind === 'checklist' ? 0.3 : 1;
}

import type { SearchEntry } from '@site/kit/remote/contract.ts';
import {
  type IndexedEntry,
  normaliseWord,
  SEARCH_INDEX_PATH,
  searchIndexPart,
  searchOptions,
  wordsOf,
} from '@site/kit/search/search-options.ts';
import { synonyms } from '@site/kit/search/synonyms.ts';
import MiniSearch from 'minisearch';
import type { Pages } from '../versions/part-manifest.ts';

/**
 * How many entries one index holds. A thousand are about 65 kB on the wire; a phone fetches the first index when
 * somebody searches and another only when asked to.
 */
const ENTRIES_IN_ONE = 2000;

/** Which entries come first: what a worried parent looks for. */
const kinds: readonly SearchEntry['kind'][] = [
  'condition',
  'question',
  'page',
  'checklist',
  'article',
];

/**
 * The index that the site's search reads, as JSON by address: what remotes say of their own, and every other listed
 * page by its title. A large site has several; the first says how many. Of one kind those that remotes name first come
 * first. The same entries give the same bytes. Throws when two entries share an address.
 */
export function searchIndex(
  entries: readonly SearchEntry[],
  pages: Pages,
  entriesInOne = ENTRIES_IN_ONE,
): Readonly<Record<string, string>> {
  const said = new Set(entries.map(({ path }) => path));
  if (said.size < entries.length) throw new Error('Two search entries share an address.');
  const others = Object.entries(pages)
    .filter(([path, { listed }]) => listed && !said.has(path))
    .map(([path, { title, description }]): SearchEntry => ({
      path,
      kind: 'page',
      // What follows is the name of the site, which every page has.
      title: title.split(' | ')[0] ?? title,
      alsoCalled: [],
      summary: description,
    }))
    .toSorted(byPath);
  const all = [...entries, ...others];
  const ordered = kinds.flatMap((kind) => all.filter((entry) => entry.kind === kind));
  const parts = Math.max(1, Math.ceil(ordered.length / entriesInOne));
  const files: Record<string, string> = {};
  for (let part = 1; part <= parts; part += 1) {
    const own = ordered.slice((part - 1) * entriesInOne, part * entriesInOne);
    const index = new MiniSearch(searchOptions);
    index.addAll(own.toSorted(byPath).map(withSynonyms));
    const isFirst = part === 1;
    const address = isFirst ? SEARCH_INDEX_PATH : searchIndexPart(part);
    files[address] = JSON.stringify(isFirst && parts > 1 ? { ...index.toJSON(), parts } : index);
  }
  return files;
}

/** Each line of the table: its entries, each as it is indexed and as it is added to an entry that has another. */
const meanings = synonyms.map((line) =>
  line.split(', ').map((text) => ({ text, indexed: indexedText(text) })),
);

/** An entry that is also found by what else people call what its words name. */
function withSynonyms(entry: SearchEntry): IndexedEntry {
  const names = [entry.title, ...entry.alsoCalled];
  return {
    ...entry,
    alsoCalled: [...entry.alsoCalled, ...synonymsOf(names)],
    alsoSaid: synonymsOf([entry.summary]),
  };
}

/** All words of the meanings that these texts name. A word of a text counts twice then, and so before its synonyms. */
function synonymsOf(texts: readonly string[]): string[] {
  const indexed = texts.map(indexedText);
  return meanings
    .filter((meaning) =>
      meaning.some((each) => indexed.some((text) => text.includes(each.indexed))),
    )
    .flatMap((meaning) => meaning.map(({ text }) => text));
}

/** A text as the index has it, one space before and after each word, so that no part of a word counts. */
function indexedText(text: string): string {
  const words = wordsOf(text)
    .map(normaliseWord)
    .filter((word) => word !== null);
  return ` ${words.join(' ')} `;
}

function byPath(one: SearchEntry, other: SearchEntry): number {
  return one.path < other.path ? -1 : 1;
}

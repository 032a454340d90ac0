import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { SEARCH_INDEX_PATH, searchIndexPart } from '@site/kit/remote/registry.ts';
import {
  type IndexedEntry,
  normaliseWord,
  searchOptions,
  wordsOf,
} from '@site/kit/search/search-options.ts';
import { synonyms } from '@site/kit/search/synonyms.ts';
import MiniSearch from 'minisearch';
import { type Pages, shortTitle } from '../versions/part-manifest.ts';

/**
 * Entries per index. A thousand take about 65 kB compressed; a phone fetches the first index on the first search, and
 * more on request.
 */
const ENTRIES_PER_INDEX = 2000;

/** Kinds of entries, in the order in which a worried parent is likely to need them. */
const kinds: readonly SearchEntry['kind'][] = [
  'condition',
  'question',
  'page',
  'checklist',
  'article',
];

/**
 * Builds the search index as JSON files by URL. Contains the entries that remotes provide, and all other listed pages
 * by title. A large site has several files; the first records how many. Entries from remotes come first within their
 * kind. Deterministic. Throws if two entries share a path.
 */
export function searchIndex(
  entries: readonly SearchEntry[],
  pages: Pages,
  entriesPerIndex = ENTRIES_PER_INDEX,
): Readonly<Record<string, string>> {
  const knownPaths = new Set(entries.map(({ path }) => path));
  if (knownPaths.size < entries.length) throw new Error('Two search entries have the same path.');
  const others = Object.entries(pages)
    .filter(([path, { listed }]) => listed && !knownPaths.has(path))
    .map(([path, { title, description }]): SearchEntry => ({
      path,
      kind: 'page',
      // The rest is the site's name, which is in every page's title.
      title: shortTitle(title),
      alsoCalled: [],
      summary: description,
    }))
    .toSorted(byPath);
  const all = [...entries, ...others];
  const ordered = kinds.flatMap((kind) => all.filter((entry) => entry.kind === kind));
  const parts = Math.max(1, Math.ceil(ordered.length / entriesPerIndex));
  const files: Record<string, string> = {};
  for (let part = 1; part <= parts; part += 1) {
    const own = ordered.slice((part - 1) * entriesPerIndex, part * entriesPerIndex);
    const index = new MiniSearch(searchOptions);
    index.addAll(own.toSorted(byPath).map(withSynonyms));
    const isFirst = part === 1;
    const address = isFirst ? SEARCH_INDEX_PATH : searchIndexPart(part);
    files[address] = JSON.stringify(isFirst && parts > 1 ? { ...index.toJSON(), parts } : index);
  }
  return files;
}

/** Groups of synonyms, each term as written and as indexed. */
const meanings = synonyms.map((line) =>
  line.split(', ').map((text) => ({ text, indexed: indexedText(text) })),
);

/** Adds synonyms, so that a search for another word with the same meaning also finds the entry. */
function withSynonyms(entry: SearchEntry): IndexedEntry {
  const names = [entry.title, ...entry.alsoCalled];
  return {
    ...entry,
    alsoCalled: [...entry.alsoCalled, ...synonymsOf(names)],
    alsoSaid: synonymsOf([entry.summary]),
  };
}

/**
 * Returns all synonyms of the terms in these texts, including the terms themselves. Terms that occur in a text then
 * count twice, and rank above their synonyms.
 */
function synonymsOf(texts: readonly string[]): string[] {
  const indexed = texts.map(indexedText);
  return meanings
    .filter((meaning) =>
      meaning.some((each) => indexed.some((text) => text.includes(each.indexed))),
    )
    .flatMap((meaning) => meaning.map(({ text }) => text));
}

/** Returns the indexed words of a text, surrounded by spaces, so that only whole words match. */
function indexedText(text: string): string {
  const words = wordsOf(text)
    .map(normaliseWord)
    .filter((word) => word !== null);
  return ` ${words.join(' ')} `;
}

function byPath(one: SearchEntry, other: SearchEntry): number {
  return one.path < other.path ? -1 : 1;
}

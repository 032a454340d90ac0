import type { SearchEntry } from '@site/kit/remote/contract.ts';
import {
  SEARCH_INDEX_PATH,
  searchIndexPart,
  searchOptions,
} from '@site/kit/search/search-options.ts';
import MiniSearch from 'minisearch';
import type { Pages } from '../versions/part-manifest.ts';

/**
 * How many entries one index holds. A thousand are about 65 kB on the wire; a phone fetches the first index when
 * somebody searches and another only when asked to.
 */
const ENTRIES_IN_ONE = 2000;

/** Which entries come first: what a worried parent looks for. */
const kinds: readonly SearchEntry['kind'][] = ['condition', 'question', 'page', 'article'];

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
    index.addAll(own.toSorted(byPath));
    const isFirst = part === 1;
    const address = isFirst ? SEARCH_INDEX_PATH : searchIndexPart(part);
    files[address] = JSON.stringify(isFirst && parts > 1 ? { ...index.toJSON(), parts } : index);
  }
  return files;
}

function byPath(one: SearchEntry, other: SearchEntry): number {
  return one.path < other.path ? -1 : 1;
}

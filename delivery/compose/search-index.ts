import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { searchOptions } from '@site/kit/search/search-options.ts';
import MiniSearch from 'minisearch';
import type { Pages } from '../versions/part-manifest.ts';

/**
 * The index that the site's search reads, as JSON: what remotes say of their own, and every other listed
 * page by its title. The same entries give the same bytes, whatever order they come in. Throws when two
 * entries share an address.
 */
export function searchIndex(entries: readonly SearchEntry[], pages: Pages): string {
  const said = new Set(entries.map(({ path }) => path));
  const others = Object.entries(pages)
    .filter(([path, { listed }]) => listed && !said.has(path))
    .map(([path, { title, description }]): SearchEntry => ({
      path,
      kind: 'page',
      // What follows is the name of the site, which every page has.
      title: title.split(' | ')[0] ?? title,
      alsoCalled: [],
      summary: description,
    }));
  const index = new MiniSearch(searchOptions);
  index.addAll([...entries, ...others].toSorted((a, b) => (a.path < b.path ? -1 : 1)));
  return JSON.stringify(index);
}

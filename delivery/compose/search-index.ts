import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { searchOptions } from '@site/kit/search/search-options.ts';
import MiniSearch from 'minisearch';

/**
 * The index that the site's search reads, as JSON. The same entries give the same bytes, whatever order
 * they come in. Throws when two entries share an address.
 */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(entries.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
  return JSON.stringify(index);
}

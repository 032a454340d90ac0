/** Path of the index, or of its first part on a large site. */
export const SEARCH_INDEX_PATH = '/search-index.json';

/** Returns the path of a later part, counted from 2. */
export function searchIndexPart(number: number): string {
  return `/search-index-${number}.json`;
}

/** Matches the paths of later parts, which are reserved: no section may claim one. */
export const SEARCH_INDEX_PART = /^\/search-index-\d+\.json$/;

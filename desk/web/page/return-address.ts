import { textIn } from './form-values.ts';

/** Name of the query parameter and hidden field with the address of the list that a page was opened from. */
export const RETURN_FIELD = 'list';

/** A query string, percent-encoded. */
const QUERY = /^\?[\x21-\x7e]{1,4000}$/;

/**
 * Reads the address of the list that a page was opened from, with its filter and page. Anything but the list's own path
 * and a query is ignored, so it can never lead elsewhere.
 */
export function returnAddress(sent: unknown, list: `/${string}`): string {
  const address = textIn(sent, RETURN_FIELD);
  const isOfList = address.startsWith(list) && QUERY.test(address.slice(list.length));
  return isOfList ? address : list;
}

/** Adds the address of the list to a link. The list's own path, without a filter, need not be carried. */
export function fromList(href: string, address: string): string {
  if (!address.includes('?')) return href;
  const query = new URLSearchParams({ [RETURN_FIELD]: address });
  return `${href}?${query.toString()}`;
}

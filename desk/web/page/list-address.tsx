import { createContext, useContext } from 'react';
import { textIn } from './form-values.ts';

/** Name of the query parameter and hidden field with the address of the list that a page was opened from. */
export const LIST_FIELD = 'list';

/** A path of the desk with a query string, percent-encoded. */
const ADDRESS = /^(?:\/[a-z0-9-]+)+\?[\x21-\x7e]{1,4000}$/;

/** The address of the list that a page was opened from, with its filter, search and page; empty if it has none. */
export const ListAddress = createContext('');

/** Reads the address of a list from a form or query. Only addresses of this desk count, so it never leads elsewhere. */
export function listAddressIn(sent: unknown): string {
  const address = textIn(sent, LIST_FIELD);
  return ADDRESS.test(address) ? address : '';
}

/**
 * Makes a link keep a list's filter, search and page: a link to the list leads back to them, and a link to something
 * below it carries them. Other links stay as they are.
 */
export function keepList(href: string, list: string): string {
  const [path = '', query] = list.split('?', 2);
  if (query === undefined) return href;
  if (href === path) return list;
  if (!href.startsWith(`${path}/`)) return href;
  const [, target = '', hash = ''] = /^([^#]*)(.*)$/.exec(href) ?? [];
  const kept = new URLSearchParams({ [LIST_FIELD]: list });
  return `${target}${target.includes('?') ? '&' : '?'}${kept.toString()}${hash}`;
}

/** `keepList` for the list of the current page. */
export function useListAddress(): (href: string) => string {
  const list = useContext(ListAddress);
  return (href) => keepList(href, list);
}

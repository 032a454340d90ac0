import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parsePublicRegistry,
  REGISTRY_PATH,
  SEARCH_INDEX_PATH,
} from '@site/kit/remote/registry.ts';
import { searchIn } from '@site/kit/search/read-search.ts';
import { searchOptions } from '@site/kit/search/search-options.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';
import MiniSearch, { type SearchResult } from 'minisearch';
import { oncePerTree, type ServedTree } from './served-tree.ts';

/** A suggestion for a mistyped URL. */
export type SuggestedPage = { path: string; title: string };

/** How many pages to suggest, and the longest URL to make suggestions for. */
const MAX_SUGGESTIONS = 3;
const MAX_URL_LENGTH = 100;

const INDEX_FILE = SEARCH_INDEX_PATH.slice(1);

const REGISTRY_FILE = REGISTRY_PATH.slice(1);

/** Typos allowed in a URL. */
const MAX_TYPOS = 2;

/** Starts a query or fragment that an app or tracker has appended with a wrong or encoded separator. */
const GLUED_SUFFIX = /&|%26|%3f|%23/i;

/** Resolves URLs that have no page in a tree. */
type PageIndex = {
  /** Target pages by former URL. */
  redirects: ReadonlyMap<string, string>;
  /** Pages by the key (see `keyOf`) of their current or former URLs; `null` if ambiguous. */
  byKey: ReadonlyMap<string, string | null>;
};

/**
 * Returns the canonical URL, including the query, for a misspelt or former URL, or `null` if it is already canonical or
 * nothing matches. Only returns paths of pages in this tree, which never redirect, so there can be no open redirect and
 * no loop. Rejects if the tree's registry can't be read.
 */
export async function canonicalAddress(tree: ServedTree, url: string): Promise<string | null> {
  const [requested = '', ...queries] = url.split('?');
  if (tree.files.has(fileOf(requested))) return null;
  const [spelled = ''] = requested.split(GLUED_SUFFIX, 1);
  const key = keyOf(spelled);
  if (key === null) return null;
  const { redirects, byKey } = await pageIndexOf(tree);
  const page = redirects.get(decodeURIComponent(spelled).replace(/\/$/, '')) ?? byKey.get(key);
  if (page === undefined || page === null) return null;
  const behind = requested.slice(spelled.length);
  const part = behind.startsWith('%23') ? `#${behind.slice('%23'.length)}` : '';
  const glued = part ? '' : behind.replace(GLUED_SUFFIX, '');
  const query = [glued, ...queries].filter(Boolean).join('&');
  const { pathname, search, hash } = new URL(
    `${page}${query && `?${query}`}${part}`,
    'http://site',
  );
  return pathname + search + hash;
}

const pageIndexOf = oncePerTree(async ({ folder, files }): Promise<PageIndex> => {
  const redirects = new Map<string, string>();
  if (files.has(REGISTRY_FILE)) {
    const json: unknown = JSON.parse(await readFile(path.join(folder, REGISTRY_FILE), 'utf8'));
    for (const remote of Object.values(parsePublicRegistry(json).remotes)) {
      for (const [from, to] of Object.entries(remote.redirects ?? {})) {
        if (files.has(fileOf(to))) redirects.set(from, to);
      }
    }
  }
  const pages = [...files.keys()].map(pageOf).filter((page) => page !== null);
  const byKey = new Map<string, string | null>();
  for (const [address, to] of [...pages.map((page) => [page, page] as const), ...redirects]) {
    const key = keyOf(address);
    if (key === null) continue;
    const other = byKey.get(key);
    byKey.set(key, other === undefined || other === to ? to : null);
  }
  return { redirects, byKey };
});

/** Returns the URL of the page in this file, or `null` if the file isn't a page. */
export function pageOf(file: string): string | null {
  const [, page] = /^(.*?)\/?index\.html$/.exec(file) ?? [];
  return page === undefined ? null : `/${page}`;
}

/** Returns the file of the page at this URL, with or without a trailing slash. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1).replace(/\/$/, '')}/index.html`;
}

/**
 * Returns a key shared by all spellings of a URL: lower-case letters, digits and single slashes, with American
 * `behavioral` and without `index.html`. Returns `null` for dot segments and malformed encodings.
 */
function keyOf(address: string): string | null {
  let decodedAddress = '';
  try {
    decodedAddress = decodeURIComponent(address);
  } catch {
    return null;
  }
  if (decodedAddress.includes('\0') || /(^|[/\\])\.{1,2}([/\\]|$)/.test(decodedAddress))
    return null;
  return decodedAddress
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('behavioural', 'behavioral')
    .replace(/(?<=\/)index\.html?(?=[^\p{L}\p{N}]*$)/u, '')
    .replace(/[^\p{L}\p{M}\p{N}/]+/gu, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** Returns suggestions, best first. */
type Suggest = (address: string) => readonly SuggestedPage[];

/**
 * Suggests pages whose URL differs by a letter or two, then search results for the last segment. Suggests nothing for
 * file URLs, which nobody types. Rejects if the search index can't be read.
 */
export async function suggestedPages(
  tree: ServedTree,
  url: string,
): Promise<readonly SuggestedPage[]> {
  const [requested = ''] = url.split('?', 1);
  const isTyped = requested.length <= MAX_URL_LENGTH && !/\.\w+$/.test(requested);
  if (!isTyped || keyOf(requested) === null || !tree.files.has(INDEX_FILE)) return [];
  const suggest = await suggesterOf(tree);
  return suggest(decodeURIComponent(requested));
}

const suggesterOf = oncePerTree(async ({ folder }): Promise<Suggest> => {
  const json = await readFile(path.join(folder, INDEX_FILE), 'utf8');
  const index = MiniSearch.loadJSON(json, searchOptions);
  const search = searchIn([index]);
  const addresses = new MiniSearch<SuggestedPage>({
    idField: 'path',
    fields: ['path'],
    storeFields: ['title'],
    tokenize: (address) => [keyOf(address) ?? ''],
    processTerm: (key) => key,
    searchOptions: { fuzzy: MAX_TYPOS },
  });
  const pages = index.search(MiniSearch.wildcard).map(asPage);
  addresses.addAll(pages.filter((page) => !page.path.includes('#')));
  return (address) => {
    const lastSegment = address.split('/').findLast(Boolean) ?? '';
    const words = lastSegment.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
    const found = [...addresses.search(address).map(asPage), ...search(words).results];
    const byPath = new Map(found.map((page) => [page.path, page]));
    return [...byPath.values()].slice(0, MAX_SUGGESTIONS);
  };
});

function asPage({ id, title }: SearchResult): SuggestedPage {
  return { path: String(id), title: String(title) };
}

/** Fills in and shows the hidden list of suggestions in the shell's 404 page. */
export function withSuggestions(html: string, pages: readonly SuggestedPage[]): string {
  const links = pages.map(
    ({ path: address, title }) =>
      `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
  );
  return html.replace(
    /<div data-suggestions="" hidden="">(.*?<ul[^>]*>)<\/ul>/s,
    (_whole, before: string) => `<div>${before}${links.join('')}</ul>`,
  );
}

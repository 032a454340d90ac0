import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePublicRegistry, REGISTRY_PATH } from '@site/kit/remote/registry.ts';
import { searchIn } from '@site/kit/search/load-search.ts';
import { SEARCH_INDEX_PATH, searchOptions } from '@site/kit/search/search-options.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { ServedTree } from './site-host.ts';

/** A page that a mistyped address may mean. */
export type MeantPage = { path: string; title: string };

/** How many pages to suggest, and the longest address, in characters, for which to look for any. */
const MOST_SUGGESTIONS = 3;
const LONGEST_ADDRESS = 100;

/** The site's search index in a tree. */
const INDEX_FILE = SEARCH_INDEX_PATH.slice(1);

/** The sections of a tree, with their redirects. */
const REGISTRY_FILE = REGISTRY_PATH.slice(1);

/** How many letters of an address may be wrong. */
const WRONG_LETTERS = 2;

/** Where a query or fragment begins that a message or tracker has glued or encoded into the path. */
const BEHIND_ADDRESS = /&|%26|%3f|%23/i;

/** Where addresses without a page of their own lead in a tree. */
type Meant = {
  /** By former address. */
  redirects: ReadonlyMap<string, string>;
  /** By `keyOf` an address or former address; `null` where it may mean several pages. */
  byKey: ReadonlyMap<string, string | null>;
};

/** A tree never changes. */
const remembered = new WeakMap<ServedTree, Promise<Meant>>();

/**
 * Returns the canonical address of the page that a misspelled or former address means, with its query; `null` when the
 * address is already canonical or no page matches. Only paths of pages in this tree are returned, and those are never
 * redirected, so there is no open redirect and no loop. Rejects when the tree's registry cannot be read.
 */
export async function canonicalAddress(tree: ServedTree, url: string): Promise<string | null> {
  const [asWritten = '', ...queries] = url.split('?');
  if (tree.files?.has(fileOf(asWritten))) return null;
  const [spelled = ''] = asWritten.split(BEHIND_ADDRESS, 1);
  const key = keyOf(spelled);
  if (key === null) return null;
  const { redirects, byKey } = await meantBy(tree);
  const page = redirects.get(decodeURIComponent(spelled).replace(/\/$/, '')) ?? byKey.get(key);
  if (page === undefined || page === null) return null;
  const behind = asWritten.slice(spelled.length);
  const part = behind.startsWith('%23') ? `#${behind.slice('%23'.length)}` : '';
  const glued = part ? '' : behind.replace(BEHIND_ADDRESS, '');
  const query = [glued, ...queries].filter(Boolean).join('&');
  const { pathname, search, hash } = new URL(
    `${page}${query && `?${query}`}${part}`,
    'http://site',
  );
  return pathname + search + hash;
}

async function meantBy(tree: ServedTree): Promise<Meant> {
  const reading = remembered.get(tree) ?? readMeant(tree);
  remembered.set(tree, reading);
  try {
    return await reading;
  } catch (error) {
    remembered.delete(tree);
    throw error;
  }
}

async function readMeant({ folder, files }: ServedTree): Promise<Meant> {
  const redirects = new Map<string, string>();
  if (files?.has(REGISTRY_FILE)) {
    const json: unknown = JSON.parse(await readFile(path.join(folder, REGISTRY_FILE), 'utf8'));
    for (const remote of Object.values(parsePublicRegistry(json).remotes)) {
      for (const [from, to] of Object.entries(remote.redirects ?? {})) {
        if (files.has(fileOf(to))) redirects.set(from, to);
      }
    }
  }
  const pages = [...(files?.keys() ?? [])].map(pageOf).filter((page) => page !== null);
  const byKey = new Map<string, string | null>();
  for (const [address, to] of [...pages.map((page) => [page, page] as const), ...redirects]) {
    const key = keyOf(address);
    if (key === null) continue;
    const other = byKey.get(key);
    byKey.set(key, other === undefined || other === to ? to : null);
  }
  return { redirects, byKey };
}

/** The address of the page that a file holds; `null` for other files. */
export function pageOf(file: string): string | null {
  const [, page] = /^(.*?)\/?index\.html$/.exec(file) ?? [];
  return page === undefined ? null : `/${page}`;
}

/** The file of the page at a canonical address, with or without a trailing slash. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1).replace(/\/$/, '')}/index.html`;
}

/**
 * Reduces an address to what all its spellings share: lower-case letters, digits and single slashes, with the American
 * `behavioral` and without `index.html`. `null` for an address with dot segments or one that cannot be decoded.
 */
function keyOf(address: string): string | null {
  let readable = '';
  try {
    readable = decodeURIComponent(address);
  } catch {
    return null;
  }
  if (readable.includes('\0') || /(^|[/\\])\.{1,2}([/\\]|$)/.test(readable)) return null;
  return readable
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('behavioural', 'behavioral')
    .replace(/(?<=\/)index\.html?(?=[^\p{L}\p{N}]*$)/u, '')
    .replace(/[^\p{L}\p{M}\p{N}/]+/gu, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** Returns the pages that an address may mean, the likeliest first. */
type Suggest = (address: string) => readonly MeantPage[];

const suggesters = new WeakMap<ServedTree, Promise<Suggest>>();

/**
 * Suggests pages for an address without one: those whose address differs by a letter or two, then what the site's search
 * finds for its last segment. Suggests none for addresses of files, which nobody types. Rejects when the tree's search
 * index cannot be read.
 */
export async function suggestedPages(tree: ServedTree, url: string): Promise<readonly MeantPage[]> {
  const [asWritten = ''] = url.split('?', 1);
  const isTyped = asWritten.length <= LONGEST_ADDRESS && !/\.\w+$/.test(asWritten);
  if (!isTyped || keyOf(asWritten) === null || !tree.files?.has(INDEX_FILE)) return [];
  const opened = suggesters.get(tree) ?? openSuggester(tree);
  suggesters.set(tree, opened);
  try {
    return (await opened)(decodeURIComponent(asWritten));
  } catch (error) {
    suggesters.delete(tree);
    throw error;
  }
}

async function openSuggester({ folder }: ServedTree): Promise<Suggest> {
  const json = await readFile(path.join(folder, INDEX_FILE), 'utf8');
  const index = MiniSearch.loadJSON(json, searchOptions);
  const search = searchIn([index]);
  const addresses = new MiniSearch<MeantPage>({
    idField: 'path',
    fields: ['path'],
    storeFields: ['title'],
    tokenize: (address) => [keyOf(address) ?? ''],
    processTerm: (key) => key,
    searchOptions: { fuzzy: WRONG_LETTERS },
  });
  const pages = index.search(MiniSearch.wildcard).map(asPage);
  addresses.addAll(pages.filter((page) => !page.path.includes('#')));
  return (address) => {
    const lastStep = address.split('/').findLast(Boolean) ?? '';
    const words = lastStep.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
    const found = [...addresses.search(address).map(asPage), ...search(words).results];
    const byPath = new Map(found.map((page) => [page.path, page]));
    return [...byPath.values()].slice(0, MOST_SUGGESTIONS);
  };
}

function asPage({ id, title }: SearchResult): MeantPage {
  return { path: String(id), title: String(title) };
}

/** Fills the hidden list in the shell's 404 page with links to these pages, and shows it. */
export function withSuggestions(html: string, pages: readonly MeantPage[]): string {
  const links = pages.map(
    ({ path: address, title }) =>
      `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
  );
  return html.replace(
    /<div data-suggestions="" hidden="">(.*?<ul[^>]*>)<\/ul>/s,
    (_whole, before: string) => `<div>${before}${links.join('')}</ul>`,
  );
}

import { expect, test } from '@jest/globals';
import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { searchIn } from '@site/kit/search/load-search.ts';
import { searchOptions } from '@site/kit/search/search-options.ts';
import MiniSearch from 'minisearch';
import { searchIndex } from './search-index.ts';

const entry = (path: string, kind: SearchEntry['kind']): SearchEntry => ({
  path,
  kind,
  title: `About ${path}`,
  alsoCalled: [],
  summary: '',
});

const posts = ['/blog/9', '/blog/8', '/blog/7'].map((path) => entry(path, 'article'));
const others = [entry('/faq', 'question'), entry('/adhd', 'condition')];

const pathsIn = (text = '') =>
  Object.values(MiniSearch.loadJSON(text, searchOptions).toJSON().documentIds);

test('a site of typical size has a single index', () => {
  const files = searchIndex([...posts, ...others], {});
  expect(Object.keys(files)).toEqual(['/search-index.json']);
  expect(pathsIn(files['/search-index.json'])).toHaveLength(5);
  expect(JSON.parse(files['/search-index.json'] ?? '')).not.toHaveProperty('parts');
});

test('a large site’s first index contains the main pages and the newest articles', () => {
  const files = searchIndex([...posts, ...others], {}, 3);
  expect(Object.keys(files)).toEqual(['/search-index.json', '/search-index-2.json']);
  expect(pathsIn(files['/search-index.json'])).toEqual(['/adhd', '/blog/9', '/faq']);
  expect(pathsIn(files['/search-index-2.json'])).toEqual(['/blog/7', '/blog/8']);
  expect(JSON.parse(files['/search-index.json'] ?? '')).toMatchObject({ parts: 2 });
});

test('rejects two entries with the same URL, even in different indexes', () => {
  const twice = [...posts, entry('/blog/9', 'condition')];
  expect(() => searchIndex(twice, {}, 1)).toThrow('have the same path');
});

test('finds pages by synonym, ranked below exact matches', () => {
  const own = { ...entry('/fever', 'page'), title: 'Fever', summary: 'When to see a doctor.' };
  const literal = { ...entry('/hindi', 'page'), title: 'Bukhar aur sardi' };
  const [json = ''] = Object.values(searchIndex([own, literal], {}));
  const search = searchIn([MiniSearch.loadJSON(json, searchOptions)]);
  const pathsOf = (query: string) => search(query).results.map(({ path }) => path);
  expect(pathsOf('bukhar')).toEqual(['/hindi', '/fever']);
  expect(pathsOf('fever')).toEqual(['/fever', '/hindi']);
  expect(pathsOf('daktar')).toEqual(['/fever']);
});

import { afterEach, expect, jest, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import type { SearchEntry } from '../remote/contract.ts';
import { loadSearch } from './load-search.ts';
import { searchIn } from './read-search.ts';
import { searchOptions } from './search-options.ts';

const entry = (path: string, title: string, alsoCalled: string[], summary = ''): SearchEntry => ({
  path,
  kind: 'condition',
  title,
  alsoCalled,
  summary,
});

const index = new MiniSearch(searchOptions);
index.addAll([
  entry('/autism', 'Autism', ['ASD', 'does not speak'], 'How a child with autism meets the world.'),
  entry('/dyslexia', 'Dyslexia', ['word blindness', 'slow reading']),
  entry('/sleep', 'Sleep and bedtime', ['bed', 'night waking']),
]);
const search = searchIn([index]);
const pathsFor = (query: string) => search(query).results.map(({ path }) => path);

test.each([
  ['another spelling', 'disleksia', '/dyslexia'],
  ['an accent', 'Autísm', '/autism'],
  ['the start of a word', 'aut', '/autism'],
  ['words around it', 'my child is slow at reading', '/dyslexia'],
  ['the plural', 'beds', '/sleep'],
  ['a swapped pair of letters', 'dylsexia', '/dyslexia'],
  ['a swapped pair in a short word', 'selep', '/sleep'],
  ['letters two places from where they belong', 'austim', '/autism'],
  ['a name that is spelled out', 'A.S.D.', '/autism'],
  ['full-width letters', 'ＡＳＤ', '/autism'],
  ['characters that cannot be seen', '\u2060dys\u00adle\u200bxia', '/dyslexia'],
  ['an age', 'autism 3 years', '/autism'],
])('tolerates %s: "%s" finds %s', (_what, query, path) => {
  expect(pathsFor(query)[0]).toBe(path);
});

test('ranks whole words above prefixes, and matches fuzzily only as a last resort', () => {
  const own = new MiniSearch(searchOptions);
  own.addAll([
    entry('/danger', 'Danger signs of anger', []),
    entry('/danger-only', 'Danger', []),
    entry('/angry', 'Angerless days', []),
    entry('/odd', 'ODD', ['anger']),
  ]);
  const paths = (query: string) => searchIn([own])(query).results.map(({ path }) => path);
  expect(paths('anger')).toEqual(['/danger', '/odd', '/angry']);
  expect(paths('ange')).toEqual(['/danger', '/angry', '/odd']);
  expect(paths('dangre')).toEqual(expect.arrayContaining(['/danger-only']));
});

test('labels results that don’t match every word as near matches', () => {
  expect(search('bed wetting')).toMatchObject({ isNear: true, results: [{ path: '/sleep' }] });
  expect(search('autism')).toMatchObject({ isNear: false });
});

test('does not find unrelated words that sound alike', () => {
  expect(search('chickenpox').results).toEqual([]);
  expect(search('the and of').results).toEqual([]);
  expect(search('').results).toEqual([]);
});

const browserFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = browserFetch;
  jest.restoreAllMocks();
});

test('times out if the index never arrives, and fetches everything again on retry', async () => {
  const deadline = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  globalThis.fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      deadline.abort();
    });
  await expect(loadSearch()).rejects.toThrow('given up');
  globalThis.fetch = async () => new Response(JSON.stringify(index));
  const found = await loadSearch();
  expect(found.more).toBeNull();
  expect(found('autism').results.map(({ path }) => path)).toContain('/autism');
});

test('fetches the parts of a large index one by one and searches them together', async () => {
  jest.resetModules();
  const { loadSearch: load } = await import('./load-search.ts');
  const older = new MiniSearch(searchOptions);
  older.addAll([entry('/blog/1', 'Autism in the first year', []), entry('/blog/2', 'Teeth', [])]);
  const fetched: unknown[] = [];
  globalThis.fetch = async (address) => {
    fetched.push(address);
    const isFirst = address === '/search-index.json';
    return new Response(JSON.stringify(isFirst ? { ...index.toJSON(), parts: 2 } : older));
  };
  const first = await load();
  expect(first('teeth').results).toEqual([]);
  expect(fetched).toEqual(['/search-index.json']);
  const whole = await first.more?.();
  expect(fetched).toEqual(['/search-index.json', '/search-index-2.json']);
  expect(whole?.more).toBeNull();
  expect(whole?.('autism').results.map(({ path }) => path)).toEqual(['/autism', '/blog/1']);
  expect(whole?.('teeth').results.map(({ path }) => path)).toEqual(['/blog/2']);
});

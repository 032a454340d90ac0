import { afterEach, expect, jest, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import type { SearchEntry } from '../remote/contract.ts';
import { loadSearch, searchIn } from './load-search.ts';
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
const search = searchIn(index);
const pathsFor = (query: string) => search(query).results.map(({ path }) => path);

test.each([
  ['autism', '/autism'],
  ['autizm', '/autism'],
  ['Autísm', '/autism'],
  ['aut', '/autism'],
  ['dislexia', '/dyslexia'],
  ['disleksia', '/dyslexia'],
  ['my child is slow at reading', '/dyslexia'],
])('"%s" finds %s first', (query, path) => {
  expect(pathsFor(query)[0]).toBe(path);
});

test('where not every word is found, what comes near is told apart', () => {
  expect(search('bed wetting')).toMatchObject({ isNear: true, results: [{ path: '/sleep' }] });
  expect(search('autism')).toMatchObject({ isNear: false });
});

test('what the site does not have is not found by sound', () => {
  expect(search('chickenpox').results).toEqual([]);
  expect(search('the and of').results).toEqual([]);
  expect(search('').results).toEqual([]);
});

const browserFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = browserFetch;
  jest.restoreAllMocks();
});

test('an index that never arrives is given up, and the next try gets it', async () => {
  const deadline = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal);
  globalThis.fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      deadline.abort();
    });
  await expect(loadSearch()).rejects.toThrow('given up');
  globalThis.fetch = async () => new Response(JSON.stringify(index));
  const found = (await loadSearch())('autism');
  expect(found.results.map(({ path }) => path)).toContain('/autism');
});

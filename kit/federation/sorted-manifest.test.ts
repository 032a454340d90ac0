import { expect, test } from '@jest/globals';
import { sortLists } from './sorted-manifest.ts';

test('sorts the lists of a manifest and keeps what they say', () => {
  const react = { id: 'react', assets: { js: { sync: ['7.js', '10.js'] } } };
  const router = { id: 'router', assets: { js: { sync: ['8.js'] } } };
  const sorted = sortLists(JSON.stringify({ name: 'a', shared: [router, react] }));
  expect(sorted).toBe(sortLists(JSON.stringify({ name: 'a', shared: [react, router] })));
  expect(JSON.parse(sorted)).toEqual({
    name: 'a',
    shared: [{ ...react, assets: { js: { sync: ['10.js', '7.js'] } } }, router],
  });
});

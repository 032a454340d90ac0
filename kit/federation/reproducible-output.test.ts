import { expect, test } from '@jest/globals';
import { sortHashes, sortLists, withoutBuildHash } from './reproducible-output.ts';

test('sorts chunk hashes and changes nothing else', () => {
  const before = 'e.a=1,r.sriHashes={18:"sha256-b+/=",2:"sha256-a",7:"sha256-c"},r.f={18:0,2:1}';
  expect(sortHashes(before)).toBe(
    'e.a=1,r.sriHashes={18:"sha256-b+/=",2:"sha256-a",7:"sha256-c"},r.f={18:0,2:1}',
  );
  const other = 'e.a=1,r.sriHashes={7:"sha256-c",18:"sha256-b+/=",2:"sha256-a"},r.f={18:0,2:1}';
  expect(sortHashes(other)).toBe(sortHashes(before));
});

test('sorts the lists of a manifest without changing their content', () => {
  const react = { id: 'react', assets: { js: { sync: ['7.js', '10.js'] } } };
  const router = { id: 'router', assets: { js: { sync: ['8.js'] } } };
  const sorted = sortLists(JSON.stringify({ name: 'a', shared: [router, react] }));
  expect(sorted).toBe(sortLists(JSON.stringify({ name: 'a', shared: [react, router] })));
  expect(JSON.parse(sorted)).toEqual({
    name: 'a',
    shared: [{ ...react, assets: { js: { sync: ['10.js', '7.js'] } } }, router],
  });
});

test('blanks the build hash without changing the length', () => {
  expect(withoutBuildHash('s.h=()=>"f8d0d672669ed31c",s.g=1')).toBe(
    's.h=()=>"0000000000000000",s.g=1',
  );
});

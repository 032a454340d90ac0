import { expect, test } from '@jest/globals';
import { parseBenchArguments } from './parse-bench-arguments.ts';

const parse = (options: Record<string, string | boolean>, positionals: string[] = []) =>
  parseBenchArguments({ positionals, options });

test('without words, three runs on one page of each kind, on a site it builds', () => {
  expect(parse({})).toEqual({ runs: 3, pages: null, dataDir: null, writeDocs: false });
});

test('every word is read', () => {
  const words = { runs: '1', pages: '/,/contactUs,/', 'data-dir': '.data', 'write-docs': true };
  expect(parse(words)).toEqual({
    runs: 1,
    pages: ['/', '/contactUs'],
    dataDir: '.data',
    writeDocs: true,
  });
});

test.each(['0', '16', '2.5', 'many', ''])('%j runs are refused', (runs) => {
  expect(() => parse({ runs })).toThrow('--runs takes a number from 1 to 15');
});

test('a page that is no path is refused by name', () => {
  expect(() => parse({ pages: '/,contactUs' })).toThrow('"contactUs" does not');
});

test('an empty folder and stray words are refused', () => {
  expect(() => parse({ 'data-dir': '' })).toThrow('--data-dir takes the path');
  expect(() => parse({}, ['mfe-blog'])).toThrow('mfe-blog');
});

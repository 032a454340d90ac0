import { expect, test } from '@jest/globals';
import type { Release } from '../releases/release.ts';
import { islandScripts } from './island-scripts.ts';

const release: Release = {
  name: 'mfe-home',
  id: '0123456789abcdef',
  files: {},
  builtAt: '2024-06-17T10:00:00.000Z',
  gitRevision: null,
  contractVersion: 3,
  entry: 'entry.js',
  integrity: 'sha384-abc',
  styles: [],
  exposes: ['./app', './islands'],
  prefixes: ['/'],
  routes: [],
  islands: { bell: ['islands.js', 'bell.js'], door: ['islands.js', 'door.js'] },
};

const island = (name: string) => `<div data-island="${name}" data-props="{}"></div>`;

test('a page names the scripts of its islands, each once', () => {
  const html = `<h1>Hall</h1>${island('door')}${island('bell')}${island('door')}`;
  expect(islandScripts(release, html)).toEqual(['islands.js', 'door.js', 'bell.js']);
});

test('a page without islands needs no script of its section', () => {
  expect(islandScripts(release, '<h1>Hall</h1>')).toEqual([]);
});

test('words that only look like an island are none', () => {
  expect(islandScripts(release, '<p>Write data-island=&quot;door&quot;</p>')).toEqual([]);
});

test('an island without code is named, with the file that should be there', () => {
  expect(() => islandScripts(release, island('gate'))).toThrow('mfe-home has no gate.island.tsx');
});

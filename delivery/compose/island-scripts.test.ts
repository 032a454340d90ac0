import { expect, test } from '@jest/globals';
import { describe } from '../testing/open-test-site.ts';
import { islandScripts } from './island-scripts.ts';

const release = {
  ...describe({ name: 'mfe-home' }),
  islands: { bell: ['islands.js', 'bell.js'], door: ['islands.js', 'door.js'] },
};

const island = (name: string) => `<div data-island="${name}" data-props="{}"></div>`;

test('lists each island’s scripts only once', () => {
  const html = `<h1>Hall</h1>${island('door')}${island('bell')}${island('door')}`;
  expect(islandScripts(release, html)).toEqual(['islands.js', 'door.js', 'bell.js']);
});

test.each(['<h1>Hall</h1>', '<p>Write data-island=&quot;door&quot;</p>'])(
  '%s has no islands and needs no scripts',
  (html) => {
    expect(islandScripts(release, html)).toEqual([]);
  },
);

test('reports an island without code, naming the expected file', () => {
  expect(() => islandScripts(release, island('gate'))).toThrow('mfe-home has no gate.island.tsx');
});

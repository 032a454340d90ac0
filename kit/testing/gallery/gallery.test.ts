import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { reachedModules } from '../../federation/reached-modules.ts';
import { usagesIn } from './usages-in.ts';

const examples = globSync(path.join(__dirname, '*.examples.tsx'));

test('the gallery shows every component of kit', () => {
  const shown = reachedModules([path.join(__dirname, 'remote.ts')]);
  const ui = path.resolve(__dirname, '../../ui');
  const components = globSync('*.tsx', { cwd: ui }).filter((file) => !file.endsWith('.test.tsx'));
  // The first link of the shell's document.
  const missing = components.filter((file) => !shown.has(path.join(ui, file)));
  expect(missing).toEqual(['skip-link.tsx']);
});

test('every example has its source', () => {
  for (const file of examples) {
    const source = readFileSync(file, 'utf8');
    const titles = [...source.matchAll(/^ {4}title: '(.+)',$/gm)].map(([, title]) => title);
    expect(Object.keys(usagesIn(source))).toEqual(titles);
  }
});

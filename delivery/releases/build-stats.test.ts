import { expect, test } from '@jest/globals';
import { buildErrors, parseBuildStats } from './build-stats.ts';

const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

/** A report in the format of `rspack build --json`, with only the fields we read. */
const report = JSON.stringify({
  children: [
    { name: 'mfe-home:styles', namedChunkGroups: { styles: group('styles.css', 'styles.js') } },
    {
      name: 'mfe-home:app',
      namedChunkGroups: {
        'exposed-app': group('chunk-app.js', 'chunk-app.css'),
        'exposed-dialogs': group('chunk-dialogs.js'),
        'exposed-islands': group('chunk-islands.js'),
        'island-bell.gong': group('chunk-shared.js', 'chunk-bell.js', 'chunk-bell.css'),
        'island-slides': {
          ...group('chunk-shared.js', 'chunk-slides.js'),
          childAssets: { preload: ['chunk-slider.js'] },
        },
        home: group('chunk-home.js'),
      },
    },
    { name: 'mfe-home:node', namedChunkGroups: { home: group('renderer.cjs') } },
  ],
});

test('lists exposed modules, and island scripts in loading order with their preloads', () => {
  expect(buildErrors(report)).toEqual([]);
  expect(parseBuildStats(report).exposes).toEqual(['./app', './dialogs', './islands']);
  expect(parseBuildStats(report).islands).toEqual({
    bell: ['chunk-islands.js', 'chunk-shared.js', 'chunk-bell.js'],
    gong: ['chunk-islands.js', 'chunk-shared.js', 'chunk-bell.js'],
    slides: ['chunk-islands.js', 'chunk-shared.js', 'chunk-slides.js', 'chunk-slider.js'],
  });
});

test('hot updates are not scripts of an island', () => {
  const islands = group('chunk-islands.js', 'exposed-islands.0ae45.hot-update.js.full.js');
  const namedChunkGroups = { 'exposed-islands': islands, 'island-bell': group('chunk-bell.js') };
  const again = JSON.stringify({ children: [{ name: 'mfe-home:app', namedChunkGroups }] });
  expect(parseBuildStats(again).islands).toEqual({ bell: ['chunk-islands.js', 'chunk-bell.js'] });
});

test('reports the errors of all builds verbatim, below the file name', () => {
  const errors = [{ moduleName: './remote.ts', message: 'Module not found: ./missing.ts' }];
  const failed = JSON.stringify({
    children: [{ errors }, { errors: [{ message: 'Unexpected token' }] }],
  });
  expect(buildErrors(failed)).toEqual([
    './remote.ts\nModule not found: ./missing.ts',
    'Unexpected token',
  ]);
});

test('rejects a report in an unknown format', () => {
  expect(() => parseBuildStats('{"chunks":[]}')).toThrow('children');
  expect(() => buildErrors('not JSON')).toThrow('JSON');
});

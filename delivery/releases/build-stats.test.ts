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
        'exposed-app': {
          ...group('chunk-shared.js', 'chunk-app.js', 'chunk-app.css'),
          childAssets: { preload: ['chunk-slider.js'] },
        },
        'exposed-dialogs': group('chunk-shared.js', 'chunk-dialogs.js'),
        home: group('chunk-home.js'),
      },
    },
    { name: 'mfe-home:node', namedChunkGroups: { home: group('renderer.cjs') } },
  ],
});

test('lists the scripts of exposed modules in loading order, with their preloads', () => {
  expect(buildErrors(report)).toEqual([]);
  expect(parseBuildStats(report).scripts).toEqual({
    './app': ['chunk-shared.js', 'chunk-app.js', 'chunk-slider.js'],
    './dialogs': ['chunk-shared.js', 'chunk-dialogs.js'],
  });
});

test('hot updates are not scripts of an exposed module', () => {
  const app = group('chunk-app.js', 'exposed-app.0ae45.hot-update.js.full.js');
  const again = JSON.stringify({
    children: [{ name: 'mfe-home:app', namedChunkGroups: { 'exposed-app': app } }],
  });
  expect(parseBuildStats(again).scripts).toEqual({ './app': ['chunk-app.js'] });
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

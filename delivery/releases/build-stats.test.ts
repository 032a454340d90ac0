import { expect, test } from '@jest/globals';
import { buildErrors, parseBuildStats } from './build-stats.ts';

const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

/** A report as `rspack build --json` writes it, shortened to what is read. */
const report = JSON.stringify({
  children: [
    { name: 'mfe-home:styles', namedChunkGroups: { styles: group('styles.css', 'styles.js') } },
    {
      name: 'mfe-home:app',
      namedChunkGroups: {
        'exposed-app': group('chunk-app.js', 'chunk-app.css'),
        'exposed-dialogs': group('chunk-dialogs.js'),
        home: group('chunk-shared.js', 'chunk-home.js'),
      },
    },
    { name: 'mfe-home:node', namedChunkGroups: { home: group('renderer.cjs') } },
  ],
});

test('the exposed modules of the browser build are listed', () => {
  expect(parseBuildStats(report).exposes).toEqual(['./app', './dialogs']);
});

test('the scripts of a module and of a page are listed in loading order, styles left out', () => {
  const { scriptsOf } = parseBuildStats(report);
  expect(scriptsOf('./app')).toEqual(['chunk-app.js']);
  expect(scriptsOf('home')).toEqual(['chunk-shared.js', 'chunk-home.js']);
  expect(scriptsOf('styles')).toEqual([]);
  expect(scriptsOf('nowhere')).toEqual([]);
});

test('a build that went well complains of nothing', () => {
  expect(buildErrors(report)).toEqual([]);
});

test('the complaints of all builds are given in their own words', () => {
  const errors = [{ message: 'Module not found: ./missing.ts' }];
  const failed = JSON.stringify({
    children: [{ errors }, { errors: [{ message: 'Unexpected token' }] }],
  });
  expect(buildErrors(failed)).toEqual(['Module not found: ./missing.ts', 'Unexpected token']);
});

test('a report in another form is refused', () => {
  expect(() => parseBuildStats('{"chunks":[]}')).toThrow('children');
  expect(() => buildErrors('not JSON')).toThrow('JSON');
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildErrors, parseBuildStats } from './build-stats.ts';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentProblems } from './content-problems.ts';
import { copyAssets } from './build-release.ts';
import { describe as releaseOf, type FakeRelease } from '../testing/open-test-site.ts';
import { descriptionProblems } from './description-problems.ts';
import { folderForEach } from '../testing/folder-for-each.ts';

const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

/** A report in the format of `rspack build --json`, with only the fields we read. */
const report = JSON.stringify({
  children: [
    { name: 'mfe-home:styles', namedChunkGroups: { styles: group('styles.css', 'styles.js') } },
    {
      name: 'mfe-home:app',
      namedChunkGroups: {
        'exposed-app': group('chunk-shared.js', 'chunk-app.js', 'chunk-app.css'),
        'exposed-dialogs': group('chunk-shared.js', 'chunk-dialogs.js'),
        home: group('chunk-home.js'),
      },
    },
    { name: 'mfe-home:node', namedChunkGroups: { home: group('renderer.cjs') } },
  ],
});

test('lists the scripts of exposed modules in loading order', () => {
  expect(buildErrors(report)).toEqual([]);
  expect(parseBuildStats(report).scripts).toEqual({
    './app': ['chunk-shared.js', 'chunk-app.js'],
    './dialogs': ['chunk-shared.js', 'chunk-dialogs.js'],
  });
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

describe('the check of content', () => {
  const folder = folderForEach();

  beforeEach(async () => {
    await writeFile(path.join(folder.path, 'package.json'), '{ "type": "module" }');
  });

  async function save(program: string): Promise<void> {
    await writeFile(path.join(folder.path, 'check-content.ts'), program);
  }

  test('a part without a check has no problems', async () => {
    expect(await contentProblems(folder.path)).toEqual([]);
  });

  test("reruns a part's check after every save", async () => {
    await save(`export const checkContent = (): string[] => ['faq.ts, lead: must not be empty'];`);
    expect(await contentProblems(folder.path)).toEqual(['faq.ts, lead: must not be empty']);

    await save('export const checkContent = (): string[] => [];');
    expect(await contentProblems(folder.path)).toEqual([]);
  });

  test('reports the position of a syntax error', async () => {
    await save('export const checkContent = () => [');
    await expect(contentProblems(folder.path)).rejects.toThrow('check-content.ts:1');
  });
});

describe('the assets of a release', () => {
  const root = folderForEach();
  let assets = '';
  let copied = '';

  beforeEach(async () => {
    assets = path.join(root.path, 'assets');
    copied = path.join(root.path, 'copied');
    await mkdir(path.join(assets, 'fonts'), { recursive: true });
    await writeFile(path.join(assets, 'cap.svg'), '<svg/>');
    await writeFile(path.join(assets, 'fonts/a.woff2'), 'font');
    await writeFile(path.join(root.path, 'private.txt'), 'private');
  });

  test('copies pictures under hashed names, and folders as they are', async () => {
    await copyAssets('mfe-home', assets, copied);
    expect((await readdir(copied, { recursive: true })).toSorted()).toEqual([
      'fonts',
      'fonts/a.woff2',
      'mfe-home',
      expect.stringMatching(/^mfe-home\/cap\.[0-9a-f]{8}\.svg$/),
    ]);
  });

  test.each(['../private.txt', '/dev/zero'])(
    'publishes no file behind a link to %s',
    async (to) => {
      await symlink(to, path.join(assets, 'link.svg'));
      await expect(copyAssets('mfe-home', assets, copied)).rejects.toThrow(
        'link.svg is not a file',
      );
    },
  );
});

const problemsWith = (file: string, name: FakeRelease['name'] = 'mfe-blog') =>
  descriptionProblems(releaseOf({ name, files: { [file]: '' } }));

test.each(['browser/chunk.js', 'browser/mf-manifest.json', 'node/part.cjs', 'assets/blog/sun.svg'])(
  'accepts %s',
  (file) => {
    expect(problemsWith(file)).toEqual([]);
  },
);

test.each([
  'browser/evil.html',
  'browser/evil.svgz',
  'browser/page',
  'node/program.sh',
  'assets/blog/evil.html',
])('rejects %s, which a browser or server could misinterpret', (file) => {
  expect(problemsWith(file)).toEqual([`${file} has a file type that is not allowed there.`]);
});

test.each([
  '../secret.js',
  'browser/../secret.js',
  '/etc/passwd',
  'browser//x.js',
  'browser/.htaccess',
  String.raw`browser\..\x.js`,
  'browser/x.js/',
  'browser/app.js.gz',
  'elsewhere/file.js',
  `browser/${'x'.repeat(300)}`,
  'browser/\u202exj.s',
])('rejects the path %j', (file) => {
  expect(problemsWith(file)).toContainEqual(
    expect.stringMatching(/ is not a valid file path in a release\.$/),
  );
});

test('rejects a file that is also a folder', () => {
  expect(problemsWith('browser/entry.js/x.js')).toContain(
    'browser/entry.js is both a file and a folder.',
  );
});

import { expect, test } from '@jest/globals';
import { describe, type FakeRelease } from '../testing/open-test-site.ts';
import { descriptionProblems } from './description-problems.ts';

const problemsWith = (file: string, name: FakeRelease['name'] = 'mfe-blog') =>
  descriptionProblems(describe({ name, files: { [file]: '' } }));

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

test('allows whole pages only in the assets of the shell', () => {
  expect(problemsWith('assets/stand-ins/desk.html', 'shell')).toEqual([]);
});

test.each(['../secret.js', 'browser/../secret.js', 'elsewhere/file.js', 'browser/app.js.gz'])(
  'rejects the path %s',
  (file) => {
    expect(problemsWith(file)).toContain(
      `${JSON.stringify(file)} is not a valid file path in a release.`,
    );
  },
);

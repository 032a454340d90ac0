import { expect, test } from '@jest/globals';
import type { ChangedPage } from './changed-words.ts';
import { titleOfPages, withoutRepeats } from './repeated-words.ts';

const sign = {
  before: 'Your child rarely answers when you call their name.',
  after: 'Your child often does not answer when you call their name.',
};
const dose = { before: '0.5 ml', after: '0.8 ml' };

const page = (path: string, more: Partial<ChangedPage> = {}): ChangedPage => ({
  path,
  part: 'mfe-assessments',
  title: `About ${path}`,
  kind: 'changed',
  words: [sign],
  moved: 0,
  cites: { added: [], removed: [] },
  alsoOn: [],
  ...more,
});

const shown = (pages: readonly ChangedPage[]) =>
  withoutRepeats(pages).map(({ path, words, alsoOn }) => [path, words.length, alsoOn]);

test('shows a change once, on the deepest page, which names the others', () => {
  expect(shown([page('/'), page('/conditions/autism'), page('/conditions')])).toEqual([
    ['/', 0, []],
    ['/conditions/autism', 1, ['/', '/conditions']],
    ['/conditions', 0, []],
  ]);
});

test('shows a change on the page with the fewest changes of those equally deep', () => {
  const other = { before: null, after: 'Speak to a doctor if your child stops using words.' };
  expect(
    shown([
      page('/conditions/all', { words: [sign, other] }),
      page('/conditions/autism'),
      page('/conditions/speech', { words: [other] }),
    ]),
  ).toEqual([
    ['/conditions/all', 0, []],
    ['/conditions/autism', 1, ['/conditions/all']],
    ['/conditions/speech', 1, ['/conditions/all']],
  ]);
});

test('shows short texts, such as doses, on every page', () => {
  expect(shown([page('/fever', { words: [dose] }), page('/pain', { words: [dose] })])).toEqual([
    ['/fever', 1, []],
    ['/pain', 1, []],
  ]);
});

test('shows new and removed pages as a whole', () => {
  const text = { before: null, after: sign.after };
  expect(
    shown([
      page('/new', { kind: 'added', words: [text] }),
      page('/new/too', { kind: 'added', words: [text] }),
      page('/list/of/pages', { words: [text] }),
    ]),
  ).toEqual([
    ['/new', 1, []],
    ['/new/too', 1, ['/list/of/pages']],
    ['/list/of/pages', 0, []],
  ]);
});

test('shows a citation once', () => {
  const who = { kind: 'source' as const, text: 'WHO', url: 'https://www.who.int/x' };
  const cites = { added: [who], removed: [] };
  const reduced = withoutRepeats([
    page('/conditions', { words: [], cites }),
    page('/conditions/autism', { words: [], cites }),
  ]);
  expect(reduced.map((each) => each.cites.added.length)).toEqual([0, 1]);
});

test('names a change by the pages whose own text changes', () => {
  const pages = ['/a/1', '/b/2', '/c/3', '/d/4'].map((path, index) =>
    page(path, { words: [{ before: null, after: `${'A new sentence, '.repeat(4)}${index}` }] }),
  );
  expect(titleOfPages(withoutRepeats(pages))).toBe('About /a/1; About /b/2; About /c/3 and 1 more');
  expect(titleOfPages([page('/a', { words: [] })])).toBe('');
});

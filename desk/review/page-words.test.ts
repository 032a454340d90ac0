import { expect, test } from '@jest/globals';
import { pageWords } from './page-words.ts';
import { isSilent, noWords, wordChanges } from './changed-words.ts';

const page = (fragment: string) =>
  `<!doctype html><title>Tab</title><body><header>Menu</header><div data-remote="mfe-assessments">${fragment}</div><footer>080</footer>`;

test('extracts a section’s text block by block, without markup', () => {
  const { blocks } = pageWords(
    page(`<style>.a{}</style><h1 class="a">About <em>ADHD</em></h1>
      <p>Many parents blame themselves,<br>and it is not your fault.<sup><a href="#source-1" aria-label="Source 1">1</a></sup></p>
      <ul><li>Give <s>10 ml</s> 5 ml</li><li>Two &amp; three</li></ul><script>var words = 'none';</script>
      <p><img alt="A child at a desk"><button aria-label="Close"></button></p>`),
  );
  expect(blocks).toEqual([
    'About ADHD',
    'Many parents blame themselves, and it is not your fault.[1]',
    'Give [Struck out: 10 ml] 5 ml',
    'Two & three',
    '[Picture: A child at a desk]',
    '[Label: Close]',
  ]);
});

test('separates sources and external links from text', () => {
  const { blocks, citations } = pageWords(
    page(`<p>Ask <a href="https://help.example/line">a helpline</a> or <a href="/contact">us</a>.</p>
      <ol><li id="source-1">WHO, 2021 <a href="https://www.who.int/x">who.int</a></li></ol>`),
  );
  expect(blocks).toEqual(['Ask a helpline or us.']);
  expect(citations).toEqual([
    { kind: 'link', text: 'a helpline', url: 'https://help.example/line' },
    { kind: 'source', text: 'WHO, 2021 who.int', url: 'https://www.who.int/x' },
  ]);
});

test('reports added, removed and changed text and citations', () => {
  const before = pageWords(
    page(
      '<p>Stays</p><p>Old words</p><p>Goes</p><p>Stays, too</p><a href="https://old.example/">O</a>',
    ),
  );
  const after = pageWords(
    page(
      '<p>Comes</p><p>Stays</p><p>New words</p><p>Stays, too</p><a href="https://new.example/">O</a>',
    ),
  );
  expect(wordChanges(before, after)).toEqual({
    words: [
      { before: null, after: 'Comes' },
      { before: 'Old words', after: 'New words' },
      { before: 'Goes', after: null },
    ],
    moved: 0,
    cites: {
      added: [{ kind: 'link', text: 'O', url: 'https://new.example/' }],
      removed: [{ kind: 'link', text: 'O', url: 'https://old.example/' }],
    },
  });
  expect(isSilent(wordChanges(before, after))).toBe(false);
  expect(wordChanges(noWords, before).words).toHaveLength(5);
});

test('a block that moved is neither new nor removed, unless its words changed on the way', () => {
  const blocks = (...texts: string[]) =>
    pageWords(page(texts.map((text) => `<p>${text}</p>`).join('')));
  const before = blocks('Fever', 'Give 5 ml', 'Rest', 'Drink', 'Drink');
  expect(wordChanges(before, blocks('Rest', 'Drink', 'Drink', 'Give 5 ml', 'Fever'))).toMatchObject(
    {
      words: [],
      moved: 2,
    },
  );
  expect(
    isSilent(wordChanges(before, blocks('Give 5 ml', 'Fever', 'Rest', 'Drink', 'Drink'))),
  ).toBe(false);
  expect(wordChanges(before, blocks('Rest', 'Drink', 'Give 50 ml', 'Fever'))).toMatchObject({
    words: [
      { before: 'Give 5 ml', after: null },
      { before: 'Drink', after: 'Give 50 ml' },
    ],
    moved: 1,
  });
});

test('a change in markup alone is not a text change', () => {
  const before = pageWords(page('<p class="a">The <b>same</b> words</p>'));
  const after = pageWords(page('<div><p>The same\n  <i>words</i></p></div>'));
  expect(isSilent(wordChanges(before, after))).toBe(true);
});

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
    { kind: 'heading', words: 'About ADHD' },
    { kind: 'text', words: 'Many parents blame themselves, and it is not your fault.[1]' },
    { kind: 'item', words: 'Give [Struck out: 10 ml] 5 ml' },
    { kind: 'item', words: 'Two & three' },
    { kind: 'text', words: '[Picture: A child at a desk]' },
    { kind: 'text', words: '[Label: Close]' },
  ]);
});

test('keeps each row of a table, term with its description, and summary in one block', () => {
  const { blocks } = pageWords(
    page(`<table><tr><th>Age</th><th>Dose</th></tr>
      <tr><td><p>Under <b>3 months</b></p></td><td>None:<br>see a doctor<sup><a href="#source-1">1</a></sup></td></tr></table>
      <dl><div><dt>Written by</dt> <dd>Asha Rao</dd></div><dt>Last changed</dt><dd><time title="1 June 2026">1 June 2026</time></dd></dl>
      <ol><li>Call first.</li></ol><details><summary><div><h3>2 sources</h3><span>, last checked </span><time>1 June 2026</time></div></summary><p>More</p></details>`),
  );
  expect(blocks).toEqual([
    { kind: 'row', words: 'Age | Dose' },
    { kind: 'row', words: 'Under 3 months | None: see a doctor[1]' },
    { kind: 'row', words: 'Written by | Asha Rao' },
    { kind: 'row', words: 'Last changed | 1 June 2026' },
    { kind: 'step', words: 'Call first.' },
    { kind: 'text', words: '2 sources, last checked 1 June 2026' },
    { kind: 'text', words: 'More' },
  ]);
});

test('separates sources and external links from text', () => {
  const { blocks, citations } = pageWords(
    page(`<p>Ask <a href="https://help.example/line">a helpline</a> or <a href="/contact">us</a>.</p>
      <ol><li id="source-1">WHO, 2021 <a href="https://www.who.int/x">who.int</a></li></ol>`),
  );
  expect(blocks).toEqual([{ kind: 'text', words: 'Ask a helpline or us.' }]);
  expect(citations).toEqual([
    { kind: 'link', text: 'a helpline', url: 'https://help.example/line' },
    { kind: 'source', text: 'WHO, 2021', url: 'https://www.who.int/x' },
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
      { before: null, after: 'Comes', kind: 'text' },
      { before: 'Old words', after: 'New words', kind: 'text' },
      { before: 'Goes', after: null, kind: 'text' },
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

test('names the heading that a change is below, of the text that has the change', () => {
  const before = pageWords(page('<h2>Rest</h2><p>Two days</p><h2>Old</h2><p>Goes</p><p>Stays</p>'));
  const after = pageWords(page('<h2>Rest</h2><p>Three days</p><h2>New</h2><p>Stays</p>'));
  expect(wordChanges(before, after).words.map(({ under }) => under)).toEqual([
    'Rest',
    undefined,
    'Old',
  ]);
});

import { expect, test } from '@jest/globals';
import { defaultKeymap } from '@codemirror/commands';
import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, runScopeHandlers } from '@codemirror/view';
import * as fc from 'fast-check';
import { readPostText } from '@site/api/posts/post-markdown.ts';
import { fieldsOf, fieldsSent, sourceOf } from '../post-fields.ts';
import { lineBreakKeys } from './browser/line-breaks.ts';
import { markdownView } from './browser/markdown-view.ts';
import { pictureChange, tools } from './browser/tools.ts';

/** What the site accepts and shows, in spellings that other editors rewrite, and what it refuses. */
const samples = [
  '# At home\n\nKeep **warm** and __dry__, *calm* and _quiet_.',
  '* one\n+ two\n- three\n\n3. Rest\n7) Sleep\n',
  'Setext\n======\n\nTwo trailing spaces  \nand a backslash\\\nbreak',
  '| a | b |\n|:--|--:|\n| 1 \\| 2 | ~~3~~ |\n',
  'See [here][who] and <https://who.int>.[^1][^2]\n\n[who]: https://who.int "Title"\n',
  '![A child rests](pictures/unwell-child.svg)\n\n    code\n\n```js\nlet a;\n```\n\n***\n',
  '> quote\nlazy\n\n<b>HTML</b> &amp; &nbsp; \\* 5 < 6',
  '\n\n\tTab and trailing spaces   \n\n\n',
];

function viewOf(doc: string): EditorView {
  const extensions = [
    markdownLanguage,
    markdownView((name) => `/pictures/${name}`),
    keymap.of([...lineBreakKeys, ...defaultKeymap]),
  ];
  return new EditorView({ state: EditorState.create({ doc, extensions }), parent: document.body });
}

/** What is stored of a text that was shown, walked through and saved without a change. */
function stored(text: string): string {
  const view = viewOf(text);
  for (let line = 1; line <= view.state.doc.lines; line += 1) {
    view.dispatch({ selection: { anchor: view.state.doc.line(line).to } });
  }
  // A browser sends the ends of lines so.
  const body = view.state.doc.toString().replaceAll('\n', '\r\n');
  view.destroy();
  return fieldsOf(sourceOf(fieldsSent({ title: 'Ears', body }), '2026-11-27')).body;
}

test.each(samples)('keeps Markdown exactly as written: %j', (text) => {
  expect(stored(text)).toBe(text);
});

test('keeps arbitrary text unchanged', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((each) => each.replaceAll('\r', ''));
  const mixed = fc.array(
    fc.oneof(text, fc.constantFrom('\n', '**', '[', '](', '~~', '---\n', '#')),
  );
  fc.assert(
    fc.property(mixed, (pieces) => {
      expect(stored(pieces.join(''))).toBe(pieces.join(''));
    }),
    { numRuns: 60, seed: 20_261_128 },
  );
});

test('the toolbar buttons format the selection, and remove the format again', () => {
  const view = viewOf('one\ntwo');
  view.dispatch({ selection: { anchor: 0, head: 3 } });
  tools['bold']?.(view);
  expect(view.state.doc.toString()).toBe('**one**\ntwo');
  tools['bold']?.(view);
  view.dispatch({ selection: { anchor: 0, head: 7 } });
  tools['numbers']?.(view);
  expect(view.state.doc.toString()).toBe('1. one\n2. two');
  tools['numbers']?.(view);
  tools['heading']?.(view);
  expect(view.state.doc.toString()).toBe('## one\n## two');
  view.dispatch({ changes: pictureChange(view.state.doc, 2, 'A [warm]\ncap', 'cap.png') });
  expect(view.state.doc.toString()).toBe('## one\n\n![A warm cap](cap.png)\n\n## two');
  view.destroy();
});

test('a table is inserted as a paragraph of its own, with the words of its first cell selected', () => {
  const view = viewOf('one\ntwo');
  view.dispatch({ selection: { anchor: 1 } });
  tools['table']?.(view);
  const { from, to } = view.state.selection.main;
  expect(view.state.sliceDoc(from, to)).toBe('First column');
  expect(htmlOf(view.state.doc.toString())).toMatch(
    /^<p>one<\/p><table><thead><tr><th>First column<\/th>.*<\/table><p>two<\/p>$/,
  );
  view.destroy();
});

test('a picture is shown instead of its Markdown, except on the line with the cursor', () => {
  const view = viewOf('Above\n\n![A warm cap](cap.png)');
  expect(view.dom.querySelector<HTMLImageElement>('.cm-picture')?.alt).toBe('A warm cap');
  expect(view.contentDOM.textContent).not.toContain('cap.png');
  view.dispatch({ selection: { anchor: view.state.doc.length } });
  expect(view.dom.querySelector<HTMLImageElement>('.cm-picture')?.alt).toBe('A warm cap');
  expect(view.contentDOM.textContent).toContain('![A warm cap](cap.png)');
  view.destroy();
});

/** Types into an empty editor. `↵` is Enter, `⇧` Shift+Enter and `⌫` Backspace. */
function typed(keys: string): string {
  const view = viewOf('');
  const pressed = {
    '↵': ['Enter', false],
    '⇧': ['Enter', true],
    '⌫': ['Backspace', false],
  } as const;
  for (const each of keys) {
    if (each === '↵' || each === '⇧' || each === '⌫') {
      const [key, shiftKey] = pressed[each];
      runScopeHandlers(view, new KeyboardEvent('keydown', { key, shiftKey }), 'editor');
    } else view.dispatch(view.state.replaceSelection(each));
  }
  const text = view.state.doc.toString();
  view.destroy();
  return text;
}

function htmlOf(body: string): string {
  return readPostText({ body, linesAbove: 0, sources: 0 })
    .html((file) => file)
    .replaceAll('\n', '');
}

test.each([
  ['- a↵b↵↵After', '<ul><li>a</li><li>b</li></ul><p>After</p>'],
  ['- a↵↵After', '<ul><li>a</li></ul><p>After</p>'],
  ['1. a↵b↵↵After', '<ol><li>a</li><li>b</li></ol><p>After</p>'],
  ['> a↵↵↵After', '<blockquote><p>a</p></blockquote><p>After</p>'],
  ['one↵two↵↵three', '<p>one</p><p>two</p><p>three</p>'],
  ['one↵⌫ two', '<p>one two</p>'],
  ['one⇧two', '<p>one<br>two</p>'],
  [
    '| a | b |↵|---|---|↵| 1 | 2 |↵↵After',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><p>After</p>',
  ],
])('readers see what was typed as %j in the editor', (keys, html) => {
  expect(htmlOf(typed(keys))).toBe(html);
});

test.each([
  ['one\ntwo', 1],
  ['- a\n- b\nAfter the list', 1],
  ['> a\n> b\nAfter', 2],
  ['| a | b |\n|---|---|\n| 1 | 2 |\nAfter', 1],
  ['one  \ntwo\\\nthree\n\nfour\n\n- a\n- b\n\n> c', 0],
])('marks the lines of %j that readers see joined to the line above', (text, count) => {
  const view = viewOf(text);
  expect(view.dom.querySelectorAll('[aria-label="Joined to the line above"]')).toHaveLength(count);
  view.destroy();
});

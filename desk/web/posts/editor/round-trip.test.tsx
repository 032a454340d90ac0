import { expect, test } from '@jest/globals';
import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import * as fc from 'fast-check';
import { fieldsOf, fieldsSent, sourceOf } from '../post-fields.ts';
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
  const extensions = [markdownLanguage, markdownView((name) => `/pictures/${name}`)];
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
    { numRuns: 60 },
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

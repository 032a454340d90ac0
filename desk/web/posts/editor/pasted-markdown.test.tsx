import { expect, test } from '@jest/globals';
import { history, undo } from '@codemirror/commands';
import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { pasteFormatted } from './browser/paste.ts';
import { pastedMarkdown, pastedText } from './browser/pasted-markdown.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-IN><!--StartFragment-->
<h1>Fever<o:p></o:p></h1>
<p class=MsoNormal>Keep <b>calm</b> and <span style='font-style:italic'>drink</span> <u>water</u>, see <a href="https://www.who.int/"><span style='color:blue'>WHO</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>One<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span><![endif]>Inner<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Two<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>First<o:p></o:p></p>
<h2>When to call<o:p></o:p></h2>
<p class=MsoNormal>Above 10<sup>9</sup>/L. <!--[if gte vml 1]><v:shape></v:shape><![endif]--><img width=200 src="file:///C:/msohtmlclip1/01/clip_image001.png"></p>
<!--EndFragment--></body></html>`;

const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;">Bath time</span></h2><p dir="ltr"><span style="font-weight:400;">A </span><span style="font-weight:700;">warm</span><span style="font-weight:400;"> bath and a </span><a href="https://www.nhs.uk/"><span style="text-decoration:underline;">guide</span></a><span>.</span></p><br /><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Towel</span></p></li><ul><li dir="ltr" aria-level="2"><p><span>Soft</span></p></li></ul><li><p><span>Soap</span></p></li></ul><br /><table><tbody><tr><td><p><span>Age</span></p></td><td><p><span>Dose</span></p></td></tr><tr><td><p>1|2</p></td><td><p>5 ml</p><p>twice</p></td></tr></tbody></table><p><img src="https://lh3.googleusercontent.com/a"><img src="https://lh3.googleusercontent.com/b"></p></b>`;

const webPage = `<meta charset='utf-8'><h1 style="font-weight: 700;">Coughs</h1><p style="font-weight: 400;">Most are <strong style="font-weight: bold;">harmless</strong><sup><a href="#cite-1">[1]</a></sup>. Use &lt;b&gt; and 5 * 3.</p><h3>At home</h3><ol><li>Rest</li><li>Honey, <em>after one year</em><br>of age</li></ol><blockquote><p>Call us.</p></blockquote><p><a href="javascript:alert(1)">Run</a> <a href="mailto:care@pebble.example">Write</a></p><iframe src="https://video.example"></iframe><script>alert(1)</script>`;

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65 {font-weight:700;}</style></head><body><table border=0><!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20><td class=xl65 colspan=2>Doses</td></tr><tr><td>Age</td><td align=right>5</td></tr><!--EndFragment--></table></body></html>`;

test('keeps headings, bold, links and lists of Word, and names what a post cannot have', () => {
  expect(pastedMarkdown(word)).toEqual({
    markdown: `## Fever

Keep **calm** and *drink* water, see [WHO](https://www.who.int/).

- One
  - Inner
- Two

1. First

### When to call

Above 10⁹/L.`,
    notes: ['1 picture was not pasted: add it with Picture.', 'Underlining was not pasted.'],
  });
});

test('keeps what Google Docs writes through styles, without making everything bold', () => {
  expect(pastedMarkdown(googleDocs)).toEqual({
    markdown: `## Bath time

A **warm** bath and a [guide](https://www.nhs.uk/).

- Towel
  - Soft
- Soap

| Age | Dose |
| --- | --- |
| 1\\|2 | 5 ml twice |`,
    notes: ['2 pictures were not pasted: add them with Picture.'],
  });
});

test('keeps the structure of a web page, and only links that work in a post', () => {
  expect(pastedMarkdown(webPage)).toEqual({
    markdown: `## Coughs

Most are **harmless**\\[1\\]. Use \\<b> and 5 \\* 3.

### At home

1. Rest
2. Honey, *after one year*\\
   of age

> Call us.

Run [Write](mailto:care@pebble.example)`,
    notes: [
      '1 video or other embedded item was not pasted.',
      '1 link was pasted without its address, which only works elsewhere.',
    ],
  });
});

test('makes a table of cells of Excel, and says that merged cells were separated', () => {
  expect(pastedMarkdown(excel)).toEqual({
    markdown: '| Doses |  |\n| --- | --- |\n| Age | 5 |',
    notes: ['Merged cells of a table were separated: check the table.'],
  });
});

test.each([
  [
    'code',
    `<div style="font-family: monospace;white-space: pre;"><div><span>**a**</span></div></div>`,
  ],
  ['preformatted text', '<pre>## a\n- b</pre>'],
  ['text without formatting', '<p><span style="color:red">**a**</span></p>'],
  ['an empty clipboard', ''],
])('leaves %s to the plain text', (_what, html) => {
  expect(pastedMarkdown(html)).toBeNull();
});

test.each([
  ['one\ntwo', 'one\n\ntwo'],
  ['one\r\ntwo\r\n', 'one\n\ntwo'],
  ['a wrapped\nline\n\nnext', 'a wrapped\nline\n\nnext'],
  ['- a\n- b', '- a\n- b'],
  ['| a | b |\n|---|---|', '| a | b |\n|---|---|'],
  ['if (a) {\n  b();\n}', 'if (a) {\n  b();\n}'],
  ['one', 'one'],
])('pastes the plain text %j as %j', (text, pasted) => {
  expect(pastedText(text)).toBe(pasted);
});

/** Pastes HTML at the `|` of a text, and undoes it. */
function paste(doc: string, html: string): string {
  const anchor = doc.indexOf('¦');
  const before = doc.replace('¦', '');
  const view = new EditorView({
    state: EditorState.create({
      doc: before,
      selection: { anchor },
      extensions: [markdownLanguage, history()],
    }),
    parent: document.body,
  });
  pasteFormatted(html, view, () => {});
  const { head } = view.state.selection.main;
  const pasted = view.state.doc.toString();
  undo(view);
  expect(view.state.doc.toString()).toBe(before);
  view.destroy();
  return `${pasted.slice(0, head)}¦${pasted.slice(head)}`;
}

test.each([
  ['Keep ¦ warm', '<b>very</b>', 'Keep **very**¦ warm'],
  ['Keep ¦warm', '<h2>A</h2><p>b</p>', 'Keep \n\n## A\n\nb¦\n\nwarm'],
  ['```\n¦\n```', '<b>very</b>', '```\n¦\n```'],
  ['- ¦', '<ul><li>a</li><li>b</li></ul>', '- a\n- b¦'],
  ['- one ¦', '<ul><li>a</li><li>b</li></ul>', '- one \n\n  - a\n  - b¦'],
  ['> ¦', '<p>a <b>b</b></p><p>c</p>', '> a **b**\n>\n> c¦'],
  [
    '| a | b |\n|---|---|\n| ¦ | 2 |',
    '<p><b>x|y</b></p><ul><li>z</li></ul>',
    '| a | b |\n|---|---|\n| **x\\|y** z¦ | 2 |',
  ],
])('pastes at ¦ of %j, and undoes it in one step', (doc, html, after) => {
  expect(paste(doc, html)).toBe(after);
});

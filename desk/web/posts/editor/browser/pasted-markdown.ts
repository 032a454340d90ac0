import TurndownService from 'turndown';
import { type Lost, pastedPage } from './pasted-page.ts';

/** A pasted text, and sentences that name what it lost. */
export type Pasted = { markdown: string; notes: readonly string[] };

const FORMATTED = 'h1,h2,h3,h4,h5,h6,strong,b,em,i,del,s,a,ul,ol,table,blockquote,code';

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  hr: '---',
  br: '\\',
});
const escape = service.escape.bind(service);
service.escape = (text) =>
  escape(text)
    .replaceAll(/<(?=[a-z!/?])/gi, '\\<')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')
    .replaceAll('~~', '\\~~');
service.addRule('struck', { filter: ['del', 's'], replacement: (words) => `~~${words}~~` });
service.addRule('item', {
  filter: 'li',
  replacement(words, node) {
    const list = node.parentElement;
    const start = Number(list?.getAttribute('start') ?? 1);
    const index = list ? [...list.children].indexOf(node) : 0;
    const mark = list?.tagName === 'OL' ? `${start + index}. ` : '- ';
    const lines = words.trim().replaceAll(/\n{2,}(?=\s*(?:-|\d+\.) )/g, '\n');
    const ending = node.nextElementSibling ? '\n' : '';
    return mark + lines.replaceAll(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`) + ending;
  },
});
service.addRule('cell', {
  filter: ['td', 'th'],
  replacement: (words) => ` ${lineOf(words)} |`,
});
service.addRule('row', {
  filter: 'tr',
  replacement(cells, node) {
    const isFirst = node.closest('table')?.querySelector('tr') === node;
    return `\n|${cells}${isFirst ? `\n|${' --- |'.repeat(node.children.length)}` : ''}`;
  },
});
service.addRule('rows', { filter: ['tbody', 'thead', 'tfoot'], replacement: (rows) => rows });
service.addRule('table', { filter: 'table', replacement: (rows) => `\n\n${rows.trim()}\n\n` });

/** Joins lines, for a cell of a table. */
export function lineOf(markdown: string): string {
  return markdown
    .replaceAll(/\\?\s*\n\s*/g, ' ')
    .replaceAll(/(?<!\\)\|/g, '\\|')
    .trim();
}

/** Converts HTML of the clipboard to Markdown; `null` if it has no formatting, so that its plain text says all. */
export function pastedMarkdown(html: string): Pasted | null {
  const { body, lost } = pastedPage(html);
  const isCode = [...body.children].every(
    (each) => each.matches('pre') || /white-space:\s*pre;/.test(each.getAttribute('style') ?? ''),
  );
  if (body.textContent.trim() === '') return null;
  const notes = notesOf(lost);
  if (isCode || (body.querySelector(FORMATTED) === null && notes.length === 0)) return null;
  const markdown = service
    .turndown(body)
    .replaceAll(/(?:\\\n[ \t]*){2,}/g, '\n\n')
    .replaceAll(/\\\n(?=\s*(?:\n|$))/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { markdown, notes };
}

function notesOf({ pictures, links, embedded, merged, raised, underlined }: Lost): string[] {
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${many}`];
  return [
    ...count(
      pictures,
      'picture was not pasted: add it with Picture.',
      'pictures were not pasted: add them with Picture.',
    ),
    ...count(
      embedded,
      'video or other embedded item was not pasted.',
      'videos or other embedded items were not pasted.',
    ),
    ...count(
      links,
      'link was pasted without its address, which only works elsewhere.',
      'links were pasted without their addresses, which only work elsewhere.',
    ),
    ...(merged > 0 ? ['Merged cells of a table were separated: check the table.'] : []),
    ...(raised > 0 ? ['Raised or lowered letters were pasted as normal letters.'] : []),
    ...(underlined > 0 ? ['Underlining was not pasted.'] : []),
  ];
}

/** Makes paragraphs of the lines of a plain text. A text with empty lines or Markdown stays as it is. */
export function pastedText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n+$/, '').split('\n');
  const isMarkdown = (line: string) =>
    line.trim() === '' ||
    /^(?:\s|#{1,6} |[-*+] |>|\d+[.)] |\||```|~~~|:?-{3,}|.*(?:[{};\\]| {2})$)/.test(line);
  return lines.length < 2 || lines.some(isMarkdown) ? text : lines.join('\n\n');
}

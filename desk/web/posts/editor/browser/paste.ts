import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { lineOf, pastedMarkdown, pastedText } from './pasted-markdown.ts';

/** Pastes formatted text as Markdown, in one step that can be undone. `say` names what could not be kept. */
export function pasteFormatted(
  html: string,
  view: EditorView,
  say: (words: string) => void,
): boolean {
  const pasted = isInCode(view.state) ? null : pastedMarkdown(html);
  say(pasted?.notes.join(' ') ?? '');
  if (!pasted) return false;
  const { to } = view.state.selection.main;
  const change = pasteChange(view.state, pasted.markdown);
  view.dispatch({
    changes: { from: change.from, to, insert: change.insert },
    selection: { anchor: change.from + change.insert.length - (change.after ?? 0) },
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
  return true;
}

/** What to insert, so that pasted blocks stay blocks, and stay within the list, quote or cell of the cursor. */
function pasteChange(
  state: EditorState,
  markdown: string,
): { from: number; insert: string; after?: number } {
  const { from, to } = state.selection.main;
  const around = namesAround(state, from);
  if (around.has('Table')) {
    return { from, insert: lineOf(markdown.replaceAll(/^\s*(?:#{1,6}|[-*+]|\d+\.|>) /gm, '')) };
  }
  const line = state.doc.lineAt(from);
  const isBlock = /\n|^(?:#{1,6} |[-*+] |\d+\. |> |\||```)/.test(markdown);
  if (!isBlock) return { from, insert: markdown };
  const before = line.text.slice(0, from - line.from);
  const isNested = around.has('ListItem') || around.has('Blockquote');
  const mark = isNested ? (/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?/.exec(line.text)?.[0] ?? '') : '';
  const prefix = mark.replaceAll(/[^\s>]/g, ' ');
  const [first = '', ...others] = markdown.split('\n');
  const lines = [first, ...others.map((each) => (prefix + each).trimEnd())].join('\n');
  if (isNested && before === mark && /^(?:[-*+]|\d+\.) /.test(markdown)) {
    // The items replace the empty one.
    const outer = /^[\s>]*/.exec(mark)?.[0] ?? '';
    const insert = outer + markdown.replaceAll(/\n(?=.)/g, `\n${outer}`);
    return { from: line.from, insert };
  }
  const start = before.trim() === mark.trim() ? '' : `\n${prefix.trimEnd()}\n${prefix}`;
  const rest = state.sliceDoc(to, state.doc.lineAt(to).to);
  const end = rest.trim() === '' ? '' : `\n${prefix.trimEnd()}\n${prefix}`;
  return { from, insert: start + lines + end, after: end.length };
}

function namesAround(state: EditorState, pos: number): ReadonlySet<string> {
  const names = new Set<string>();
  for (const side of [-1, 1] as const) {
    let node: { name: string; parent: typeof node } | null = syntaxTree(state).resolveInner(
      pos,
      side,
    );
    for (; node; node = node.parent) names.add(node.name);
  }
  return names;
}

function isInCode(state: EditorState): boolean {
  const around = namesAround(state, state.selection.main.head);
  return around.has('FencedCode') || around.has('CodeBlock');
}

/** A plain text of several lines becomes paragraphs, which a single line break would join. */
export const pastedParagraphs = EditorView.clipboardInputFilter.of((text, state) => {
  if (isInCode(state)) return text;
  const around = namesAround(state, state.selection.main.head);
  return around.has('Table') ? lineOf(text) : pastedText(text);
});

import { EditorSelection, type Text } from '@codemirror/state';
import type { Command, EditorView } from '@codemirror/view';

/** Commands of the toolbar and shortcuts. */
export const tools: Readonly<Record<string, Command>> = {
  bold: around('**'),
  italic: around('*'),
  heading: atLines(/^#{1,6} /, () => '## '),
  list: atLines(/^[-*+] /, () => '- '),
  numbers: atLines(/^\d+[.)] /, (index) => `${index + 1}. `),
  quote: atLines(/^> ?/, () => '> '),
  link(view) {
    const { from, to } = view.state.selection.main;
    const words = view.state.sliceDoc(from, to) || 'words';
    const insert = `[${words}](https://)`;
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length - 1 },
      scrollIntoView: true,
    });
    return true;
  },
  table(view) {
    const { doc, selection } = view.state;
    const { from, before, after } = placeForParagraph(doc, selection.main.head);
    const [first = ''] = TABLE.split('\n');
    const anchor = from + before.length + first.indexOf('First');
    view.dispatch({
      changes: { from, insert: `${before}${TABLE}${after}` },
      selection: { anchor, head: anchor + 'First column'.length },
      scrollIntoView: true,
    });
    return true;
  },
};

/** A new table, to type over. */
const TABLE = '| First column | Second column |\n| --- | --- |\n|  |  |\n|  |  |';

/** Wraps the selection in a mark, or unwraps it. */
function around(mark: string): Command {
  return (view) => {
    view.dispatch(
      view.state.changeByRange(({ from, to }) => {
        const { length } = mark;
        const isMarked =
          view.state.sliceDoc(from - length, from) === mark &&
          view.state.sliceDoc(to, to + length) === mark &&
          // An asterisk next to another one is half of a bold mark.
          (mark !== '*' || view.state.sliceDoc(from - 2, from) !== '**');
        return isMarked
          ? {
              changes: [
                { from: from - length, to: from },
                { from: to, to: to + length },
              ],
              range: EditorSelection.range(from - length, to - length),
            }
          : {
              changes: [
                { from, insert: mark },
                { from: to, insert: mark },
              ],
              range: EditorSelection.range(from + length, to + length),
            };
      }),
    );
    return true;
  };
}

/** Toggles a mark at the start of the selected lines. */
function atLines(pattern: RegExp, markOf: (index: number) => string): Command {
  return (view) => {
    const { state } = view;
    const lines = selectedLines(view);
    const areMarked = lines.every(({ text }) => pattern.test(text));
    const changes = state.changes(
      lines.map(({ from, text }, index) => ({
        from,
        to: from + (pattern.exec(text)?.[0].length ?? 0),
        insert: areMarked ? '' : markOf(index),
      })),
    );
    // The cursor of an empty line goes after the mark.
    view.dispatch({ changes, selection: state.selection.map(changes, 1), scrollIntoView: true });
    return true;
  };
}

function selectedLines({ state }: EditorView) {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to).number;
  const all = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
  const written = all.filter(({ text }) => text.trim() !== '');
  return written.length > 0 ? written : all;
}

/** Inserts a picture as its own paragraph. */
export function pictureChange(doc: Text, at: number, alt: string, name: string) {
  const { from, before, after } = placeForParagraph(doc, at);
  const words = alt
    .replaceAll(/[[\]\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { from, insert: `${before}![${words}](${name})${after}` };
}

/** Where a paragraph of its own goes, with the line breaks around it: on an empty line, or after the line. */
function placeForParagraph(doc: Text, at: number) {
  const line = doc.lineAt(at);
  const isEmpty = line.text.trim() === '';
  const lineText = (number: number) =>
    number >= 1 && number <= doc.lines ? doc.line(number).text.trim() : '';
  const isBelowText = isEmpty && lineText(line.number - 1) !== '';
  return {
    from: isEmpty ? line.from : line.to,
    before: isEmpty ? (isBelowText ? '\n' : '') : '\n\n',
    after: lineText(line.number + 1) === '' ? '' : '\n',
  };
}

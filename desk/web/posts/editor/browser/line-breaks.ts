import {
  deleteMarkupBackward,
  insertNewlineContinueMarkupCommand,
} from '@codemirror/lang-markdown';
import { syntaxTree } from '@codemirror/language';
import {
  EditorSelection,
  type EditorState,
  type StateCommand,
  type Transaction,
} from '@codemirror/state';
import type { KeyBinding } from '@codemirror/view';

const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/** Whether the text before `pos` belongs to a paragraph outside lists and quotes. */
function isInParagraph(state: EditorState, pos: number): boolean {
  let node: { name: string; parent: typeof node } | null = syntaxTree(state).resolveInner(pos, -1);
  while (node && node.name !== 'Paragraph') node = node.parent;
  return node?.parent?.name === 'Document';
}

/** Continues or leaves a list or quote. Text after it would join the last item without an empty line in between. */
const continueOrLeave: StateCommand = ({ state, dispatch }) =>
  continueMarkup({
    state,
    dispatch(transaction) {
      const { newDoc, newSelection } = transaction;
      const line = newDoc.lineAt(newSelection.main.head);
      const isLeft = newSelection.ranges.length === 1 && line.text.trim() === '' && line.number > 1;
      if (!isLeft || newDoc.line(line.number - 1).text.trim() === '') {
        dispatch(transaction);
        return;
      }
      const changes = transaction.changes.compose(
        state
          .update({ changes: transaction.changes })
          .state.changes({ from: line.from, insert: state.lineBreak }),
      );
      dispatch(
        state.update({
          changes,
          selection: EditorSelection.cursor(line.to + state.lineBreak.length),
          scrollIntoView: true,
          userEvent: 'input',
        }),
      );
    },
  });

/** Starts a paragraph. A line break alone would be shown as a space; rows of a table need exactly one. */
const newParagraph: StateCommand = ({ state, dispatch }) => {
  const { from } = state.selection.main;
  const line = state.doc.lineAt(from);
  const before = line.text.slice(0, from - line.from);
  const isRow = line.text.includes('|');
  if (isRow || / {2}$|\\$/.test(before) || !isInParagraph(state, from)) return false;
  const insert = state.lineBreak.repeat(2);
  dispatch(typed(state, insert));
  return true;
};

/** Replaces the selection as typing does. */
function typed(state: EditorState, insert: string): Transaction {
  return state.update(state.replaceSelection(insert), { scrollIntoView: true, userEvent: 'input' });
}

/** Breaks the line within a paragraph; readers see the break. */
const breakLine: StateCommand = ({ state, dispatch }) => {
  const { from } = state.selection.main;
  if (!isInParagraph(state, from)) return false;
  const insert = `\\${state.lineBreak}`;
  dispatch(typed(state, insert));
  return true;
};

/** Joins a paragraph to the one above: removes both line breaks that Enter inserts. */
const joinParagraphs: StateCommand = ({ state, dispatch }) => {
  const { empty, head } = state.selection.main;
  const line = state.doc.lineAt(head);
  if (!empty || head !== line.from || line.number < 3) return false;
  const above = state.doc.line(line.number - 2);
  if (state.doc.line(line.number - 1).length > 0 || !isInParagraph(state, above.to)) return false;
  if (line.length > 0 && !isInParagraph(state, line.to)) return false;
  dispatch(
    state.update({
      changes: { from: above.to, to: head },
      scrollIntoView: true,
      userEvent: 'delete.backward',
    }),
  );
  return true;
};

/** Enter and Backspace as in a word processor: what the editor shows as a paragraph is one. */
export const lineBreakKeys: readonly KeyBinding[] = [
  { key: 'Enter', run: continueOrLeave, shift: breakLine },
  { key: 'Enter', run: newParagraph },
  { key: 'Backspace', run: deleteMarkupBackward },
  { key: 'Backspace', run: joinParagraphs },
];

import { afterEach, expect, test } from '@jest/globals';
import { EditorView } from '@codemirror/view';
import { tools } from './browser/tools.ts';

let view: EditorView | undefined;
afterEach(() => view?.destroy());

test.each([
  ['heading', '## Signs'],
  ['list', '- Signs'],
  ['numbers', '1. Signs'],
  ['quote', '> Signs'],
] as const)('typing after %s on an empty line follows its mark', (tool, expected) => {
  view = new EditorView({ doc: '' });
  tools[tool]?.(view);
  view.dispatch(view.state.replaceSelection('Signs'));
  expect(view.state.doc.toString()).toBe(expected);
  tools[tool]?.(view);
  expect(view.state.doc.toString()).toBe('Signs');
});

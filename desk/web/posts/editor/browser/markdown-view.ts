import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, type Range, RangeSet } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Styles of formatted text. The document stays Markdown and is never rewritten. */
const look = HighlightStyle.define([
  { tag: tags.heading1, fontSize: '1.5em', fontWeight: '700' },
  { tag: tags.heading2, fontSize: '1.35em', fontWeight: '700' },
  { tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, textDecoration: 'underline' },
  { tag: tags.quote, color: 'var(--color-ink-quiet)' },
  { tag: tags.monospace, fontFamily: 'monospace' },
  { tag: [tags.processingInstruction, tags.url], color: 'var(--color-ink-quiet)' },
]);

/** Markdown syntax that is hidden on lines without the cursor. */
const marks = new Set(['EmphasisMark', 'HeaderMark', 'StrikethroughMark']);

class Picture extends WidgetType {
  readonly src: string;
  readonly alt: string;

  constructor(src: string, alt: string) {
    super();
    this.src = src;
    this.alt = alt;
  }

  override eq(other: Picture): boolean {
    return other.src === this.src && other.alt === this.alt;
  }

  override toDOM(): HTMLElement {
    const picture = document.createElement('img');
    picture.src = this.src;
    picture.alt = this.alt;
    picture.className = 'cm-picture';
    return picture;
  }
}

/** Marks a line that readers see joined to the one above. */
class Joined extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const mark = document.createElement('span');
    mark.textContent = '⤷ ';
    mark.title =
      'Readers see this line joined to the one above. For a paragraph, leave an empty line.';
    mark.role = 'img';
    mark.ariaLabel = 'Joined to the line above';
    mark.className = 'cm-joined';
    return mark;
  }
}

const joined = Decoration.widget({ widget: new Joined(), side: -1 });
const joinedLine = Decoration.line({ class: 'cm-joined-line' });

const hidden = Decoration.replace({});

/**
 * The lines that look like a paragraph of their own, but are not: those after a single line break, those that a list or
 * quote above absorbs, and those that a table takes for a row.
 */
function joinedLines(state: EditorState, name: string, from: number, to: number): number[] {
  const first = state.doc.lineAt(from);
  const last = state.doc.lineAt(to).number;
  if (name === 'TableRow') return first.text.includes('|') ? [] : [first.from];
  return Array.from({ length: last - first.number }, (_, index) => {
    const before = state.doc.line(first.number + index);
    const { from: start, text } = state.doc.line(first.number + index + 1);
    const isBroken = / {2}$|\\$/.test(before.text);
    return isBroken ? [] : [start + (/^[\s>]*/.exec(text)?.[0].length ?? 0)];
  }).flat();
}

/** Hides syntax except on lines with the cursor. Pictures replace theirs, and are below it on those lines. */
function decorationsOf(view: EditorView, addressOf: (name: string) => string): DecorationSet {
  const { state } = view;
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter(node) {
        if (node.name === 'Image') {
          const url = node.node.getChild('URL');
          if (!url) return;
          const name = state.sliceDoc(url.from, url.to);
          const alt = /^!\[([^\]]*)\]/.exec(state.sliceDoc(node.from, node.to))?.[1] ?? '';
          // The content security policy only allows the desk's own pictures.
          if (/^[a-z][a-z0-9+.-]*:|^\//i.test(name)) return;
          const widget = new Picture(addressOf(name), alt);
          found.push(
            // A plugin must not replace line breaks.
            isNearCursor(state, node.from, node.to) || state.doc.lineAt(node.from).to < node.to
              ? Decoration.widget({ widget, side: 1 }).range(node.to)
              : Decoration.replace({ widget }).range(node.from, node.to),
          );
          return;
        }
        if (node.name === 'Paragraph' || node.name === 'TableRow') {
          for (const start of joinedLines(state, node.name, node.from, node.to)) {
            found.push(joined.range(start), joinedLine.range(state.doc.lineAt(start).from));
          }
        }
        if (!marks.has(node.name) || isNearCursor(state, node.from, node.to)) return;
        // A heading's mark includes the space after it.
        const end = node.name === 'HeaderMark' ? afterSpaces(state, node.to) : node.to;
        if (end > node.from) found.push(hidden.range(node.from, end));
      },
    });
  }
  return RangeSet.of(found, true);
}

function afterSpaces(state: EditorState, from: number): number {
  const line = state.doc.lineAt(from);
  const spaces = /^[ \t]*/.exec(line.text.slice(from - line.from))?.[0].length ?? 0;
  return from + spaces;
}

function isNearCursor(state: EditorState, from: number, to: number): boolean {
  const first = state.doc.lineAt(from).from;
  const last = state.doc.lineAt(to).to;
  return state.selection.ranges.some((range) => range.from <= last && range.to >= first);
}

const theme = EditorView.theme({
  '&': { backgroundColor: 'var(--color-surface)', color: 'var(--color-ink)', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6', minHeight: '24rem' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 0.875rem' },
  '.cm-joined': { color: 'var(--color-ink-quiet)' },
  '.cm-line.cm-joined-line': { paddingInlineStart: '2.25rem' },
  '.cm-picture': {
    display: 'block',
    maxWidth: '100%',
    maxHeight: '18rem',
    margin: '0.5rem 0',
    borderRadius: '8px',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-coral-700)',
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': { maxWidth: 'min(30rem, 90vw)' },
});

/** Renders formatting and pictures. `addressOf` returns the URL of a draft's picture. */
export function markdownView(addressOf: (name: string) => string): Extension {
  const plugin = ViewPlugin.define(
    (view) => ({
      decorations: decorationsOf(view, addressOf),
      update(update: ViewUpdate) {
        const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state);
        if (update.docChanged || update.viewportChanged || update.selectionSet || isParsed) {
          this.decorations = decorationsOf(update.view, addressOf);
        }
      },
    }),
    { decorations: ({ decorations }) => decorations },
  );
  return [theme, syntaxHighlighting(look), plugin];
}

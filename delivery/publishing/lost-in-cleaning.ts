import { renamedTags } from '@site/kit/safe-html/allowed-html.ts';
import { sanitiseBlogHtml } from '@site/kit/blog-html/sanitise-blog-html.ts';
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import type { FileProblem } from './post-file.ts';

/** The attribute that stores an element's line in the source file. */
export const LINE_ATTRIBUTE = 'data-line';

/** Attributes that make no difference to readers. */
const SILENT_ATTRIBUTES = new Set([LINE_ATTRIBUTE, 'class']);

type Attributes = ReadonlyMap<string, string>;

/** A start tag, text or an end tag. */
type Piece =
  | { kind: 'start'; tag: string; attributes: Attributes }
  | { kind: 'words'; words: string }
  | { kind: 'end'; tag: string };

/**
 * Compares a post's HTML from the Markdown parser with its sanitised form. Returns the first element, attribute or
 * text that sanitising would remove, with its line; `null` if nothing is lost.
 */
export function lostInCleaning(html: string): FileProblem | null {
  const kept = [...piecesOf(sanitiseBlogHtml(html))];
  let line = 1;
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'start') line = Number(piece.attributes.get(LINE_ATTRIBUTE) ?? line);
    const next = kept.shift();
    const lost = lostOf(piece, next);
    if (lost !== null) return { line, reason: `${lost} is not supported, write it differently` };
    // When sanitising removes an element, the texts around it merge.
    if (
      piece.kind === 'words' &&
      next?.kind === 'words' &&
      next.words.length > piece.words.length
    ) {
      kept.unshift({ kind: 'words', words: next.words.slice(piece.words.length) });
    }
  }
  return null;
}

/** Returns the missing part of a piece, or `null` if it is complete. */
function lostOf(piece: Piece, kept: Piece | undefined): string | null {
  switch (piece.kind) {
    case 'words':
      return kept?.kind === 'words' && kept.words.startsWith(piece.words)
        ? null
        : `“${piece.words.trim().slice(0, 60)}”`;
    case 'start': {
      const { tag, attributes } = piece;
      if (kept?.kind !== 'start' || kept.tag !== (renamedTags[tag] ?? tag)) return `<${tag}>`;
      const lost = [...attributes].find(
        ([name, value]) => !SILENT_ATTRIBUTES.has(name) && kept.attributes.get(name) !== value,
      );
      return lost ? `${lost[0]}="${lost[1]}" of <${tag}>` : null;
    }
    case 'end': {
      const { tag } = piece;
      return kept?.kind === 'end' && kept.tag === (renamedTags[tag] ?? tag) ? null : `</${tag}>`;
    }
  }
}

function piecesOf(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const visit = (node: Tree.ChildNode): void => {
    if ('value' in node) pieces.push({ kind: 'words', words: node.value });
    if (!('tagName' in node)) return;
    const { tagName: tag, attrs, childNodes } = node;
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    pieces.push({ kind: 'start', tag, attributes });
    for (const child of childNodes) visit(child);
    pieces.push({ kind: 'end', tag });
  };
  for (const child of parseFragment(html).childNodes) visit(child);
  return pieces;
}

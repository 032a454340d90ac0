/** A start tag, an end tag, words, or something that is none of them. */
export type MarkupPiece =
  | { kind: 'start'; tag: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'end'; tag: string }
  | { kind: 'words'; words: string }
  | { kind: 'broken'; source: string };

/** A link with the words it is read by. */
export type PostLink = { href: string; words: string };

/** A heading, paragraph or list item: its words without raised numbers, its links, its sources. */
export type PostBlock = {
  tag: string;
  words: string;
  links: readonly PostLink[];
  /** The links inside raised numbers, in order. */
  citations: readonly PostLink[];
};

const PIECE = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<>]+|[<>]/g;
const ATTRIBUTE = /\s+([a-z-]+)="([^"]*)"/g;
const BLOCK_TAGS: ReadonlySet<string> = new Set(['h2', 'h3', 'p', 'li']);

function startTag(source: string, tag: string, rest: string): MarkupPiece {
  const attributes = [...rest.matchAll(ATTRIBUTE)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  return rest.replaceAll(ATTRIBUTE, '').trim() === ''
    ? { kind: 'start', tag, attributes: new Map(attributes) }
    : { kind: 'broken', source };
}

/**
 * The pieces of a post's HTML in order. It reads only the plain form that posts are written in:
 * lower-case tags and attributes in double quotes; the rest is `broken`.
 */
export function readMarkup(html: string): readonly MarkupPiece[] {
  return [...html.matchAll(PIECE)].map(([source, slash, tag, rest = '']): MarkupPiece => {
    if (tag === undefined) {
      return source === '<' || source === '>'
        ? { kind: 'broken', source }
        : { kind: 'words', words: source };
    }
    if (slash === '/') return rest === '' ? { kind: 'end', tag } : { kind: 'broken', source };
    return startTag(source, tag, rest);
  });
}

type OpenBlock = { tag: string; words: string; links: PostLink[]; citations: PostLink[] };

/** The headings, paragraphs and list items of a post's HTML, in order. */
export function blocksOf(html: string): readonly PostBlock[] {
  const blocks: OpenBlock[] = [];
  let block: OpenBlock | undefined;
  let raised = false;
  let link: PostLink | undefined;
  for (const piece of readMarkup(html)) {
    if (piece.kind === 'start' && BLOCK_TAGS.has(piece.tag)) {
      block = { tag: piece.tag, words: '', links: [], citations: [] };
      blocks.push(block);
    } else if (piece.kind === 'start' && piece.tag === 'sup') {
      raised = true;
    } else if (piece.kind === 'end' && piece.tag === 'sup') {
      raised = false;
    } else if (piece.kind === 'start' && piece.tag === 'a') {
      link = { href: piece.attributes.get('href') ?? '', words: '' };
      (raised ? block?.citations : block?.links)?.push(link);
    } else if (piece.kind === 'end' && piece.tag === 'a') {
      link = undefined;
    } else if (piece.kind === 'words') {
      if (link !== undefined) link.words += piece.words;
      if (block !== undefined && !raised) block.words += piece.words;
    }
  }
  return blocks.map((found) => ({ ...found, words: found.words.replaceAll(/\s+/g, ' ').trim() }));
}

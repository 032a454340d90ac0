import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import * as v from 'valibot';

/** A cited publication or other external link. */
export const citation = v.object({
  /** `source`: an entry in the page's list of sources. `link`: any other external link. */
  kind: v.picklist(['source', 'link']),
  text: v.string(),
  url: v.string(),
});

export type Citation = v.InferOutput<typeof citation>;

/** What a block of text is on its page. A step is an item of a numbered list. A row has a cell for each column, or a term and what is said about it. */
export const blockKind = v.picklist(['text', 'heading', 'item', 'step', 'row']);

/** A block of text, such as a paragraph. */
export type Block = { kind: v.InferOutput<typeof blockKind>; words: string };

/** The readable content of a section's page, without markup. */
export type PageWords = {
  /** Paragraphs, headings, list items and so on, in page order. */
  blocks: readonly Block[];
  citations: readonly Citation[];
};

/** Separates the cells of a row. */
export const CELL_END = ' | ';

/** Inline elements. Every other element starts a new block. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr svg'.split(
    ' ',
  ),
);

const HEADING = /^h[1-6]$/;

/** Elements that keep their content in one block: a dose means nothing without the age in the cell before it. */
const WHOLE = new Set(['tr', 'summary']);

/** Elements without readable text. */
const SILENT = new Set(['script', 'style', 'template', 'link', 'meta', 'title']);

/** Attributes that are shown or read aloud, with their labels in the text. */
const SPOKEN = {
  alt: 'Picture',
  'aria-label': 'Label',
  placeholder: 'In the field',
  title: 'Hint',
} as const;

/** The id of an entry in the list of sources, to which references in the text link. */
const SOURCE_ID = /^source-\d+$/;

/** Extracts the text of a composed page that belongs to its section. */
export function pageWords(html: string): PageWords {
  const fragment = find(parse(html), (element) => attribute(element, 'data-remote') !== null);
  const blocks: Block[] = [];
  const citations: Citation[] = [];
  let line = '';
  let kind: Block['kind'] = 'text';
  const endBlock = () => {
    const words = oneLine(line);
    if (words !== '') blocks.push({ kind, words });
    line = '';
  };
  /** `within` is what the element belongs to, and `isWhole` whether that is one block. */
  const visit = (node: Tree.ChildNode, within: Block['kind'], isWhole: boolean): void => {
    if ('value' in node) line += node.value;
    if (!('tagName' in node) || SILENT.has(node.tagName)) return;
    const { tagName } = node;
    if (SOURCE_ID.test(attribute(node, 'id') ?? '')) {
      citations.push(sourceIn(node));
      return;
    }
    // A term begins a block that its description ends.
    const begins = !INLINE.has(tagName) && tagName !== 'dd' && !isWhole;
    const ends = !INLINE.has(tagName) && tagName !== 'dt' && !isWhole;
    if (begins) endBlock();
    const own = kindOf(node, within);
    if (begins) kind = own;
    // A reference number is set apart, so that it cannot be read as part of a dose.
    const leadsToSource = attribute(node, 'href')?.startsWith('#source-') ?? false;
    const url = tagName === 'a' ? (attribute(node, 'href') ?? '') : '';
    if (leadsAway(url)) citations.push({ kind: 'link', text: textOf(node), url });
    if (!leadsToSource) line += spokenIn(node);
    if (tagName === 'br' || (isWhole && !INLINE.has(tagName))) line += ' ';
    // A reviewer must not mistake a struck-out dose for advice.
    const isStruckOut = tagName === 's' || tagName === 'del';
    if (isStruckOut) line += '[Struck out: ';
    if (leadsToSource) line += '[';
    for (const child of node.childNodes) visit(child, own, isWhole || WHOLE.has(tagName));
    if (leadsToSource || isStruckOut) line += ']';
    if (endsCell(node)) line += CELL_END;
    if (!ends) return;
    endBlock();
    kind = within;
  };
  for (const child of fragment?.childNodes ?? []) visit(child, 'text', false);
  endBlock();
  return { blocks, citations };
}

function kindOf(element: Tree.Element, within: Block['kind']): Block['kind'] {
  const { tagName, parentNode } = element;
  if (HEADING.test(tagName)) return 'heading';
  if (tagName === 'tr' || tagName === 'dt') return 'row';
  if (tagName === 'li') return parentNode?.nodeName === 'ol' ? 'step' : 'item';
  return within;
}

/** Whether another cell follows in the same row. */
function endsCell(element: Tree.Element): boolean {
  if (element.tagName === 'dt') return true;
  if (element.tagName !== 'td' && element.tagName !== 'th') return false;
  const siblings = element.parentNode?.childNodes ?? [];
  const rest = siblings.slice(siblings.indexOf(element) + 1);
  return rest.some((node) => 'tagName' in node);
}

/** What its attributes show or have read aloud. */
function spokenIn(element: Tree.Element): string {
  return Object.entries(SPOKEN)
    .map(([name, called]) => ({ called, words: oneLine(attribute(element, name) ?? '') }))
    .filter(({ words }) => words !== '' && words !== textOf(element))
    .map(({ called, words }) => ` [${called}: ${words}] `)
    .join('');
}

/** An entry of the list of sources. Its link often shows nothing but the host of its address. */
function sourceIn(element: Tree.Element): Citation {
  const link = find(
    element,
    (each) => each.tagName === 'a' && leadsAway(attribute(each, 'href') ?? ''),
  );
  const url = (link && attribute(link, 'href')) ?? '';
  const text = textOf(element);
  const shown = link ? textOf(link) : '';
  const isHost = URL.canParse(url) && new URL(url).host.replace(/^www\./, '') === shown;
  return { kind: 'source', text: isHost ? oneLine(text.replace(shown, '')) : text, url };
}

function find(node: Tree.Node, fits: (element: Tree.Element) => boolean): Tree.Element | null {
  if ('tagName' in node && fits(node)) return node;
  if (!('childNodes' in node)) return null;
  for (const child of node.childNodes) {
    const found = find(child, fits);
    if (found) return found;
  }
  return null;
}

function attribute({ attrs }: Tree.Element, wanted: string): string | null {
  return attrs.find(({ name }) => name === wanted)?.value ?? null;
}

function textOf(element: Tree.Element): string {
  let text = '';
  const visit = (node: Tree.ChildNode): void => {
    if ('value' in node) text += node.value;
    if (!('tagName' in node) || SILENT.has(node.tagName)) return;
    for (const child of node.childNodes) visit(child);
  };
  for (const child of element.childNodes) visit(child);
  return oneLine(text);
}

function leadsAway(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** Collapses whitespace as browsers do. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

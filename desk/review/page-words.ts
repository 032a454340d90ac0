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

/** The readable content of a section's page, without markup. */
export type PageWords = {
  /** Paragraphs, headings, list items and so on, in page order. */
  blocks: readonly string[];
  citations: readonly Citation[];
};

/** Inline elements. Every other element starts a new block. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr svg'.split(
    ' ',
  ),
);

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
  const blocks: string[] = [];
  const citations: Citation[] = [];
  let line = '';
  const endBlock = () => {
    const words = oneLine(line);
    if (words !== '') blocks.push(words);
    line = '';
  };
  const visit = (node: Tree.ChildNode): void => {
    if ('value' in node) line += node.value;
    if (!('tagName' in node) || SILENT.has(node.tagName)) return;
    if (SOURCE_ID.test(attribute(node, 'id') ?? '')) {
      citations.push({ kind: 'source', text: textOf(node), url: addressIn(node) });
      return;
    }
    const isBlock = !INLINE.has(node.tagName);
    if (isBlock) endBlock();
    // A reference number is set apart, so that it cannot be read as part of a dose.
    const leadsToSource = attribute(node, 'href')?.startsWith('#source-') ?? false;
    const url = node.tagName === 'a' ? (attribute(node, 'href') ?? '') : '';
    if (leadsAway(url)) citations.push({ kind: 'link', text: textOf(node), url });
    for (const [name, called] of Object.entries(SPOKEN)) {
      const words = oneLine(attribute(node, name) ?? '');
      if (words !== '' && !leadsToSource) line += ` [${called}: ${words}] `;
    }
    if (node.tagName === 'br') line += ' ';
    // A reviewer must not mistake a struck-out dose for advice.
    const isStruckOut = node.tagName === 's' || node.tagName === 'del';
    if (isStruckOut) line += '[Struck out: ';
    if (leadsToSource) line += '[';
    for (const child of node.childNodes) visit(child);
    if (leadsToSource || isStruckOut) line += ']';
    if (isBlock) endBlock();
  };
  for (const child of fragment?.childNodes ?? []) visit(child);
  endBlock();
  return { blocks, citations };
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

/** The first external link in an element; empty if there is none. */
function addressIn(element: Tree.Element): string {
  const link = find(
    element,
    (each) => each.tagName === 'a' && leadsAway(attribute(each, 'href') ?? ''),
  );
  return (link && attribute(link, 'href')) ?? '';
}

function leadsAway(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** Collapses whitespace as browsers do. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

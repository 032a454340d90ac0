import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a page as selectors see it. */
export type SeenElement = {
  tag: string;
  id: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
  parent: SeenElement | null;
  children: readonly SeenElement[];
};

/** The elements of a page, and the classes and ids that stand on any of them, as selectors write them. */
export type Seen = { elements: readonly SeenElement[]; words: ReadonlySet<string> };

/**
 * The elements of the beginning of a document, as a browser has them when it has read no further:
 * elements that are still open count. Elements of the head and closed popovers are left out, because nothing
 * of them is seen.
 */
export function seenElements(beginning: string): Seen {
  const seen: SeenElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node, parent: SeenElement | null): void => {
    if (!('tagName' in node) || node.tagName === 'head') return;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    if (attributes.has('popover')) return;
    const children: SeenElement[] = [];
    const element: SeenElement = {
      tag: node.tagName,
      id: attributes.get('id') ?? '',
      classes: new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean)),
      attributes,
      parent,
      children,
    };
    seen.push(element);
    for (const child of node.childNodes) {
      const before = seen.length;
      visit(child, element);
      const added = seen[before];
      if (added) children.push(added);
    }
  };
  for (const node of parse(beginning).childNodes) visit(node, null);
  const words = seen.flatMap(({ id, classes }) => [
    `#${id}`,
    ...[...classes].map((name) => `.${name}`),
  ]);
  return { elements: seen, words: new Set(words) };
}

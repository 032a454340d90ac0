import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element as selectors see it. */
export type SeenElement = {
  tag: string;
  id: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
  parent: SeenElement | null;
  children: readonly SeenElement[];
};

/** The elements of a page, and all their classes and ids in selector syntax. */
export type Seen = { elements: readonly SeenElement[]; tokens: ReadonlySet<string> };

/**
 * Parses the beginning of a document as a browser would at that point, including elements that are still open. Skips
 * the head and closed popovers, which are invisible.
 */
export function seenElements(html: string): Seen {
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
  for (const node of parse(html).childNodes) visit(node, null);
  const tokens = seen.flatMap(({ id, classes }) => [
    `#${id}`,
    ...[...classes].map((name) => `.${name}`),
  ]);
  return { elements: seen, tokens: new Set(tokens) };
}

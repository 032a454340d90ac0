/** Returns a fresh clone each time. */
export type HtmlCopy = () => DocumentFragment;

/**
 * Copies an element's children node by node, so that no text is parsed as HTML. The copy belongs to an inert document,
 * so its images aren't fetched before use.
 */
export function copyHtml(element: Element): HtmlCopy {
  inert ??= document.implementation.createHTMLDocument('');
  const content = inert.createDocumentFragment();
  for (const child of element.childNodes) content.append(inert.importNode(child, true));
  return () => document.importNode(content, true);
}

let inert: Document | undefined;

/** Returns a fresh clone each time. */
export type HtmlCopy = () => DocumentFragment;

/**
 * Copies an element's children node by node, so no text is parsed as HTML. The copy lives in an inert document, so its
 * images aren't fetched before use.
 */
export function copyHtml(element: Element): HtmlCopy {
  apart ??= document.implementation.createHTMLDocument('');
  const kept = apart.createDocumentFragment();
  for (const child of element.childNodes) kept.append(apart.importNode(child, true));
  return () => document.importNode(kept, true);
}

let apart: Document | undefined;

/** Gives what was inside an element when it was copied, anew each time. */
export type HtmlCopy = () => DocumentFragment;

/**
 * Copies what is inside an element, node by node: no text is ever read as HTML. The copy is kept in a document that is
 * shown nowhere, so that its pictures are not fetched before it is used.
 */
export function copyHtml(element: Element): HtmlCopy {
  apart ??= document.implementation.createHTMLDocument('');
  const kept = apart.createDocumentFragment();
  for (const child of element.childNodes) kept.append(apart.importNode(child, true));
  return () => document.importNode(kept, true);
}

let apart: Document | undefined;

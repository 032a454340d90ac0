// oxlint-disable-next-line typescript/triple-slash-reference -- it declares `*.md` and `*.yaml` and is no module
/// <reference path="./documents.d.ts" />

/**
 * Returns the content of an imported document, which was validated at build time. `Content` is the output type of its
 * collection's schema.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names its own
export function contentOf<Content>(document: unknown): Content {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a browser has no schema to judge it again
  return document as Content;
}

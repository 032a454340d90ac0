// oxlint-disable-next-line typescript/triple-slash-reference -- it declares `*.md` and `*.yaml` and is no module
/// <reference path="./documents.d.ts" />

/**
 * The content of a document that was imported. Its schema has judged it when it was read; `Content` is what the schema of
 * its collection gives.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names its own
export function contentOf<Content>(document: unknown): Content {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a browser has no schema to judge it again
  return document as Content;
}

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

/** A document that holds nothing but texts. */
export type Texts = { readonly [name: string]: string | Texts };

/**
 * Returns the text of a document, or of one part of it, that holds nothing but texts: `words('price.label')`. Throws if
 * there is no such text, so that a page whose words were renamed cannot be built.
 */
export function wordsOf(document: unknown, part?: string): (name: string) => string {
  return (name) => {
    const found = (part === undefined ? name : `${part}.${name}`)
      .split('.')
      .reduce<string | Texts | undefined>(
        (texts, key) => (typeof texts === 'object' ? texts[key] : undefined),
        contentOf<Texts>(document),
      );
    if (typeof found === 'string') return found;
    throw new Error(`The document has no text "${name}".`);
  };
}

import { contentOf } from './content-of.ts';

type Texts = { readonly [name: string]: string | Texts };

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

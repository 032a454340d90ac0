const CITATION = /\[\^([a-z][a-z0-9-]*)\]/g;

/** `[^product]` marks a claim about our own product, which needs no publication. */
const PRODUCT = 'product';

/** A sentence or short paragraph with its source ids. */
export type CitedText = { text: string; sources?: string[]; productFact?: true };

/** Extracts the citations from a text: `Lead harms a growing brain. [^who-lead]`. */
export function parseCited(written: string): CitedText {
  const ids = citationsIn(written);
  const sources = ids.filter((id) => id !== PRODUCT);
  return {
    text: written.replaceAll(/\s*\[\^[a-z][a-z0-9-]*\]/g, ''),
    ...(sources.length > 0 && { sources }),
    ...(sources.length < ids.length && { productFact: true }),
  };
}

function citationsIn(text: string): string[] {
  return [...text.matchAll(CITATION)].map(([, id = '']) => id);
}

/** Returns the ids of all publications that a document cites, in order of first citation. */
export function citedSources(value: unknown): string[] {
  const found = new Set<string>();
  const collect = (item: unknown): void => {
    if (typeof item === 'string') for (const id of citationsIn(item)) found.add(id);
    else if (typeof item === 'object' && item !== null) Object.values(item).forEach(collect);
  };
  collect(value);
  found.delete(PRODUCT);
  return [...found];
}

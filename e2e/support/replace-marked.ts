/**
 * A document with the text between two comments replaced: `<!-- name:begin -->` and `<!-- name:end -->`. `replace` is given
 * what stands there. Throws when the document has no such comments.
 */
export function replaceMarked(
  document: string,
  name: string,
  replace: (marked: string) => string,
): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [before, rest] = document.split(begin);
  const [marked = '', after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`The document has no ${begin} before ${end}.`);
  }
  return `${before}${begin}\n\n${replace(marked)}\n\n${end}${after}`;
}

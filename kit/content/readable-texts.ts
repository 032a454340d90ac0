/** Content fields with addresses and identifiers rather than prose, by default. */
const fieldsForCode: readonly string[] = ['id', 'kind', 'topic', 'to', 'src'];

/**
 * All visitor-facing text of a content file. A paragraph in pieces (words and links in one list) is one
 * text. `ignored` names further fields to skip.
 */
export function readableTexts(content: unknown, ignored: readonly string[] = []): string[] {
  const skipped = new Set([...fieldsForCode, ...ignored]);
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) {
      const inPieces = value.some((item) => typeof item === 'string');
      return inPieces && value.some((item) => typeof item === 'object')
        ? [value.map(textOfPiece).join('')]
        : value.flatMap(textsOf);
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      skipped.has(name) ? [] : textsOf(inner),
    );
  };
  // A phone or email link has no text of its own and counts as one word.
  const textOfPiece = (piece: unknown): string =>
    typeof piece === 'string' ? piece : textsOf(piece).join('') || 'link';
  return textsOf(content);
}

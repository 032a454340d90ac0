/** A document before validation, with the line of each property by dotted path. */
export type RawContent = { value: Record<string, unknown>; lines: Map<string, number> };

/** An error in a document. `place` is a line number, or text to find in the document. */
export class DocumentError extends Error {
  readonly place: number | string;
  constructor(place: number | string, message: string) {
    super(message);
    this.place = place;
  }
}

/** Returns the line of a property, or of the innermost one around it that the document has. */
export function lineOf(place: string, lines: ReadonlyMap<string, number>): number {
  for (let at = place; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return 1;
}

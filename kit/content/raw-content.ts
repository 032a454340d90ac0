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

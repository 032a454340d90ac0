/** What a document says before its schema has seen it, and the line of each property by its dotted path. */
export type RawContent = { value: Record<string, unknown>; lines: Map<string, number> };

/** Something wrong with a document. `place` is a line, counted from 1, or words on it. */
export class DocumentError extends Error {
  readonly place: number | string;
  constructor(place: number | string, message: string) {
    super(message);
    this.place = place;
  }
}

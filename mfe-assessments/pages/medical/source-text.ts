import type { Source } from '../../content/medical-text-schema.ts';

/** A publication in one line: who, what, where, when, and what to know about its figures. */
export function sourceText(source: Source): string {
  const { authors, title, publisher, year, updated, note } = source;
  const edition = updated === undefined ? `${year}` : `${year}, updated ${updated}`;
  return [authors, title, `${publisher}, ${edition}`]
    .filter((part) => part !== undefined)
    .map((part) => (part.endsWith('?') ? part : `${part}.`))
    .concat(note ?? [])
    .join(' ');
}

import { DocumentError } from '@site/kit/content/raw-content.ts';
import { documentFields, isFields, isSame, rewriteDocument } from './rewrite-document.ts';

/** Three texts of a document: two changes, and the text that both began with. */
export type Changes = { base: string; mine: string; theirs: string };

/** Thrown for a field that both changed. */
class SameField extends Error {
  override name = 'SameField';
}

/** Merges changes of different fields; `null` if both changed the same one, or one text has no fields that can be read. */
export function mergeDocuments({ base, mine, theirs }: Changes): string | null {
  try {
    const [before, ours, others] = [base, mine, theirs].map(documentFields);
    return rewriteDocument(theirs, mergedFields(before ?? {}, ours ?? {}, others ?? {}));
  } catch (error) {
    if (error instanceof SameField || error instanceof DocumentError) return null;
    throw error;
  }
}

function mergedFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...names].map((name) => [name, merged(base[name], mine[name], theirs[name])]),
  );
}

function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isFields(base) && isFields(mine) && isFields(theirs)) return mergedFields(base, mine, theirs);
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) throw new SameField();
  // Items have no names: they are the same ones only as long as nobody added, removed or moved one.
  if (base.length !== mine.length || base.length !== theirs.length) throw new SameField();
  return base.map((item, index) => merged(item, mine[index], theirs[index]));
}

type Fields = Record<string, unknown>;

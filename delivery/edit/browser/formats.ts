import { formats, KEY, RECORD, TITLE } from '../editor-names.ts';
import { BODY, documentFields, rewriteDocument } from '../rewrite-document.ts';
import type { Decap } from './decap.ts';

/** The field that carries a document as it was opened, so that saving changes nothing else in it. */
const SOURCE = '$source';

/** What each text that is about to be saved was made out of. */
const bases = new Map<string, string>();

/** What a document was when it was opened that is now `raw`. */
export function baseOf(raw: string): string {
  return bases.get(raw) ?? '';
}

/** Registers how documents become the fields of a form, and how a form becomes a document again. */
export function registerFormats(cms: Decap): void {
  cms.registerCustomFormat(formats.document, 'md', {
    fromFile(source) {
      const fields = documentFields(source);
      return { ...fields, [SOURCE]: source, [TITLE]: titleOf(fields) };
    },
    toFile: ({ [SOURCE]: source, [TITLE]: _title, ...fields }) => rewritten(source, fields),
  });
  cms.registerCustomFormat(formats.record, 'yaml', {
    fromFile: (source) => ({
      [RECORD]: entriesOf(documentFields(source)),
      [SOURCE]: source,
      [TITLE]: '',
    }),
    toFile: ({ [SOURCE]: source, [RECORD]: entries }) =>
      rewritten(source, Array.isArray(entries) ? recordOf(entries) : {}),
  });
}

function rewritten(source: unknown, fields: Record<string, unknown>): string {
  const base = String(source);
  const raw = rewriteDocument(base, fields);
  bases.set(raw, base);
  return raw;
}

function titleOf({ [BODY]: body, name, title, heading }: Record<string, unknown>): string {
  const first = typeof body === 'string' ? /^# (.+)$/m.exec(body)?.[1] : undefined;
  const english = typeof name === 'object' && name !== null && 'en' in name ? name.en : undefined;
  const words = [first, name, title, heading, english].find((one) => typeof one === 'string');
  return typeof words === 'string' ? words : '';
}

/** The entries of a record as the list of its form. */
function entriesOf(record: Readonly<Record<string, unknown>>): object[] {
  return Object.entries(record).map(([key, entry]) => ({ [KEY]: key, ...Object(entry) }));
}

/** The record that the list of its form stands for. */
function recordOf(entries: readonly object[]): Record<string, unknown> {
  return Object.fromEntries(
    entries.map((entry) => {
      const { [KEY]: key, ...fields }: Record<string, unknown> = { ...entry };
      return [String(key), fields];
    }),
  );
}

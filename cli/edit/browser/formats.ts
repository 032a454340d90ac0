import { formats, KEY, RECORD, TITLE } from '../editor-names.ts';
import { BODY, documentFields, rewriteDocument } from '../rewrite-document.ts';
import type { Decap } from './decap.ts';

/** A hidden field with the original document, so that saving preserves everything that wasn't edited. */
const SOURCE = '$source';

/** The original of each text that is about to be saved. */
const bases = new Map<string, string>();

/** Returns the original document that was edited into `raw`. */
export function baseOf(raw: string): string {
  return bases.get(raw) ?? '';
}

/** Registers conversions between documents and form fields. */
export function registerFormats(cms: Decap): void {
  cms.registerCustomFormat(formats.document, 'md', {
    fromFile(source) {
      const fields = documentFields(source);
      return { ...fields, [SOURCE]: source, [TITLE]: titleOf(fields) };
    },
    toFile: ({ [SOURCE]: source, [TITLE]: _title, ...fields }) => toDocument(source, fields),
  });
  cms.registerCustomFormat(formats.record, 'yaml', {
    fromFile: (source) => ({
      [RECORD]: entriesOf(documentFields(source)),
      [SOURCE]: source,
      [TITLE]: '',
    }),
    toFile: ({ [SOURCE]: source, [RECORD]: entries }) =>
      toDocument(source, Array.isArray(entries) ? recordOf(entries) : {}),
  });
}

function toDocument(source: unknown, fields: Record<string, unknown>): string {
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

/** Converts a record to the list in its form. */
function entriesOf(record: Readonly<Record<string, unknown>>): object[] {
  return Object.entries(record).map(([key, entry]) => ({ [KEY]: key, ...Object(entry) }));
}

/** Converts the list in a form back to a record. */
function recordOf(entries: readonly object[]): Record<string, unknown> {
  return Object.fromEntries(
    entries.map((entry) => {
      const { [KEY]: key, ...fields }: Record<string, unknown> = { ...entry };
      return [String(key), fields];
    }),
  );
}

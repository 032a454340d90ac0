import { KEY } from './editor-names.ts';

/** The entries of a record as the list of its form. */
export function entriesOf(record: Readonly<Record<string, unknown>>): object[] {
  return Object.entries(record).map(([key, entry]) => ({ [KEY]: key, ...Object(entry) }));
}

/** The record that the list of its form stands for. */
export function recordOf(entries: readonly object[]): Record<string, unknown> {
  return Object.fromEntries(
    entries.map((entry) => {
      const { [KEY]: key, ...fields }: Record<string, unknown> = { ...entry };
      return [String(key), fields];
    }),
  );
}

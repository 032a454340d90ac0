import { KEY, RECORD, TITLE, widgets } from './editor-names.ts';
import { type FormField, formOf } from './form-fields.ts';
import type { JsonSchema } from './json-schema.ts';

/** The form of a document that has entries under names of their own: a list, because no form has fields without names. */
export function recordForm({ additionalProperties }: JsonSchema): FormField[] {
  if (typeof additionalProperties !== 'object')
    throw new TypeError('A document needs properties, or entries of one kind.');
  const [, ...fields] = formOf(additionalProperties, false);
  const key = { name: KEY, label: 'Id', widget: widgets.words };
  return [
    { name: TITLE, label: 'Title', widget: 'hidden' },
    { name: RECORD, label: 'Entries', widget: widgets.record, fields: [key, ...fields] },
  ];
}

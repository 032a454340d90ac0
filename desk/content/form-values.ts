import type { FormField } from './document-form.ts';

/**
 * The inputs of a form are named by their place in the document: `/questions/2/title`. A list has one input
 * `/questions` for each item, in order, with the item's number when the form was made; a number that the document does
 * not have is a new item.
 */
export type FormInputs = ReadonlyMap<string, readonly string[]>;

type Fields = Record<string, unknown>;

/** Returns the document's fields as the form has them. Properties without a field keep their value. */
export function valuesOf(fields: readonly FormField[], before: Fields, inputs: FormInputs): Fields {
  const [only] = fields;
  if (only?.kind === 'entries') return entriesOf(only.fields, before, inputs);
  return groupOf(fields, before, inputs, '');
}

function groupOf(
  fields: readonly FormField[],
  before: unknown,
  inputs: FormInputs,
  place: string,
): Fields {
  const known = isFields(before) ? before : {};
  const values = fields.map((field): [string, unknown] => [
    field.name,
    valueOf(field, known[field.name], inputs, `${place}/${field.name}`),
  ]);
  return { ...known, ...Object.fromEntries(values) };
}

function valueOf(field: FormField, before: unknown, inputs: FormInputs, place: string): unknown {
  const [text] = inputs.get(place) ?? [];
  switch (field.kind) {
    case 'group':
      return groupOf(field.fields, before, inputs, place);
    case 'entries':
      return before;
    case 'list': {
      const items: readonly unknown[] = Array.isArray(before) ? before : [];
      const numbers = inputs.get(place) ?? [];
      return numbers.map((number) =>
        valueOf(field.item, items[Number(number)], inputs, `${place}/${number}`),
      );
    }
    case 'yes-no':
      if (text === 'true') return true;
      return field.isMark || before === undefined ? undefined : false;
    case 'number':
      return text === undefined || text.trim() === '' ? undefined : numberIn(text);
    case 'choice':
      return field.options.find((option) => String(option) === text);
    case 'text':
    case 'picture':
    case 'body':
      return text === undefined ? before : withoutReturns(text);
  }
}

/** The key of an entry may change, too. */
function entriesOf(fields: readonly FormField[], before: Fields, inputs: FormInputs): Fields {
  const keys = Object.keys(before);
  const entries = (inputs.get('') ?? []).flatMap((number): [string, unknown][] => {
    const [key = ''] = inputs.get(`/${number}/`) ?? [];
    if (key.trim() === '') return [];
    return [
      [key.trim(), groupOf(fields, before[keys[Number(number)] ?? ''], inputs, `/${number}`)],
    ];
  });
  return Object.fromEntries(entries);
}

/** Keeps what is not a number as it was typed, so that the schema can reject it in words. */
function numberIn(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** Forms send line breaks as CRLF. */
function withoutReturns(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

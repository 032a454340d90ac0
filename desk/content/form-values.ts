import type { FormField } from './document-form.ts';

/**
 * The inputs of a form are named by their place in the document: `/questions/2/title`. A list has one input
 * `/questions` for each item, in order, with the item's number when the form was made; a number that the document does
 * not have is a new item.
 */
export type FormInputs = ReadonlyMap<string, readonly string[]>;

/** The name of the inputs that list a document's entries. */
export const ENTRIES = '/';

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
    case 'lines':
      if (text === undefined || withoutReturns(text) === linesOf(before)) return before;
      return withoutReturns(text)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
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

/** A list of texts, one on each line. */
export function linesOf(value: unknown): string {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map((item) => String(item).replaceAll(/\s*\n\s*/g, ' ')).join('\n');
}

/** The key of an entry may change, too. An entry without inputs is not in the form and stays as it is. */
function entriesOf(fields: readonly FormField[], before: Fields, inputs: FormInputs): Fields {
  const keys = Object.keys(before);
  const entries = (inputs.get(ENTRIES) ?? []).map((number): [string, unknown] => {
    const old = keys[Number(number)] ?? '';
    const [key] = inputs.get(`/${number}/`) ?? [];
    if (key === undefined) return [old, before[old]];
    return [key.trim() || old, groupOf(fields, before[old], inputs, `/${number}`)];
  });
  return Object.fromEntries(entries);
}

/** A change of a list: which one, and for all but `add`, the number of the item. */
export type ListChange = {
  what: 'add' | 'remove' | 'up' | 'down';
  place: string;
  number?: string | undefined;
};

/** Parses `up /questions 2`, the value of a button. */
export function parseListChange(words: string): ListChange | null {
  const [, what, place = '', number] = /^(add|remove|up|down) (\S*)(?: (\d+))?$/.exec(words) ?? [];
  if (what !== 'add' && what !== 'remove' && what !== 'up' && what !== 'down') return null;
  return { what, place, number };
}

/** Returns the inputs with a list changed. A new item gets a number that no item has. */
export function withListChange(
  inputs: FormInputs,
  { what, place, number }: ListChange,
): FormInputs {
  const numbers = [...(inputs.get(place) ?? [])];
  const at = number === undefined ? -1 : numbers.indexOf(number);
  if (what === 'add') numbers.push(String(Math.max(-1, ...numbers.map(Number)) + 1));
  else if (at >= 0) {
    numbers.splice(at, 1);
    if (what !== 'remove' && number !== undefined)
      numbers.splice(what === 'up' ? Math.max(at - 1, 0) : at + 1, 0, number);
  }
  return new Map([...inputs, [place, numbers]]);
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

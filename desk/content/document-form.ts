import { type JsonSchema, PICTURE_FILE } from './json-schema.ts';
import { BODY } from './rewrite-document.ts';

/** One field of a document's form. `name` is the property; the item of a list has none of its own. */
export type FormField = {
  name: string;
  label: string;
  hint?: string | undefined;
  isRequired: boolean;
} & FieldKind;

type FieldKind =
  | { kind: 'text'; most?: number | undefined }
  /** The Markdown below the front matter. */
  | { kind: 'body' }
  /** The name of a file in the section's `assets/`, or of a shared picture. */
  | { kind: 'picture' }
  | { kind: 'number'; least?: number | undefined; most?: number | undefined; isWhole: boolean }
  | { kind: 'choice'; options: readonly (string | number)[] }
  /** A property that is `true` or absent if `isMark`, otherwise `true` or `false`. */
  | { kind: 'yes-no'; isMark: boolean }
  | { kind: 'group'; fields: readonly FormField[] }
  | { kind: 'list'; item: FormField; noun: string }
  /** A list of texts, one on each line. */
  | { kind: 'lines' }
  /** Entries with keys that writers choose, such as the sources. */
  | { kind: 'entries'; fields: readonly FormField[] };

/** The form of a document with this schema. `hasBody` is set if it has text below the front matter. */
export function formOf(schema: JsonSchema, hasBody: boolean): FormField[] {
  const entries = schema.properties ? undefined : schema.additionalProperties;
  if (typeof entries === 'object') {
    const fields = fieldsOf(entries);
    return [{ name: '', label: 'Entries', isRequired: true, kind: 'entries', fields }];
  }
  const body: FormField = { name: BODY, label: 'Text', isRequired: true, kind: 'body' };
  return [...(hasBody ? [body] : []), ...fieldsOf(schema)];
}

/**
 * An object's fields; for a union, those of all its members. No field of an optional object is required, because the
 * object may be left out.
 */
function fieldsOf(schema: JsonSchema, isNeeded = true): FormField[] {
  const { properties = {}, required = [] } = merged(schema);
  return Object.entries(properties).flatMap(
    ([name, one]) => fieldOf(name, one, isNeeded && required.includes(name)) ?? [],
  );
}

/** Returns `null` for a property without a choice or with a type that forms have no field for. */
function fieldOf(name: string, written: JsonSchema, isRequired: boolean): FormField | null {
  const choices = written.anyOf ?? written.oneOf ?? [];
  const isNullable = choices.some(({ type }) => type === 'null');
  const real = choices.filter(({ type }) => type !== 'null');
  const schema = isNullable && real.length === 1 && real[0] ? real[0] : written;
  const isNeeded = isRequired && !isNullable;
  const kind = kindOf(name, schema, isNeeded);
  if (!kind) return null;
  return {
    name,
    label: labelOf(name),
    hint: written.description,
    isRequired: isNeeded,
    ...kind,
  };
}

function kindOf(name: string, schema: JsonSchema, isNeeded: boolean): FieldKind | null {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return choiceOf(values, isNeeded);
  if (merged(schema).properties) {
    const fields = fieldsOf(schema, isNeeded);
    return fields.length > 0 ? { kind: 'group', fields } : null;
  }
  switch (schema.type) {
    case 'array': {
      if (!schema.items || Array.isArray(schema.items)) return null;
      const item = fieldOf('', schema.items, true);
      if (item?.kind === 'text') return { kind: 'lines' };
      return item && { kind: 'list', item, noun: nounOf(name) };
    }
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        least: schema.minimum,
        most: schema.maximum,
        isWhole: schema.type === 'integer',
      };
    case 'boolean':
      return { kind: 'yes-no', isMark: false };
    case 'string':
      return schema.pattern === PICTURE_FILE
        ? { kind: 'picture' }
        : { kind: 'text', most: schema.maxLength };
    default:
      return null;
  }
}

function choiceOf(values: readonly unknown[], isNeeded: boolean): FieldKind | null {
  if (values.includes(true)) {
    const isMark = values.length === 1;
    return isMark && isNeeded ? null : { kind: 'yes-no', isMark };
  }
  if (values.length === 1 && isNeeded) return null;
  const options = values.filter((one) => typeof one === 'string' || typeof one === 'number');
  return { kind: 'choice', options };
}

/** Merges the members of a union into one object schema. */
function merged(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (choices.length === 0 || !choices.every(({ properties }) => properties)) return schema;
  const properties: Record<string, JsonSchema> = {};
  for (const choice of choices) {
    for (const [name, one] of Object.entries(choice.properties ?? {})) {
      const known = properties[name];
      properties[name] = known ? combined(known, one) : one;
    }
  }
  const required = Object.keys(properties).filter((name) =>
    choices.every((choice) => choice.required?.includes(name)),
  );
  return { type: 'object', properties, required };
}

/** A schema that allows the values of both, as far as a form can tell them apart. */
function combined(a: JsonSchema, b: JsonSchema): JsonSchema {
  const words = (schema: JsonSchema) =>
    schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const [left, right] = [words(a), words(b)];
  if (!left || !right) return left ? b : a;
  return { type: 'string', enum: [...new Set([...left, ...right])] };
}

/** Fields that a writer seldom changes: they place a document, and say how it looks and who stands for it. */
const settings = new Set(
  'author category chip colour date icon id kind lastChangedOn nextReviewOn path place priceKey questionCount reviewedBy reviewedOn slug topic warnsOfSuicide writtenBy'.split(
    ' ',
  ),
);

export function isSetting({ name }: Pick<FormField, 'name'>): boolean {
  return settings.has(name);
}

/**
 * The place of the field that shows a part of the document. The lines of a list are one field, and the text has the
 * parts that the front matter does not have. `null` if no field shows it.
 */
export function fieldAt(fields: readonly FormField[], part: string): string | null {
  const [, ...names] = part.split('/');
  const body = fields.some(({ kind }) => kind === 'body') ? `/${BODY}` : null;
  let within: readonly FormField[] = fields;
  let place = '';
  for (const name of names) {
    const field = within.find((one) => one.name === name || one.name === '');
    if (!field) break;
    if (field.kind === 'entries') return null;
    place += `/${name}`;
    if (field.kind === 'group') within = field.fields;
    else if (field.kind === 'list') within = [{ ...field.item, name: '' }];
    else return place;
  }
  return place === '' ? body : place;
}

const labels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  categoryNow: 'Price of a category',
  categoryWas: 'Price of a category, crossed out',
  everydayWords: 'Words that parents search for',
  faq: 'Questions and answers',
  file: 'Picture',
  head: 'In search results',
  full: 'In full',
  href: 'Leads to',
  id: 'Name or number in links',
  img: 'Picture',
  keepForDays: 'Days that we keep',
  keptBy: 'Data is kept by',
  keptIn: 'Data is kept in',
  phoneLink: 'The same number for dialling',
  slug: 'Name in addresses',
  spot: 'Small picture',
  to: 'Leads to',
  url: 'Address',
  was: 'Former addresses',
};

/** The words for a property or an option: `camelCase` as words. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('-', ' ');
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words for one item of a list, such as "question". */
function nounOf(name: string): string {
  const words = labelOf(name).toLowerCase();
  return words.endsWith('ies')
    ? `${words.slice(0, -3)}y`
    : words.replace(/(?<=ss)es$|(?<!s)s$/, '');
}

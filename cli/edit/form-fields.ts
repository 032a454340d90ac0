import { KEY, RECORD, TITLE, widgets } from './editor-names.ts';
import { BODY } from './rewrite-document.ts';
import { type JsonSchema, PICTURE_FILE } from './json-schema.ts';

/** A form field in Decap CMS's format. */
export type FormField = {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  fields?: FormField[];
  field?: FormField;
  options?: { label: string; value: string | number }[];
  summary?: string;
  collapsed?: boolean;
  minimize_collapsed?: boolean;
  label_singular?: string;
  value_type?: 'int';
  min?: number;
  max?: number;
  step?: number;
};

/** Returns the form for a document with this schema. `hasBody` is set if it has text below the front matter. */
export function formOf(schema: JsonSchema, hasBody: boolean): FormField[] {
  const body = { name: BODY, label: 'Text of the page', widget: widgets.body };
  return [
    { name: TITLE, label: 'Title', widget: 'hidden' },
    ...(hasBody ? [body] : []),
    ...fieldsOf(schema),
  ];
}

/**
 * Returns an object's fields; for a union, those of all its members. Doesn't require any fields within an optional
 * object, because the form would require them even if the object is omitted.
 */
function fieldsOf(schema: JsonSchema, isNeeded = true): FormField[] {
  const { properties = {}, required = [] } = merged(schema);
  return Object.entries(properties).map(([name, one]) =>
    fieldOf(name, one, isNeeded && required.includes(name)),
  );
}

function fieldOf(name: string, written: JsonSchema, isRequired: boolean): FormField {
  const choices = written.anyOf ?? written.oneOf ?? [];
  const isNullable = choices.some(({ type }) => type === 'null');
  const real = choices.filter(({ type }) => type !== 'null');
  const schema = isNullable && real.length === 1 && real[0] ? real[0] : written;
  const isNeeded = isRequired && !isNullable;
  return {
    name,
    label: labelOf(name),
    ...(!isNeeded && { required: false }),
    ...(written.description !== undefined && { hint: written.description }),
    ...widgetOf(name, schema, isNeeded),
  };
}

/**
 * Returns the form for a document of entries with arbitrary keys. It is a list, because forms can't have unnamed
 * fields.
 */
export function recordForm({ additionalProperties }: JsonSchema): FormField[] {
  if (typeof additionalProperties !== 'object')
    throw new TypeError('A document schema needs properties, or entries of a single type.');
  const [, ...fields] = formOf(additionalProperties, false);
  const key = { name: KEY, label: 'Id', widget: widgets.words };
  return [
    { name: TITLE, label: 'Title', widget: 'hidden' },
    { name: RECORD, label: 'Entries', widget: widgets.record, fields: [key, ...fields] },
  ];
}

type Widget = Omit<FormField, 'name' | 'label'>;

function widgetOf(name: string, schema: JsonSchema, isNeeded: boolean): Widget {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return choiceOf(values, isNeeded);
  if (merged(schema).properties) {
    const fields = fieldsOf(schema, isNeeded);
    // There are no fields if all properties come from the document's text.
    return fields.length > 0 ? objectOf(fields) : { widget: 'hidden', required: false };
  }
  switch (schema.type) {
    case 'array':
      return listOf(name, schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return { widget: 'boolean' };
    case 'string':
      return { widget: schema.pattern === PICTURE_FILE ? widgets.picture : widgets.words };
    default:
      // Forms have no field for this type. Saving preserves the value.
      return { widget: 'hidden', required: false };
  }
}

/** Returns the widget for an object. Short objects are expanded, so that their fields are visible. */
function objectOf(fields: FormField[]): Widget {
  return { widget: 'object', collapsed: fields.length > 6, fields };
}

function choiceOf(values: readonly unknown[], isNeeded: boolean): Widget {
  // A required constant leaves no choice.
  if (values.length === 1 && isNeeded) return { widget: 'hidden' };
  if (values.includes(true)) return { widget: values.length === 1 ? widgets.mark : 'boolean' };
  const words = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return {
    widget: 'select',
    options: words.map((value) => ({ label: String(value), value })),
  };
}

function numberOf({ type, minimum, maximum }: JsonSchema): Widget {
  return {
    widget: 'number',
    ...(type === 'integer' ? { value_type: 'int', step: 1 } : { step: 0.1 }),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

function listOf(name: string, { items, minItems }: JsonSchema): Widget {
  const list = {
    widget: 'list',
    label_singular: labelOf(name).toLowerCase().replace(/s$/, ''),
    ...(minItems === undefined && { required: false }),
  };
  if (!items || Array.isArray(items)) return { widget: 'hidden', required: false };
  if (!merged(items).properties)
    return { ...list, field: { ...fieldOf('item', items, true), label: ' ' } };
  const fields = fieldsOf(items);
  return { ...list, fields, collapsed: true, summary: summaryOf(fields) };
}

/** Returns the field that identifies a collapsed list item. */
function summaryOf(fields: readonly FormField[]): string {
  const candidates = ['heading', 'title', 'name', 'label', 'question', 'city', 'text', 'en'];
  const words = fields.filter(({ widget }) => widget === widgets.words);
  const named = candidates.find((name) => words.some((field) => field.name === name));
  return `{{fields.${named ?? words[0]?.name ?? fields[0]?.name}}}`;
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

/** Combines the allowed values of two schemas. */
function combined(a: JsonSchema, b: JsonSchema): JsonSchema {
  const words = (schema: JsonSchema) =>
    schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const [left, right] = [words(a), words(b)];
  if (!left || !right) return a;
  return { type: 'string', enum: [...new Set([...left, ...right])] };
}

const labels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  faq: 'FAQ',
  file: 'Picture',
  href: 'Leads to',
  id: 'Id',
  to: 'Leads to',
  url: 'Address',
};

/** Converts `camelCase` to words. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

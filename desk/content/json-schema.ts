import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Collection, Outline } from '@site/kit/content/collection.ts';
import * as v from 'valibot';
import { parse } from 'yaml';

/** The subset of JSON Schema that our Valibot schemas convert to. */
export type JsonSchema = {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalItems?: JsonSchema | boolean;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const jsonSchema: v.GenericSchema<unknown, JsonSchema> = v.pipe(
  v.looseObject({}),
  v.transform((schema): JsonSchema => schema),
);

/** Converts a Valibot schema. Drops rules that JSON Schema can't express. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return v.parse(jsonSchema, toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }));
}

/**
 * Returns the schema of a YAML document or front matter as written by an author: the collection's schema without the
 * properties that come from the Markdown text or citations, and with pictures as file names. `content` is the folder
 * of the collection.
 */
export function writtenSchema(
  { schema, files, body, sourcesIn }: Collection,
  content: string,
): JsonSchema {
  if (!schema) return schemaOfTexts(parse(readFileSync(path.join(content, files), 'utf8')));
  const filled = body ? filledBy(body) : [];
  if (sourcesIn !== undefined) filled.push(sourcesIn === '' ? 'sources' : `${sourcesIn}.sources`);
  return filled.reduce(
    (written, place) => without(written, place.split('.')),
    withFileNames(jsonSchemaOf(schema)),
  );
}

/** Returns the schema of a document of texts: it has the same names. */
function schemaOfTexts(texts: unknown): JsonSchema {
  if (typeof texts !== 'object' || texts === null) return { type: 'string' };
  const entries = Object.entries(texts).map(([name, inner]) => [name, schemaOfTexts(inner)]);
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required: Object.keys(texts),
    additionalProperties: false,
  };
}

/** Returns the dotted paths of the properties that come from the Markdown text. */
function filledBy(outline: Outline): string[] {
  const { heading = 'heading', id, text, paragraphs, list, picture, link, blocks, whole } = outline;
  const { labels = {}, parts = {}, each } = outline;
  return [heading, id, text, paragraphs, list, picture, link, blocks, whole, each?.[0]]
    .filter((property) => typeof property === 'string')
    .concat(Object.values(labels).flat(), Object.keys(parts));
}

function without(schema: JsonSchema, [key = '', ...rest]: readonly string[]): JsonSchema {
  const { properties, required, anyOf, oneOf } = schema;
  const inner = properties?.[key];
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map((one) => without(one, [key, ...rest])) }),
    ...(oneOf && { oneOf: oneOf.map((one) => without(one, [key, ...rest])) }),
    ...(inner && rest.length > 0 && { properties: { ...properties, [key]: without(inner, rest) } }),
    ...(inner &&
      rest.length === 0 && {
        properties: Object.fromEntries(
          Object.entries(properties ?? {}).filter(([name]) => name !== key),
        ),
        required: (required ?? []).filter((name) => name !== key),
      }),
  };
}

/** Replaces a picture's URL and size, which are derived, with `file`. */
function withFileNames(schema: JsonSchema): JsonSchema {
  const { properties, required = [], items, anyOf, oneOf } = schema;
  const { additionalItems, additionalProperties } = schema;
  if (properties?.['src'] && properties['width'] && properties['height']) {
    const { src: _, width: _width, height: _height, ...rest } = properties;
    const found = ['src', 'width', 'height'];
    return {
      ...schema,
      properties: { file: { type: 'string', pattern: PICTURE_FILE }, ...rest },
      required: ['file', ...required.filter((name) => !found.includes(name))],
    };
  }
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, withFileNames(one)]),
      ),
    }),
    ...(items && { items: Array.isArray(items) ? items.map(withFileNames) : withFileNames(items) }),
    ...(typeof additionalItems === 'object' && {
      additionalItems: withFileNames(additionalItems),
    }),
    ...(anyOf && { anyOf: anyOf.map(withFileNames) }),
    ...(oneOf && { oneOf: oneOf.map(withFileNames) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: withFileNames(additionalProperties),
    }),
  };
}

/** Matches the name of a picture in `assets/`, or of a shared picture. */
export const PICTURE_FILE = '^(?:illustrations/)?[\\w.-]+\\.(?:svg|png|jpe?g|webp|avif)$';

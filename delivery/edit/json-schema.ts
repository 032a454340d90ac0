import { toJsonSchema } from '@valibot/to-json-schema';
import type { Collection, Outline } from '@site/kit/content/collection.ts';
import * as v from 'valibot';

/** The part of JSON Schema that a schema of Valibot comes to. */
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

/** What a schema of Valibot takes, as JSON Schema; rules that JSON Schema has no words for are left out. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return v.parse(jsonSchema, toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }));
}

/**
 * What is written in a document of a collection: the whole of a YAML document, the front matter of a Markdown one. That is
 * what its schema takes, without what the text below the front matter and the citations fill in, and with pictures by the
 * name of their file.
 */
export function writtenSchema({ schema, body, sourcesIn }: Collection): JsonSchema {
  const filled = body ? filledBy(body) : [];
  if (sourcesIn !== undefined) filled.push(sourcesIn === '' ? 'sources' : `${sourcesIn}.sources`);
  return filled.reduce(
    (written, place) => without(written, place.split('.')),
    withFileNames(jsonSchemaOf(schema)),
  );
}

/** The properties that the text of a document fills, by their dotted paths. */
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

/** Puts `file` in the place of a picture's address and size, which are found out. */
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

/** The name of a picture's file in `assets/`, or of a shared one. */
export const PICTURE_FILE = '^(?:illustrations/)?[\\w.-]+\\.(?:svg|png|jpe?g|webp|avif)$';

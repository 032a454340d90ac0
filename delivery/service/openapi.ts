import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { problemSchema } from './problem.ts';
import type { RouteDescription } from './route.ts';

type Json = Readonly<Record<string, unknown>>;

/** Problems that may be the answer of an operation besides its own, by status. */
const ofEvery = {
  400: 'What was sent is not right.',
  429: 'Too many failures from here; Retry-After says for how many seconds.',
  500: 'Something went wrong in the service; its log says what.',
} as const;

const ofCallers = {
  401: 'The key or token is missing, wrong, expired or revoked.',
  403: 'The key is not for this.',
} as const;

const ofBodies = {
  413: 'The body is too large.',
  415: 'The body is of another media type.',
} as const;

/** Describes operations as an OpenAPI 3.1 document, made of the very schemas that they read with. */
export function openApi(routes: readonly RouteDescription[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Delivery service',
      version: '1',
      description:
        'Teams ship their sections of the site with it. A release is described, its files are sent, and a promotion makes it live.',
    },
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(problemSchema) },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of the service.' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The OpenID Connect token of a run of a CI.',
        },
      },
    },
  };
}

function operationOf(route: RouteDescription): Json {
  const { operationId, summary, shows, params, query, body, answers } = route;
  const problems = {
    ...ofEvery,
    ...(shows !== 'nothing' && ofCallers),
    ...(body && ofBodies),
    ...route.problems,
  };
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  return {
    operationId,
    summary,
    security: shows === 'nothing' ? [] : [{ [shows]: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, { description, schema }]) => [
          status,
          { description, ...(schema && { content: contentOf(schema) }) },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(problems).map(([status, description]) => [
          status,
          {
            description,
            content: {
              'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
            },
          },
        ]),
      ),
    },
  };
}

function contentOf(body: v.GenericSchema | 'bytes'): Json {
  // In OpenAPI 3.1 bytes have a media type and no schema.
  if (body === 'bytes') return { 'application/octet-stream': {} };
  return { 'application/json': { schema: jsonSchemaOf(body) } };
}

const objectSchema = v.object({
  properties: v.record(v.string(), v.unknown()),
  required: v.optional(v.array(v.string()), []),
});

/** A parameter for each property of an object. */
function parametersOf(where: 'path' | 'query', schema: v.GenericSchema | undefined): Json[] {
  if (!schema) return [];
  const { properties, required } = v.parse(objectSchema, jsonSchemaOf(schema));
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: described,
  }));
}

/** OpenAPI 3.1 takes JSON Schema as it is. What only a program can check is left out: the description may allow more. */
function jsonSchemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return described;
}

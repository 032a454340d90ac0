import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as v from 'valibot';
import { problemSchema } from './problem.ts';
import type { RouteDescription } from './route.ts';

/** Problems that any operation may return, by status. */
const commonProblems = {
  400: 'The input is invalid.',
  429: 'Too many failures from this address; Retry-After says how many seconds to wait.',
  500: 'Something went wrong in the service; see its log.',
} as const;

const authenticationProblems = {
  401: 'The key or token is missing, wrong, expired or revoked.',
  403: 'The key lacks the rights.',
} as const;

const bodyProblems = {
  413: 'The body is too large.',
  415: 'The body has another media type.',
} as const;

/**
 * Generates an OpenAPI document from the schemas of routes that are added later. Handlers validate with Valibot, so
 * Fastify's own JSON Schema validation and serialisation are switched off.
 */
export async function registerOpenApi(server: FastifyInstance): Promise<void> {
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler(() => (body) => JSON.stringify(body));
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Delivery service',
        version: '1',
        description:
          'Ships sections of the site: describe a release, upload its files, then promote it.',
      },
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A key of the delivery service.' },
          token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The OpenID Connect token of a CI run.',
          },
        },
      },
    },
  });
}

/** Converts a route's description to the form that Fastify and its OpenAPI plugin read. */
export function routeSchema(route: RouteDescription): FastifySchema {
  const { operationId, summary, shows, params, query, body, answers } = route;
  const problems = {
    ...commonProblems,
    ...(shows !== 'nothing' && authenticationProblems),
    ...(body && bodyProblems),
    ...route.problems,
  };
  const described = Object.entries(answers).map(([status, { description, schema }]) => [
    status,
    schema
      ? { description, content: { 'application/json': { schema: jsonSchema(schema) } } }
      : { description, type: 'null' },
  ]);
  const problemContent = { 'application/problem+json': { schema: jsonSchema(problemSchema) } };
  return {
    operationId,
    summary,
    security: shows === 'nothing' ? [] : [{ [shows]: [] }],
    ...(params && { params: jsonSchema(params) }),
    ...(query && { querystring: jsonSchema(query) }),
    ...(body && {
      body: {
        content: contentOf(body),
      },
    }),
    response: Object.fromEntries([
      ...described,
      ...Object.entries(problems).map(([status, description]) => [
        status,
        { description, content: problemContent },
      ]),
    ]),
  };
}

function contentOf(body: NonNullable<RouteDescription['body']>) {
  if (body === 'bytes') return { 'application/octet-stream': { schema: {} } };
  if (body !== 'parts') return { 'application/json': { schema: jsonSchema(body) } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = { post: file, picture: { type: 'array', items: file } };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: ['post'] } } };
}

/** Generates JSON Schema. Omits checks that it cannot express, so the document may allow more than the service. */
function jsonSchema(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return described;
}

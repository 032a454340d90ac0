import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as v from 'valibot';
import { problemSchema } from './problem.ts';
import type { RouteDescription } from './route.ts';

/** Problems that an operation may answer besides its own, by status. */
const commonProblems = {
  400: 'What was sent is not right.',
  429: 'Too many failures from here; Retry-After says for how many seconds.',
  500: 'Something went wrong in the service; its log says what.',
} as const;

const authenticationProblems = {
  401: 'The key or token is missing, wrong, expired or revoked.',
  403: 'The key is not for this.',
} as const;

const bodyProblems = {
  413: 'The body is too large.',
  415: 'The body is of another media type.',
} as const;

/**
 * Generates an OpenAPI document from the schemas of the routes that are added afterwards. Handlers validate with
 * Valibot, so Fastify's own validation and serialisation by JSON Schema are switched off.
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
          'Teams ship their sections of the site with it. A release is described, its files are sent, and a promotion makes it live.',
      },
      components: {
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
    },
  });
}

/** A route's description in the form that Fastify and its OpenAPI plugin read. */
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

/** What only code can check is left out, so the document may allow more than the service does. */
function jsonSchema(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return described;
}

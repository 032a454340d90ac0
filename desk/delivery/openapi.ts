import type { AnySchema, OpenAPI } from '@orpc/contract';
import { type ConditionalSchemaConverter, OpenAPIGenerator } from '@orpc/openapi';
import { traverseContractProcedures } from '@orpc/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { contract, signInContract } from './contract.ts';
import { file, moment, type OperationMeta } from './operation.ts';
import { problemSchema } from './problem.ts';

/** Problems that any operation may return, by status. */
const commonProblems = {
  400: 'The input is invalid.',
  401: 'The key or token is missing, wrong, expired or revoked.',
  403: 'The key lacks the rights.',
  429: 'Too many failures from this address; Retry-After says how many seconds to wait.',
  500: 'Something went wrong in the service; see its log.',
} as const;

const bodyProblems = {
  413: 'The body is too large.',
  415: 'The body has another media type.',
} as const;

/** Omits checks that JSON Schema cannot express, so the document may allow more than the service. */
function jsonSchema(schema: v.GenericSchema): object {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema === file)
        return { type: 'string', contentMediaType: 'application/octet-stream' };
      return valibotSchema === moment ? { type: 'string', format: 'date-time' } : undefined;
    },
  });
  return described;
}

const served = { ...contract, ...signInContract };

const isValibot = (schema: AnySchema | undefined): schema is v.GenericSchema & AnySchema =>
  schema?.['~standard'].vendor === 'valibot';

const converter: ConditionalSchemaConverter = {
  condition: isValibot,
  convert(schema) {
    if (!isValibot(schema)) throw new Error('A schema is not from Valibot.');
    return [!v.is(schema, undefined), jsonSchema(schema)];
  },
};

/** Describes every operation of the delivery API. */
export async function openApiDocument(): Promise<OpenAPI.Document> {
  const bearer = { type: 'http', scheme: 'bearer' } as const;
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] });
  const document = await generator.generate(served, {
    info: {
      title: 'Delivery service',
      version: '1',
      description:
        'Ships sections of the site: describe a release, upload its files, then promote it.',
    },
    components: {
      securitySchemes: {
        key: { ...bearer, description: 'A key of the delivery service.' },
        token: {
          ...bearer,
          bearerFormat: 'JWT',
          description: 'The OpenID Connect token of a CI run.',
        },
      },
    },
  });
  traverseContractProcedures({ router: served, path: [] }, ({ contract: operation }) => {
    const { route, meta } = operation['~orpc'];
    const { path = '', method, successStatus } = route;
    const described = document.paths?.[path]?.[method === 'GET' ? 'get' : 'post'];
    if (!described) throw new Error(`The OpenAPI document lacks ${path}.`);
    describeRefusals(described, meta);
    const empty = successStatus === 204 ? described.responses?.['204'] : undefined;
    if (empty && 'content' in empty) delete empty.content;
  });
  return { ...document, paths: { ...document.paths, '/openapi.json': { get: ownDescription } } };
}

const ownDescription = {
  operationId: 'describe',
  summary: 'This description.',
  security: [],
  responses: {
    200: {
      description: 'An OpenAPI document.',
      content: { 'application/json': { schema: jsonSchema(v.looseObject({})) } },
    },
  },
};

function describeRefusals(
  described: OpenAPI.OperationObject,
  { credential = 'key', problems }: OperationMeta,
): void {
  described.security = [{ [credential]: [] }];
  const content = { 'application/problem+json': { schema: jsonSchema(problemSchema) } };
  const all = { ...commonProblems, ...(described.requestBody && bodyProblems), ...problems };
  described.responses ??= {};
  for (const [status, description] of Object.entries(all)) {
    described.responses[status] = { description, content };
  }
}

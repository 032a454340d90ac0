import type { GenericSchema } from 'valibot';

/** The description of an operation. */
export type RouteDescription = {
  method: 'GET' | 'POST' | 'PUT';
  /** The path in OpenAPI's notation, with parameters in braces. */
  path: string;
  /** The operation id, which generated clients use as a name. */
  operationId: string;
  summary: string;
  /** The required credential: a key, a CI token, or nothing. */
  shows: 'key' | 'token' | 'nothing';
  /** The schemas of path and query parameters. */
  params?: GenericSchema;
  query?: GenericSchema;
  /** The schema of the body; `bytes` for a file, `parts` for a multipart form. */
  body?: GenericSchema | 'bytes' | 'parts';
  /** The size limit of the body, in bytes. */
  bodyLimit?: number;
  /** The successful responses by status; `null` for a response without a body. */
  answers: Readonly<Record<number, { description: string; schema: GenericSchema | null }>>;
  /** Problems specific to this route, by status. */
  problems?: Readonly<Record<number, string>>;
};

/** An operation: its description and handler. */
export type Route<Caller> = RouteDescription & {
  handle: (request: {
    params: unknown;
    query: unknown;
    body: unknown;
    caller: Caller;
  }) => Promise<{ status: number; body?: unknown }>;
};

import type { GenericSchema } from 'valibot';

/** How an operation of the delivery service is described. */
export type RouteDescription = {
  method: 'GET' | 'POST' | 'PUT';
  /** As OpenAPI writes it, with parameters in braces. */
  path: string;
  /** The name that programs made from the description use. */
  operationId: string;
  summary: string;
  /** What the caller has to show: a key, the token of a CI, or nothing. */
  shows: 'key' | 'token' | 'nothing';
  /** What the parameters in the path and in the query must be, as objects. */
  params?: GenericSchema;
  query?: GenericSchema;
  /** What the body must be; `bytes` for a file, `parts` for a form with several. */
  body?: GenericSchema | 'bytes' | 'parts';
  /** The largest body, in bytes. */
  bodyLimit?: number;
  /** What is answered when all goes well, by status; `null` for an answer without a body. */
  answers: Readonly<Record<number, { description: string; schema: GenericSchema | null }>>;
  /** When problems are answered that not every route may answer, by status. */
  problems?: Readonly<Record<number, string>>;
};

/** An operation: how it is described and what it does. */
export type Route<Caller> = RouteDescription & {
  handle: (request: {
    params: unknown;
    query: unknown;
    body: unknown;
    caller: Caller;
  }) => Promise<{ status: number; body?: unknown }>;
};

import * as v from 'valibot';
import { problemSchema } from '../service/problem.ts';
import type { ServiceAddress } from './target-config.ts';

/** A request body: JSON, a file or a multipart form. */
type Body = { json: unknown } | { file: Buffer } | { form: FormData };

/** The delivery service refused a request, or cannot be reached. The message is for people. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  /** The individual errors, if the service lists them. */
  readonly problems: readonly string[];
  /** The kind of problem; `unreachable` without a response. */
  readonly kind: string;

  constructor(kind: string, message: string, problems: readonly string[], cause?: unknown) {
    super([message, ...problems].join('\n  '), { cause });
    this.kind = kind;
    this.problems = problems;
  }
}

/**
 * Calls a delivery service and parses its response. Throws a `ServiceError` if it refuses, cannot be reached, or sends
 * an undocumented response.
 */
export async function callService<Schema extends v.GenericSchema>(
  { url, key }: ServiceAddress,
  { method, path, body }: { method: 'GET' | 'POST' | 'PUT'; path: string; body?: Body },
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      // For a form, fetch adds the content type with its boundary.
      ...(body && !('form' in body) && { 'content-type': typeOf(body) }),
    },
    ...(body && { body: bytesOf(body) }),
    // Redirects would carry the key to another address.
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new ServiceError(
      'unreachable',
      `The delivery service at ${url} cannot be reached, or closed the connection before it answered. It may have completed the request: check npx site history.`,
      [],
      error,
    );
  });
  const text = await response.text();
  const read = text === '' ? null : parsed(text);
  if (!response.ok) throw refusalIn(read, response.status, url);
  const answer = v.safeParse(schema, read);
  if (answer.success) return answer.output;
  throw new ServiceError(
    'unknown-answer',
    `${url} does not answer as a delivery service does.`,
    [],
  );
}

function bytesOf(body: Body) {
  if ('form' in body) return body.form;
  return 'json' in body ? JSON.stringify(body.json) : new Uint8Array(body.file);
}

function typeOf(body: Exclude<Body, { form: FormData }>): string {
  return 'json' in body ? 'application/json' : 'application/octet-stream';
}

function refusalIn(answer: unknown, status: number, url: string): ServiceError {
  const problem = v.safeParse(problemSchema, answer);
  if (!problem.success) {
    const message = `${url} answers with status ${status}, but not as a delivery service does.`;
    return new ServiceError('unknown-answer', message, []);
  }
  const { kind, detail, problems = [] } = problem.output;
  return new ServiceError(kind, detail, problems);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller handles an empty response.
    return undefined;
  }
}

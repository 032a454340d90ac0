import * as v from 'valibot';
import { problemSchema } from '../service/problem.ts';
import type { ServiceAddress } from './target-config.ts';

/** What is sent: an object as JSON, a file, or several as a form. */
type Body = { json: unknown } | { file: Buffer } | { form: FormData };

/** The delivery service has refused something, or cannot be reached. The message is for a person. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  /** What the service says is wrong, where it says so. */
  readonly problems: readonly string[];
  /** Why, as the service tells it to programs; `unreachable` when it said nothing. */
  readonly kind: string;

  constructor(kind: string, message: string, problems: readonly string[], cause?: unknown) {
    super([message, ...problems].join('\n  '), { cause });
    this.kind = kind;
    this.problems = problems;
  }
}

/**
 * Calls a delivery service and reads its answer. Throws a `ServiceError` when it refuses, cannot be reached, or answers
 * with something else than it describes.
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
      // A form names its own, with what separates its parts.
      ...(body && !('form' in body) && { 'content-type': typeOf(body) }),
    },
    ...(body && { body: bytesOf(body) }),
    // A key is for the address that it was given with and for no other.
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new ServiceError(
      'unreachable',
      `The delivery service at ${url} cannot be reached, or hung up before it answered. What it was asked for may be done: npx site history says.`,
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
    const message = `${url} answers with status ${status}, and not as a delivery service does.`;
    return new ServiceError('unknown-answer', message, []);
  }
  const { kind, detail, problems = [] } = problem.output;
  return new ServiceError(kind, detail, problems);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller says what to think of an answer that is nothing.
    return undefined;
  }
}

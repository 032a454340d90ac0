import { STATUS_CODES } from 'node:http';
import { ORPCError, ValidationError } from '@orpc/contract';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

/** Identifies a problem, for programs. */
const problemKinds = [
  'not-signed-in',
  'not-allowed',
  'too-many-failures',
  'unreadable-request',
  'wrong-values',
  'too-large',
  'nothing-here',
  'wrong-hash',
  'wrong-release',
  'refused',
  'failed',
] as const;

export type ProblemKind = (typeof problemKinds)[number];

/** Problem details (RFC 9457). `detail` and `problems` are sentences for people. */
export const problemSchema = v.object({
  /** Always `about:blank`, because `kind` identifies problems. */
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  kind: v.picklist(problemKinds),
  detail: v.string(),
  /** The individual errors, if several are possible. */
  problems: v.optional(v.array(v.string())),
});

/** The media type of problem details. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

type Details = {
  problems?: readonly string[] | undefined;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** Aborts a request with a problem. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: v.InferOutput<typeof problemSchema>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    kind: ProblemKind,
    detail: string,
    { problems, headers = {}, cause }: Details = {},
  ) {
    super([detail, ...(problems ?? [])].join('\n  '), { cause });
    this.problem = {
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Problem',
      status,
      kind,
      detail,
      ...(problems && { problems: [...problems] }),
    };
    this.headers = headers;
  }
}

/** A rejection with its reasons: nothing has changed. */
export function refused(detail: string, problems?: readonly string[]): ProblemError {
  return new ProblemError(422, 'refused', detail, { problems });
}

/** The answer to a request that could not be parsed. */
export function unreadable(status: number): ProblemError {
  return new ProblemError(status, 'unreadable-request', 'This request cannot be read.');
}

export function sendProblem(reply: FastifyReply, { problem, headers }: ProblemError): FastifyReply {
  return reply
    .code(problem.status)
    .headers(headers)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem));
}

const withStatus = v.object({ statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)) });

/** The status of an error that the client caused, such as a body that is too large; `null` if the fault is ours. */
export function clientErrorStatus(error: unknown): number | null {
  const read = v.safeParse(withStatus, error);
  return read.success ? read.output.statusCode : null;
}

export function notFound(detail: string): ProblemError {
  return new ProblemError(404, 'nothing-here', detail);
}

/** The maximum length of a message about one error, and the maximum number of reported errors. */
const MAX_LETTERS = 300;
const MAX_MISTAKES = 50;

/** Converts invalid input, as oRPC reports it, to a problem that lists the errors. Rethrows anything else. */
export function rethrowAsProblem(error: unknown): never {
  const { cause, code } = error instanceof ORPCError ? error : {};
  if (code !== 'BAD_REQUEST' || !(cause instanceof ValidationError)) throw error;
  const problems = cause.issues
    .slice(0, MAX_MISTAKES)
    .map(({ path = [], message }) => `${dotted(path) || 'The request'}: ${message}`);
  const texts = problems.map((text) => text.slice(0, MAX_LETTERS));
  throw new ProblemError(400, 'wrong-values', 'The request is invalid.', {
    problems: texts,
    cause,
  });
}

function dotted(path: NonNullable<ValidationError['issues'][number]['path']>): string {
  return path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
}

/** Unwraps an outcome. Throws a problem with the reasons if it was refused. */
export function unlessRefused<Result extends { kind: string; problems?: readonly string[] }>(
  outcome: Result,
  detail = 'Rejected; nothing has changed.',
): Exclude<Result, { kind: 'refused' }> {
  if (isAccepted(outcome)) return outcome;
  throw refused(detail, outcome.problems);
}

function isAccepted<Result extends { kind: string }>(
  outcome: Result,
): outcome is Exclude<Result, { kind: 'refused' }> {
  return outcome.kind !== 'refused';
}

import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

/** Identifies a problem, for programs. */
export const problemKinds = [
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

type ProblemKind = (typeof problemKinds)[number];

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

/** An error response. */
export type Problem = v.InferOutput<typeof problemSchema>;

/** The media type of problem details. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Aborts a request with a problem. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    kind: ProblemKind,
    detail: string,
    {
      problems,
      headers = {},
    }: { problems?: readonly string[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail);
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

/** Sends a problem. */
export function sendProblem(reply: FastifyReply, { problem, headers }: ProblemError): FastifyReply {
  return reply
    .code(problem.status)
    .headers(headers)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem));
}

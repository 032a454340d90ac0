import { oc } from '@orpc/contract';
import { reason } from '@site/delivery/registry/reason.ts';
import { endings } from '@site/delivery/registry/journal-entry.ts';
import * as v from 'valibot';
import { listOf } from '../list-of.ts';

/** What the HTTP server and the OpenAPI document know about an operation besides its schemas. */
export type OperationMeta = {
  /** The required credential: a key, or the token of a CI run. */
  credential?: 'key' | 'token';
  /** The body, if it is no JSON: one file, or a form with files. */
  body?: 'bytes' | 'form';
  /** The size limit of the body, in bytes. */
  bodyLimit?: number;
  /** The problems that only this operation has, by status. */
  problems?: Readonly<Record<number, string>>;
};

type Route = Parameters<typeof oc.route>[0];

export const get = (
  path: `/${string}`,
  operationId: string,
  summary: string,
  successDescription: string,
  meta: OperationMeta = {},
) =>
  oc
    .$meta<OperationMeta>(meta)
    .route({ method: 'GET', path, operationId, summary, successDescription });

export const post = (
  path: `/${string}`,
  operationId: string,
  summary: string,
  successDescription: string,
  { route, ...meta }: OperationMeta & { route?: Route } = {},
) =>
  oc
    .$meta<OperationMeta>(meta)
    .route({ method: 'POST', path, operationId, summary, successDescription, ...route });

/** A `Date`, as an ISO 8601 timestamp in JSON. */
export const moment = v.pipe(
  v.union([v.date(), v.pipe(v.string(), v.isoTimestamp())]),
  v.transform((at) => new Date(at)),
);

/** An uploaded file. */
export const file = v.instance(Blob);

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

export const why = v.optional(reason);

/** An audit entry. */
export const journalLine = v.object({
  at: moment,
  who: v.string(),
  what: v.string(),
  outcome: v.picklist(endings),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  details: listOf(v.string()),
  sections: listOf(v.string()),
  why: v.nullable(v.string()),
  commits: v.record(v.string(), v.string()),
});

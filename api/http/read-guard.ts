import type { IncomingHttpHeaders } from 'node:http';
import {
  FILL_TIME_FIELD,
  FILL_TIME_HEADER,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
} from '@site/kit/api/form-guard.ts';

/**
 * Faster than a person can submit a form after touching it, even with autofill, in milliseconds. Such forms are
 * flagged in the inbox and never rejected: see docs/decisions/011.
 */
const TOO_FAST_MS = 500;

export type GuardedBody = {
  fields: unknown;
  /** The hidden field was filled in. */
  honeypotFilled: boolean;
  /** The form reports being filled in faster than a person could. */
  tooFast: boolean;
};

/**
 * Reads the spam guard from the headers of a live form, or from the fields of a form without JavaScript or a page
 * opened before the headers existed. Removes those fields from the body, which may have any shape. An invalid fill
 * time counts as unknown.
 */
export function readGuard(headers: IncomingHttpHeaders, body: unknown): GuardedBody {
  const { honeypot, fillTime, fields } = splitGuard(body);
  const isFilled =
    honeypot !== undefined && !(typeof honeypot === 'string' && honeypot.trim() === '');
  return {
    fields,
    honeypotFilled: headers[HONEYPOT_HEADER] !== undefined || isFilled,
    tooFast: isTooFast(millisecondsIn(headers[FILL_TIME_HEADER])) || isTooFast(fillTime),
  };
}

function splitGuard(body: unknown): { honeypot?: unknown; fillTime?: unknown; fields: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { fields: body };
  const {
    [HONEYPOT_FIELD]: honeypot,
    [FILL_TIME_FIELD]: fillTime,
    ...fields
  }: Record<string, unknown> = {
    ...body,
  };
  return { honeypot, fillTime, fields };
}

function millisecondsIn(header: string | readonly string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

function isTooFast(milliseconds: unknown): boolean {
  return typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds < TOO_FAST_MS;
}

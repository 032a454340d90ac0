import type { IncomingHttpHeaders } from 'node:http';
import {
  FILL_TIME_FIELD,
  FILL_TIME_HEADER,
  HONEYPOT_FIELD,
  HONEYPOT_HEADER,
} from '@site/kit/api/form-guard.ts';

/**
 * Faster than anybody presses a button after touching a form, also when the browser fills it in, in milliseconds.
 * A faster form is marked for the reader of the inbox and never refused: see docs/decisions/011.
 */
const TOO_FAST_MS = 500;

/** A body without the guard's fields, and what body and headers say about the sender. */
export type GuardedBody = {
  fields: unknown;
  /** Something filled in the field that people never see. */
  honeypotFilled: boolean;
  /** The form says it was filled in faster than people do. */
  tooFast: boolean;
};

/**
 * Reads the guard from the headers of a live form, or from the fields of a form without JavaScript and of a page that was
 * opened before there were headers, and takes those fields out of the body, which may be of any shape. A fill time that
 * cannot be read counts as not known.
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

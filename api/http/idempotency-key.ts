import type { FastifyRequest } from 'fastify';
import { fingerprintOf } from '../submissions/store-once.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;

/** How long the same words of a form without JavaScript count as one press of Send, in milliseconds. */
export const DOUBLE_SUBMIT_MS = 10 * 60 * 1000;

/** Reads the `Idempotency-Key` header; a request may go without. */
export function readIdempotencyKey(
  request: FastifyRequest,
): { kind: 'valid'; value: string | undefined } | { kind: 'invalid' } {
  const value = request.headers['idempotency-key'];
  if (value === undefined) return { kind: 'valid', value };
  return typeof value === 'string' && IDEMPOTENCY_KEY.test(value)
    ? { kind: 'valid', value }
    : { kind: 'invalid' };
}

/**
 * A key for a form without JavaScript, which has none of its own because its page is the same for everybody: the
 * words themselves, to live for `DOUBLE_SUBMIT_MS`. So a double press, and a page that is sent again by reloading, is
 * stored once. It has a space in it, so no client can name it.
 */
export function keyOfForm(call: string, value: object): string {
  return `form ${fingerprintOf({ call, value })}`;
}

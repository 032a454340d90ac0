import type { FastifyRequest } from 'fastify';
import { fingerprintOf } from '../submissions/store-submission.ts';
import type { ParsedForm } from './form-calls.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;

/** How long identical content from a form without JavaScript counts as the same submission, in milliseconds. */
export const DOUBLE_SUBMIT_MS = 10 * 60 * 1000;

/** Parses the optional `Idempotency-Key` header. */
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
 * Returns a key for a form sent without JavaScript, whose page can't contain a key because it is the same for everyone.
 * The key is a hash of the content, valid for `DOUBLE_SUBMIT_MS`, so that a double click or a reload is stored once. It
 * contains a space, so no client can send it.
 */
export function keyOfForm({ kind, sent }: ParsedForm): string {
  return `form ${fingerprintOf(kind, sent)}`;
}

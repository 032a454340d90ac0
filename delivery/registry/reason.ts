import * as v from 'valibot';

/** A reason for the audit log: one line without control characters. */
export const reason = v.pipe(
  v.string(),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'must be one line of text'),
  v.maxLength(500, 'must have at most 500 characters'),
);

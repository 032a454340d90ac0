import * as v from 'valibot';

/** Maximum length of a reason. */
export const MAX_REASON_LETTERS = 500;

/** A reason for the audit log: one line without control characters. */
export const reason = v.pipe(
  v.string(),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'must be one line of text'),
  v.maxLength(MAX_REASON_LETTERS, `must have at most ${MAX_REASON_LETTERS} characters`),
);

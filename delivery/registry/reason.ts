import * as v from 'valibot';

/** Words of a person that others read later in the audit log: one line, nothing that a terminal would obey. */
export const reason = v.pipe(
  v.string(),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'must be one line of words'),
  v.maxLength(500, 'must have at most 500 letters'),
);

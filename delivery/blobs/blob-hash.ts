import * as v from 'valibot';

/** The name of a blob: the SHA-256 of its bytes in hexadecimal digits. */
export const blobHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256'));

/**
 * Parsers for the fields of the registry and of page locks. Each throws on invalid input. Hand-written, because every
 * visitor downloads them and a schema library would be four times the size.
 */

/** A file and its SRI hash (`sha256-…` or `sha384-…`). */
export type CheckedFile = { address: string; integrity: string };

export function checkedFile(value: unknown): CheckedFile {
  const file = object(value);
  return { address: address(file['address']), integrity: hash(file['integrity']) };
}

export const text = (value: unknown) => matching(/./, 'must not be empty', value);
export const pattern = (value: unknown) => matching(/^\//, 'must begin with /', value);
export const ownPath = (value: unknown) => matching(/^\/(?!\/)/, 'must be on this site', value);
export const address = (value: unknown) => matching(/^\/r\//, 'must be below /r/', value);
export const hash = (value: unknown) =>
  matching(/^sha(256|384)-/, 'must begin with sha256- or sha384-', value);
export const releaseId = (value: unknown) =>
  matching(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits', value);

function matching(pattern: RegExp, rule: string, value: unknown): string {
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw invalid(value, rule);
}

export function list<Entry>(value: unknown, parse: (entry: unknown) => Entry): Entry[] {
  if (!Array.isArray(value)) throw invalid(value, 'must be a list');
  return value.map((entry) => parse(entry));
}

export function object(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw invalid(value, 'must be an object');
}

export function invalid(value: unknown, rule: string): Error {
  return new Error(`${String(value).slice(0, 80)} ${rule}`);
}

import * as v from 'valibot';

/** A typed value, without NUL, which PostgreSQL cannot store. */
const typed = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\0', '')),
);

/** A single form field; empty if missing, the last value if repeated. */
const one = v.optional(
  v.pipe(
    v.union([typed, v.array(typed)]),
    v.transform((sent) => (typeof sent === 'string' ? sent : (sent.at(-1) ?? ''))),
  ),
  '',
);

/** All values of a form field. */
const many = v.optional(
  v.pipe(
    v.union([typed, v.array(typed)]),
    v.transform((sent) => (typeof sent === 'string' ? [sent] : sent)),
  ),
  [],
);

/** Reads a field of a form body or a query string. */
export function textIn(sent: unknown, name: string): string {
  return v.parse(v.optional(v.looseObject({ [name]: one }), {}), sent ?? {})[name] ?? '';
}

/** Reads all selected values of a group of checkboxes. */
export function listIn(sent: unknown, name: string): readonly string[] {
  return v.parse(v.optional(v.looseObject({ [name]: many }), {}), sent ?? {})[name] ?? [];
}

/** The first validation message of each field. */
export function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const issue of issues) errors[String(issue.path?.[0]?.key)] ??= issue.message;
  return errors;
}

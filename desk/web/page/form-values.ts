import * as v from 'valibot';

/** What was typed. PostgreSQL stores no NUL, and nobody types one. */
const typed = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\0', '')),
);

/** One field of a form that was sent; empty when it is missing. */
const one = v.optional(
  v.pipe(
    v.union([typed, v.array(typed)]),
    v.transform((sent) => (typeof sent === 'string' ? sent : (sent.at(-1) ?? ''))),
  ),
  '',
);

/** All fields of one name. */
const many = v.optional(
  v.pipe(
    v.union([typed, v.array(typed)]),
    v.transform((sent) => (typeof sent === 'string' ? [sent] : sent)),
  ),
  [],
);

/** Reads a text field of a form, or of an address. */
export function textIn(sent: unknown, name: string): string {
  return v.parse(v.optional(v.looseObject({ [name]: one }), {}), sent ?? {})[name] ?? '';
}

/** Reads the ticked boxes of one name. */
export function listIn(sent: unknown, name: string): readonly string[] {
  return v.parse(v.optional(v.looseObject({ [name]: many }), {}), sent ?? {})[name] ?? [];
}

/** The first sentence about each field of what was refused. */
export function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const issue of issues) errors[String(issue.path?.[0]?.key)] ??= issue.message;
  return errors;
}

import * as v from 'valibot';
import { messages } from './messages.ts';

/** What was wrong, by field: the field's name and one sentence a visitor can act on. */
export type FieldErrors = Record<string, string>;

/** What checking something of unknown shape gave: the tidied value, or one sentence for each wrong field. */
export type Checked<Value> =
  | { kind: 'valid'; value: Value }
  | { kind: 'invalid'; errors: FieldErrors };

/** The answer of every call that takes something in. `errors` names fields, or `body`, `path` and the like. */
export type SubmitAnswer = { success: true } | { success: false; errors: FieldErrors };

/** Checks something of unknown shape by a schema. Never throws. */
export function checkWith<Output>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
): Checked<Output> {
  const result = v.safeParse(schema, input);
  return result.success
    ? { kind: 'valid', value: result.output }
    : { kind: 'invalid', errors: fieldErrors(result.issues) };
}

/** The sentence about a form that is no object, or that has a field nobody asked for. */
export const aboutObject = (issue: v.StrictObjectIssue) =>
  issue.expected === 'never' ? messages.unknownField : messages.notAnObject;

const SPEAKABLE_FIELD = /^[\w.-]{1,40}$/;

/**
 * The first sentence about each wrong field, by the field's name. What is wrong with the whole, or with a field
 * whose name is not fit to repeat, stands under `body`.
 */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' && SPEAKABLE_FIELD.test(key) ? key : 'body';
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}

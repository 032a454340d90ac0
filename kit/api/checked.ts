import { messages } from './messages.ts';
import type { TextRule } from './text-fields.ts';

/** What was wrong, by field: the field's name and one sentence a visitor can act on. */
export type FieldErrors = Record<string, string>;

/** What checking something of unknown shape gave: the tidied value, or one sentence for each wrong field. */
export type Checked<Value> =
  | { kind: 'valid'; value: Value }
  | { kind: 'invalid'; errors: FieldErrors };

/** The answer of every call that takes something in. `errors` names fields, or `body`, `path` and the like. */
export type SubmitAnswer = { success: true } | { success: false; errors: FieldErrors };

const SPEAKABLE_FIELD = /^[\w.-]{1,40}$/;

/**
 * Checks a form of unknown shape: every field by its rule, and no field beside these. `make` makes the value from
 * the tidied texts. What is wrong with the whole, or with an unknown field whose name is not fit to repeat, stands
 * under `body`. Never throws. Written by hand because every page with a form loads it: a schema library would be
 * five times its size.
 */
export function checkForm<Field extends string, Value>(
  input: unknown,
  rules: Readonly<Record<Field, TextRule>>,
  make: (text: (field: Field) => string) => Value,
): Checked<Value> {
  if (typeof input !== 'object' || input === null) {
    return { kind: 'invalid', errors: { body: messages.notAnObject } };
  }
  const given: Readonly<Record<string, unknown>> = { ...input };
  const texts = new Map<string, string>();
  const errors = new Map<string, string>();
  for (const [field, rule] of Object.entries<TextRule>(rules)) {
    const value = given[field];
    const checked = rule(value === undefined ? '' : value);
    if (checked.kind === 'fine') texts.set(field, checked.text);
    else errors.set(field, checked.sentence);
  }
  const unknown = Object.keys(given).find((field) => !Object.hasOwn(rules, field));
  if (unknown !== undefined) {
    errors.set(SPEAKABLE_FIELD.test(unknown) ? unknown : 'body', messages.unknownField);
  }
  return errors.size === 0
    ? { kind: 'valid', value: make((field) => texts.get(field) ?? '') }
    : { kind: 'invalid', errors: Object.fromEntries(errors) };
}

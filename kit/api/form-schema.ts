import * as v from 'valibot';
import { messages } from './messages.ts';
import type { TextField } from './text-fields.ts';

/** What was wrong, by field: the field's name and one sentence a visitor can act on. */
export type FieldErrors = Record<string, string>;

/** What checking something of unknown shape gave: the tidied value, or one sentence for each wrong field. */
export type Checked<Value> =
  | { kind: 'valid'; value: Value }
  | { kind: 'invalid'; errors: FieldErrors };

/** The answer of every call that takes something in. `errors` names fields, or `body`, `path` and the like. */
export type SubmitAnswer = { success: true } | { success: false; errors: FieldErrors };

/** A field of a form, for the browser that shows it and the service that takes it. */
export type FormField = {
  /** Its name on the service's own page of mistakes. The form's label is in the section's content. */
  label: string;
  /** The control and the keyboard that it is filled in with. */
  kind: 'name' | 'email' | 'phone' | 'mobile' | 'text' | 'lines';
  rule: TextField;
  /** The `maxlength` of its control while the browser alone checks the form. */
  maxLength: number;
  optional?: boolean;
  /** Its name in what is sent, where that is another. */
  sentAs?: string;
};

/** The fields of a form by name, in their order. */
export type FormFields<Name extends string = string> = Readonly<Record<Name, FormField>>;

/** The names of a form's fields, in their order. */
export function fieldNames<Name extends string>(fields: FormFields<Name>): readonly Name[] {
  return Object.keys(fields) as Name[];
}

/** An empty text for each of a form's values. */
export function emptyValues<Name extends string>(
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}

const REPEATABLE_FIELD = /^[\w.-]{1,40}$/;

/** The schema of a form: these fields and no others. A field that was left out is an empty text. */
export function form<const Fields extends Readonly<Record<string, Pick<FormField, 'rule'>>>>(
  fields: Fields,
) {
  const entries = Object.fromEntries(
    Object.entries(fields).map(([name, { rule }]) => [name, v.optional(rule, '')]),
  ) as { readonly [Name in keyof Fields]: v.OptionalSchema<TextField, ''> };
  return v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? messages.unknownField : messages.notAnObject,
  );
}

/**
 * Checks a form of unknown shape. What is wrong with the whole, or with an unknown field whose name is not fit to
 * repeat, stands under `body`. Never throws.
 */
export function checkForm<Value>(
  input: unknown,
  schema: v.GenericSchema<unknown, Value>,
): Checked<Value> {
  const { success, output, issues } = v.safeParse(schema, input, { abortPipeEarly: true });
  if (success) return { kind: 'valid', value: output };
  const errors = issues.map(({ path, message }) => {
    const field = path?.[0].key;
    const isRepeatable = typeof field === 'string' && REPEATABLE_FIELD.test(field);
    return [isRepeatable ? field : 'body', message];
  });
  return { kind: 'invalid', errors: Object.fromEntries(errors) };
}

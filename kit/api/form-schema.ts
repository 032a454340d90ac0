import * as v from 'valibot';
import { messages } from './messages.ts';
import type { TextField } from './text-fields.ts';

/** Maps field names to error messages the visitor can act on. */
export type FieldErrors = Record<string, string>;

export type Checked<Value> =
  | { kind: 'valid'; value: Value }
  | { kind: 'invalid'; errors: FieldErrors };

/**
 * The response to every submission. `danger` is where the page of a sent message tells what to do in the danger that the
 * message speaks of. Keys of `errors` are field names, or `body`, `path` and so on.
 */
export type SubmitAnswer =
  | { success: true; danger?: string }
  | { success: false; errors: FieldErrors };

/** A form field, shared by browsers, which render it, and the service, which validates it. */
export type FormField = {
  /** The label on the service's own error page. The form's visible label is in the section's content. */
  label: string;
  /** Determines the control and on-screen keyboard. */
  kind: 'name' | 'email' | 'phone' | 'mobile' | 'text' | 'lines';
  rule: TextField;
  /** The `maxlength` attribute, used when the form has no JavaScript. */
  maxLength: number;
  optional?: boolean;
  /** Name in the request body, if different. */
  sentAs?: string;
};

export type FormFields<Name extends string = string> = Readonly<Record<Name, FormField>>;

export function fieldNames<Name extends string>(fields: FormFields<Name>): readonly Name[] {
  return Object.keys(fields) as Name[];
}

export function emptyValues<Name extends string>(
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}

const SAFE_FIELD_NAME = /^[\w.-]{1,40}$/;

/** Creates the schema of a form. It rejects unknown fields and treats missing fields as empty strings. */
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

type OptionalNames<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true } ? Name : never;
}[keyof Fields];

/** What a form sends: each field by its name; an optional field only if it is filled in. */
export type Sent<Fields extends FormFields> = {
  [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: string;
} & { [Name in OptionalNames<Fields>]?: string };

/** Creates the schema of what a form sends, without optional fields that are empty. */
export function sentForm<const Fields extends FormFields>(fields: Fields) {
  return v.pipe(
    form(fields),
    v.transform((values): Sent<Fields> => {
      return Object.fromEntries(filledIn(values, fields)) as Sent<Fields>;
    }),
  );
}

/** The fields of a form, without optional ones that are empty. */
function filledIn(values: Readonly<Record<string, string>>, fields: FormFields) {
  return Object.entries(values).filter(
    ([name, value]) => value !== '' || fields[name]?.optional !== true,
  );
}

type SentNames<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { sentAs: infer As } ? As : Name;
}[keyof Fields];

/**
 * Creates the schema of a page's form whose fields have other names or stricter rules than what it sends. A field that
 * the service does not accept is a type error.
 */
export function pageForm<const Page extends FormFields, Fields extends FormFields>(
  page: Page & (SentNames<Page> extends keyof Fields ? unknown : { unknownField: never }),
  _sends: Fields,
) {
  return v.pipe(
    form<Page>(page),
    v.transform((values): Sent<Fields> => {
      const sent = filledIn(values, page).map(([name, value]) => [
        page[name]?.sentAs ?? name,
        value,
      ]);
      return Object.fromEntries(sent) as Sent<Fields>;
    }),
  );
}

/**
 * Validates a form. Reports errors about the whole form, or about unknown fields whose names are unsafe to echo, under
 * `body`. Never throws.
 */
export function checkForm<Value>(
  input: unknown,
  schema: v.GenericSchema<unknown, Value>,
): Checked<Value> {
  const { success, output, issues } = v.safeParse(schema, input, { abortPipeEarly: true });
  if (success) return { kind: 'valid', value: output };
  const errors = issues.map(({ path, message }) => {
    const field = path?.[0].key;
    const isSafeName = typeof field === 'string' && SAFE_FIELD_NAME.test(field);
    return [isSafeName ? field : 'body', message];
  });
  return { kind: 'invalid', errors: Object.fromEntries(errors) };
}

import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type TextFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame | 'className' | 'style'>;

/**
 * One line of text. Everything an `<input>` takes goes through, such as `name`, `type`, `autoComplete`,
 * `inputMode`, `value` with `onChange`, or `defaultValue`.
 */
export function TextField({ id, label, mark, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {(ties) => <input type="text" {...input} {...ties} className="ui-input" />}
    </Field>
  );
}

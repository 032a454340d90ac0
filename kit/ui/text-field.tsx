import type { ComponentPropsWithRef } from 'react';
import { cn } from './cn.ts';
import { boxLook, Field, type FieldFrame } from './field.tsx';

type TextFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame | 'className' | 'style'>;

/**
 * A single-line field. Other props are passed to the `<input>`, such as `name`, `type`, `autoComplete`, `inputMode`,
 * `value` with `onChange`, or `defaultValue`.
 */
export function TextField({ id, label, mark, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {(ties) => (
        <input
          type="text"
          {...input}
          {...ties}
          className={cn(boxLook, 'min-h-13 rounded-input px-3.5')}
        />
      )}
    </Field>
  );
}

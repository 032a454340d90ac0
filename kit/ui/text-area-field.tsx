import type { ComponentPropsWithRef } from 'react';
import { cn } from './cn.ts';
import { boxLook, Field, type FieldFrame } from './field.tsx';

type TextAreaFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldFrame | 'className' | 'style'>;

/** Several lines of text. Everything a `<textarea>` takes goes through. */
export function TextAreaField({ id, label, mark, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {(ties) => (
        <textarea
          {...area}
          {...ties}
          className={cn(boxLook, 'min-h-33 resize-y rounded-input px-3.5')}
        />
      )}
    </Field>
  );
}

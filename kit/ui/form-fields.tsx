import type { ComponentPropsWithRef } from 'react';
import { cn } from './cn.ts';
import { boxLook, Field, type FieldFrame } from './field.tsx';

type TextAreaFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldFrame | 'className' | 'style'>;

/** Passes other props to the `<textarea>`. */
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

type PhoneFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame | 'className' | 'style' | 'type'>;

/** An Indian mobile number. The country code is text, announced with the field. */
export function PhoneField({ id, label, mark, hint, error, ...input }: PhoneFieldProps) {
  const codeId = `${id}-code`;
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error} alsoDescribedBy={codeId}>
      {(ties) => (
        <div className="group/phone grid grid-cols-[auto_1fr]">
          <span
            id={codeId}
            className="grid place-items-center rounded-l-input border-[1.5px] border-r-0 border-line-strong bg-prefix px-3.5 font-semibold group-has-aria-invalid/phone:border-y-2 group-has-aria-invalid/phone:border-l-2 group-has-aria-invalid/phone:border-coral-600"
          >
            +91
          </span>
          <input
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...input}
            {...ties}
            className={cn(boxLook, 'min-h-13 rounded-l-none rounded-r-input px-3.5')}
          />
        </div>
      )}
    </Field>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type PhoneFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame | 'className' | 'style' | 'type'>;

/** An Indian mobile number. The country code stands there as text and is read with the field. */
export function PhoneField({ id, label, mark, hint, error, ...input }: PhoneFieldProps) {
  const codeId = `${id}-code`;
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error} alsoDescribedBy={codeId}>
      {(ties) => (
        <div className="ui-phone-input">
          <span id={codeId}>+91</span>
          <input
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...input}
            {...ties}
            className="ui-input"
          />
        </div>
      )}
    </Field>
  );
}

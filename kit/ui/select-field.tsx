import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldFrame | 'className' | 'style' | 'children'> & {
    /** What can be chosen, in order. A first option with an empty value asks for a choice. */
    options: readonly { value: string; label: string }[];
  };

/** The platform's own list to choose from. Everything a `<select>` takes goes through. */
export function SelectField({
  id,
  label,
  mark,
  hint,
  error,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {(ties) => (
        <div className="ui-select">
          <select {...select} {...ties} className="ui-input">
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  );
}

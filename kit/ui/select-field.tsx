import type { ComponentPropsWithRef } from 'react';
import { cn } from './cn.ts';
import { boxLook, Field, type FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldFrame | 'className' | 'style' | 'children'> & {
    /** The options in order. If the first value is empty, that option is the placeholder. */
    options: readonly { value: string; label: string }[];
  };

/** A native `<select>`. Other props are passed through. */
export function SelectField({
  id,
  label,
  mark,
  hint,
  error,
  options,
  ...selectProps
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {(ties) => (
        <div className="relative" data-select="">
          <select
            {...selectProps}
            {...ties}
            className={cn(
              boxLook,
              'min-h-13 appearance-none rounded-input pr-11 pl-3.5 disabled:cursor-not-allowed disabled:bg-disabled-ground disabled:text-disabled-text disabled:opacity-100 forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto"
          />
        </div>
      )}
    </Field>
  );
}

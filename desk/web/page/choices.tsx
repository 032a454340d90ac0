import { cn } from '@site/kit/ui/cn.ts';
import { labelLook } from '@site/kit/ui/field.tsx';

type ChoicesProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string; hint?: string }[];
  /** The selected values. */
  chosen?: readonly string[];
  /** Checkboxes if true (default), radio buttons otherwise. */
  several?: boolean;
  error?: string | undefined;
};

/** A group of checkboxes or radio buttons. */
export function Choices({
  name,
  legend,
  options,
  chosen = [],
  several = true,
  error,
}: ChoicesProps) {
  const errorId = error === undefined ? undefined : `${name}-error`;
  return (
    <fieldset className="min-w-0" aria-describedby={errorId}>
      <legend className={cn(labelLook, 'mb-1')}>{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-11 items-center gap-3 py-1 leading-snug">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="size-5.5 flex-none accent-teal-600"
          />
          <span className="min-w-0">
            {label}
            {hint && <span className="text-ink-quiet">: {hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="font-semibold text-coral-700">
          {error}
        </p>
      )}
    </fieldset>
  );
}

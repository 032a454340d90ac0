import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type FieldFrame = {
  /** Unique on the page; an error summary links to it. */
  id: string;
  label: string;
  /** Shown after the label. */
  mark?: 'required' | 'optional' | undefined;
  /** What to enter and how. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
};

/** Attributes that associate a control with its label, hint and error; spread them on the control. */
type ControlTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldFrame & {
  /** The id of another description, announced first. */
  alsoDescribedBy?: string;
  children: (ties: ControlTies) => ReactNode;
};

/** Classes of a field's label, a group's legend, or a price's title. */
export const labelLook = 'block font-head text-18 leading-[1.3] font-semibold';

/** Classes of a control's box, except height, radius and horizontal padding. */
export const boxLook =
  'block w-full border-[1.5px] border-line-strong bg-surface py-3 text-ink hover:border-ink focus-visible:border-ink focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-coral-600 aria-invalid:bg-coral-100';

/** A label, hint, control and error, associated for assistive technology. */
export function Field({ id, label, mark, hint, error, alsoDescribedBy, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [alsoDescribedBy, hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 content-start gap-1.5 print:break-inside-avoid">
      <label className={labelLook} htmlFor={id}>
        <span>{label}</span>
        {mark && (
          <span className="font-text text-16 leading-none font-normal text-ink-quiet">{` (${mark})`}</span>
        )}
      </label>
      {hint && (
        <p className="-mt-0.5 leading-snug text-ink-quiet" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p
          className="flex items-center gap-2 leading-[1.4] font-semibold text-coral-700"
          id={errorId}
        >
          <Icon name="alert" className="size-5.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What every kind of field has around it. */
export type FieldFrame = {
  /** Unique on the page; an error summary leads to it. */
  id: string;
  label: string;
  /** Written after the label: the form says up front what it needs. */
  mark?: 'required' | 'optional' | undefined;
  /** What to write and how, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
};

/** What ties a control to its label, hint and error; spread it on the control. */
type ControlTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldFrame & {
  /** The id of something else that describes the control, read first. */
  alsoDescribedBy?: string;
  /** Draws the control. */
  children: (ties: ControlTies) => ReactNode;
};

/** How words above a choice look: the label of a field, the legend of a group, the title of a price. */
export const labelLook = 'block font-head text-18 leading-[1.3] font-semibold';

/** How the box of a control looks, but for its height, its corners and the room at its sides. */
export const boxLook =
  'block w-full border-[1.5px] border-line-strong bg-surface py-3 text-ink hover:border-ink focus-visible:border-ink focus-visible:outline-offset-1 aria-invalid:border-2 aria-invalid:border-coral-600 aria-invalid:bg-coral-100';

/** A label, a hint, a control and its error, tied together for those who do not see them together. */
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

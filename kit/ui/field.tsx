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
export type ControlTies = {
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

/** A label, a hint, a control and its error, tied together for those who do not see them together. */
export function Field({ id, label, mark, hint, error, alsoDescribedBy, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [alsoDescribedBy, hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        <span>{label}</span>
        {mark && <span className="ui-label-mark">{` (${mark})`}</span>}
      </label>
      {hint && (
        <p className="ui-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="ui-error" id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

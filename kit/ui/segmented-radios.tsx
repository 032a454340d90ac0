import type { ReactNode } from 'react';

type SegmentedRadiosProps = {
  /** The question that the choices answer. */
  legend: string;
  /** The name under which a form sends the choice; unique on the page. */
  name: string;
  /** Two to four short choices; `<b>` inside a label is the large part. */
  options: readonly { value: string; label: ReactNode }[];
  /** What is chosen at first. */
  defaultValue?: string;
};

/** A choice of one among a few, all in sight, as boxes in a row. */
export function SegmentedRadios({ legend, name, options, defaultValue }: SegmentedRadiosProps) {
  return (
    <fieldset>
      <legend className="ui-label mb-2">{legend}</legend>
      <div className="ui-segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { labelLook } from './field.tsx';

type SegmentedRadiosProps = {
  legend: string;
  /** The form field's name; unique on the page. */
  name: string;
  /** A few short choices; `<b>` inside a label is the large part. */
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
};

/*
 * `data-fits` marks the options among which the visitor still has to choose. The selected border is drawn inwards, so
 * that it takes no room from the text. The border is also needed in forced-colors mode, where tints disappear.
 */
const choiceLook = cn(
  'grid h-full min-h-14.5 place-content-center rounded-input border-[1.5px] border-line-strong px-0.5 pt-1.5 pb-1 text-center leading-tight',
  '[&_b]:font-head [&_b]:text-20 [&_b]:leading-[1.1] [&_b]:font-bold',
  'peer-checked:border-hue-ui peer-checked:bg-hue-100 peer-checked:text-hue-text peer-checked:inset-ring peer-checked:inset-ring-hue-ui',
  'peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ink',
  'peer-data-fits:bg-hue-100 peer-[[data-fits]:not(:checked)]:border-dashed peer-[[data-fits]:not(:hover)]:border-hue-ui',
  'forced-colors:peer-[:checked:not(:hover)]:border-[Highlight] forced-colors:peer-[:checked:not(:focus-visible)]:outline-2 forced-colors:peer-[:checked:not(:focus-visible)]:outline-[Highlight]',
);

/** A few radio buttons as boxes in a row. */
export function SegmentedRadios({ legend, name, options, defaultValue }: SegmentedRadiosProps) {
  return (
    <fieldset>
      <legend className={cn(labelLook, 'mb-2')}>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2" data-segmented="">
        {options.map((option) => (
          <label key={option.value} className="relative block">
            <input
              type="radio"
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span className={choiceLook}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
